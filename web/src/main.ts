import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/base.css";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no place for the table");
mount(App, { target });

// the page opens without a network, too, and says then that it cannot play
if (import.meta.env.PROD && navigator.serviceWorker) {
  navigator.serviceWorker.register("/sw.js").catch(() => undefined); // a browser that keeps nothing loads it anew
}
