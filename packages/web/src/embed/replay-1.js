// <riposte-replay src="fight.jsonl"></riposte-replay>: a fight to look at, in any page. The 1 is the version of the element: what changes for
// pages that have it gets a new number, and this one stays.
const STYLE = ':host { display: block; height: 34rem; } :host([hidden]) { display: none; } iframe { display: block; width: 100%; height: 100%; border: 0; }';
/** Bytes of a log. */
const MOST = 20_000_000;

class RiposteReplay extends HTMLElement {
  static observedAttributes = ['src', 'at', 'theme', 'lang'];
  #frame = document.createElement('iframe');
  #listen = ({ data, source }) => {
    if (source !== this.#frame.contentWindow || typeof data?.riposte !== 'string') return;
    if (data.riposte === 'ready') void this.#show();
    if (data.riposte === 'moment') this.dispatchEvent(new CustomEvent('moment', { detail: { at: data.at } }));
  };

  constructor() {
    super();
    const style = new CSSStyleSheet();
    style.replaceSync(STYLE);
    const root = this.attachShadow({ mode: 'open' });
    // Pages that allow no styles of their own allow this one.
    root.adoptedStyleSheets = [style];
    root.append(this.#frame);
    this.#frame.loading = 'lazy';
    this.#frame.allow = 'fullscreen';
  }

  connectedCallback() {
    window.addEventListener('message', this.#listen);
    this.#load();
  }

  disconnectedCallback() {
    window.removeEventListener('message', this.#listen);
  }

  attributeChangedCallback(name, before, now) {
    if (before === now || !this.isConnected) return;
    if (name === 'src') void this.#show();
    else this.#load();
  }

  /** The frame says when it is ready. */
  #load() {
    const lang = this.getAttribute('lang') ?? document.documentElement.lang;
    const page = new URL('./', import.meta.url);
    if (lang !== '') page.searchParams.set('lang', lang);
    const wishes = new URLSearchParams();
    for (const name of ['at', 'theme']) if (this.hasAttribute(name)) wishes.set(name, this.getAttribute(name));
    page.hash = `/embed?${wishes}`;
    this.#frame.title = this.getAttribute('aria-label') ?? 'Riposte';
    this.#frame.src = page.href;
  }

  /** This page fetches the log, so that it may lie where only this page can read it. */
  async #show() {
    const address = new URL(this.getAttribute('src') ?? '', document.baseURI).href;
    const say = (message) => this.#frame.contentWindow?.postMessage({ ...message, address }, new URL('./', import.meta.url).origin);
    try {
      const response = await fetch(address);
      if (!response.ok) throw new Error(String(response.status));
      const log = await response.text();
      if (log.length > MOST) throw new Error(`> ${MOST / 1_000_000} MB`);
      say({ riposte: 'log', log });
    } catch (thrown) {
      say({ riposte: 'failed', why: thrown.message });
    }
  }
}

if (!customElements.get('riposte-replay')) customElements.define('riposte-replay', RiposteReplay);
