/** Notifications on this device while no page is open: subscribing, testing, unsubscribing. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { ask } from "../net/api.js";
import { icon } from "../draw/art.js";
import { siteUrl } from "../net/site.js";

/** @typedef {{on: boolean, all_tables?: boolean, remind?: boolean}} Told */
/** @typedef {"unknown" | "unable" | "install" | "denied" | "off" | "on"} Stand */

/** The worker that is woken when a message comes. */
const WORKER = siteUrl("/sw.js");

/** What a push service wants as bytes. @param {string} text */
function bytes(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** @param {PushSubscription} subscription @param {PushEncryptionKeyName} name */
function key(subscription, name) {
  const data = new Uint8Array(/** @type {ArrayBuffer} */ (subscription.getKey(name)));
  return btoa(String.fromCharCode(...data))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** An iPhone or iPad tells nothing to a page in a tab: it must be on the home screen first. */
const onlyInstalled = () => /iP(hone|ad|od)/.test(navigator.userAgent) && !matchMedia("(display-mode: standalone)").matches;

export class Notifications {
  /**
   * @param {import("../types.js").Words} words
   * @param {string} table this table, or ""
   * @param {string} key the server's
   * @param {() => void} changed draws anew
   */
  constructor(words, table, key, changed) {
    this.words = words;
    this.table = table;
    this.changed = changed;
    /** @type {Stand} */
    this.stand = "unknown";
    this.key = key;
    /** @type {Told} */
    this.told = { on: false };
    /** @type {PushSubscription | null} */
    this.subscription = null;
    this.note = "";
    this.busy = false;
  }

  /** Finds out whether this browser is subscribed. */
  async look() {
    const able = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window && isSecureContext;
    if (!able || !this.key) return this.set(onlyInstalled() ? "install" : "unable");
    const worker = await navigator.serviceWorker.register(WORKER).catch(() => null); // some browsers refuse in private windows
    if (!worker) return this.set("unable");
    this.subscription = await worker.pushManager.getSubscription();
    if (this.subscription) this.told = await ask("/api/calls/state", { endpoint: this.subscription.endpoint, table: this.table });
    if (Notification.permission === "denied") return this.set("denied");
    return this.set(this.told.on ? "on" : "off");
  }

  /** @param {Stand} stand */
  set(stand) {
    this.stand = stand;
    this.changed();
  }

  /** Does something that may fail, and says so if it does. @param {() => Promise<void>} work */
  async attempt(work) {
    this.note = "";
    this.busy = true;
    this.changed();
    try {
      await work();
    } catch (error) {
      this.note = error instanceof Error && error.message ? error.message : this.words.text("call-failed");
    }
    this.busy = false;
    this.changed();
  }

  /** @param {{all?: boolean, remind?: boolean}} wish */
  start({ all = this.told.all_tables ?? false, remind = this.told.remind ?? false }) {
    return this.attempt(async () => {
      if ((await Notification.requestPermission()) !== "granted") return this.set("denied");
      const worker = await navigator.serviceWorker.ready;
      this.subscription ??= await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(this.key) });
      const { endpoint } = this.subscription;
      const keys = { p256dh: key(this.subscription, "p256dh"), auth: key(this.subscription, "auth") };
      await ask("/api/calls", { endpoint, ...keys, table: all ? "" : this.table, all_tables: all, remind });
      this.told = { ...this.told, on: true, all_tables: all, remind };
      this.set("on");
    });
  }

  stop() {
    return this.attempt(async () => {
      const everything = this.told.all_tables || !this.table;
      await ask("/api/calls/off", { endpoint: this.subscription?.endpoint ?? "", table: everything ? "" : this.table });
      if (everything) {
        await this.subscription?.unsubscribe();
        this.subscription = null;
      }
      this.told = { on: false };
      this.set("off");
    });
  }

  test() {
    return this.attempt(async () => {
      await ask("/api/calls/test", { endpoint: this.subscription?.endpoint ?? "" });
      this.note = this.words.text("call-test-sent");
    });
  }

  view() {
    const { words } = this;
    const t = (/** @type {string} */ name) => words.text(name);
    if (this.stand === "unknown") return nothing;
    const all = Boolean(this.told.all_tables);
    const body = {
      unable: () => html`<p class="dim">${t("call-unable")}</p>`,
      install: () => html`<p class="dim">${t("call-install")}</p>`,
      denied: () => html`<p class="dim">${t("call-denied")}</p>`,
      off: () => html`<p class="dim">${t("call-help")}</p><div class="row wrap">
        ${this.table ? html`<button class="btn soft" ?disabled=${this.busy} @click=${() => this.start({ all: false })}>${icon("bell")}${t("call-here")}</button>` : nothing}
        <button class="btn ${this.table ? "soft" : "main"}" ?disabled=${this.busy} @click=${() => this.start({ all: true })}>${this.table ? nothing : icon("bell")}${t("call-everywhere")}</button></div>`,
      on: () => html`<p>${icon("bell")} ${t(all ? "call-on-everywhere" : "call-on-here")}</p>
        <label class="toggle"><input type="checkbox" .checked=${Boolean(this.told.remind)} ?disabled=${this.busy}
          @change=${(/** @type {Event} */ event) => this.start({ remind: /** @type {HTMLInputElement} */ (event.target).checked })}>
          <span><b>${t("call-remind")}</b><small>${t("call-remind-help")}</small></span></label>
        <div class="row wrap"><button class="btn soft" ?disabled=${this.busy} @click=${() => this.test()}>${t("call-try")}</button>
        ${this.table && !all ? html`<button class="btn soft" ?disabled=${this.busy} @click=${() => this.start({ all: true })}>${t("call-everywhere")}</button>` : nothing}
        <button class="btn bare" ?disabled=${this.busy} @click=${() => this.stop()}>${t("call-stop")}</button></div>`,
    }[this.stand];
    return html`<section class="calls"><h3 class="cap">${t("call-heading")}</h3>${body()}<p class="note" role="status">${this.note}</p></section>`;
  }
}
