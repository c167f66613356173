import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import Icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const version = /__version__ = "(.+)"/.exec(readFileSync(here("../src/tablee/__init__.py"), "utf-8"))![1];
const server = "127.0.0.1:8000"; // where `tablee serve` listens unless told otherwise

export default defineConfig({
  plugins: [svelte(), Icons({ compiler: "svelte" })],
  define: { __VERSION__: JSON.stringify(version) },
  resolve: {
    // the messages that Python reads too
    alias: { "@text": here("../src/tablee/text") },
    // in tests, too, components run as in a browser
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  build: {
    outDir: here("../src/tablee/server/static"),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: {
      "/api": `http://${server}`,
      "/ws": { target: `ws://${server}`, ws: true },
    },
  },
  test: { include: ["src/**/*.test.ts"], setupFiles: ["src/lib/fakes.ts"] },
});
