// Keeps the shell of the page, so that it opens without a network and can say so. Games are played by the server: nothing of
// theirs is kept here.
const SHELL = "tablee-shell-1";
const ALWAYS = ["/", "/favicon.svg", "/manifest.webmanifest", "/icon-192.png"];

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll(ALWAYS))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (pathname.startsWith("/assets/")) event.respondWith(lasting(event.request));
  else if (ALWAYS.includes(pathname)) event.respondWith(fresh(event.request));
});

/** What is named by its content never changes. */
async function lasting(request) {
  const cache = await caches.open(SHELL);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** As the server has it now, and only without it as it was. */
async function fresh(request) {
  const cache = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      if (new URL(request.url).pathname === "/") await forget(cache, await answer.clone().text());
      await cache.put(request, answer.clone());
    }
    return answer;
  } catch (error) {
    const kept = await cache.match(request, { ignoreSearch: true });
    if (kept) return kept;
    throw error;
  }
}

/** A new version of the page has other parts: the old ones go. */
async function forget(cache, page) {
  const before = await (await cache.match("/"))?.text();
  if (before === undefined || before === page) return;
  for (const request of await cache.keys()) {
    if (new URL(request.url).pathname.startsWith("/assets/")) await cache.delete(request);
  }
}
