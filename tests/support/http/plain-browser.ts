/** A browser without scripts and styles, at a running server: links, and forms as HTML sends them. */
import { randomInt } from "node:crypto";
import { whenFree } from "../when-free.ts";
import { type FormSent, textsOf } from "./plain-form.ts";
import { exactlyOne, nameOf } from "./plain-names.ts";
import { PlainPart } from "./plain-part.ts";

const maxRedirects = 5;

export class PlainBrowser extends PlainPart {
  status = 0;
  headers = new Headers();
  /** The language that its person reads. */
  language = "en-US";
  html = "";
  readonly cookies = new Map<string, string>();
  /** `Set-Cookie` lines, latest last. */
  readonly setCookies: string[] = [];
  readonly #origin: string;
  /** Limits count by network: none uses up another's share. */
  readonly #network = `198.19.${randomInt(256)}.${randomInt(1, 255)}`;
  #address = "/";

  constructor(origin: string) {
    super();
    this.#origin = origin;
  }

  /** Path, query and fragment of the page; redirects have been followed. */
  get address(): string {
    return this.#address;
  }

  get heading(): string {
    return nameOf(exactlyOne(this.all("h1"), "h1"));
  }

  async open(address: string): Promise<this> {
    return this.#go(address, { method: "GET" });
  }

  reload(): Promise<this> {
    return this.open(this.#address);
  }

  /** Requests a file or JSON as a browser does by itself: the page stays. */
  fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("User-Agent", "Plain/1.0");
    headers.set("X-Forwarded-For", this.#network);
    headers.set("Accept-Language", this.language);
    const cookies = [...this.cookies].map(([name, value]) => `${name}=${value}`);
    if (cookies.length > 0 && !headers.has("Cookie")) headers.set("Cookie", cookies.join("; "));
    return fetch(new URL(address, this.#origin + this.#address), {
      redirect: "manual",
      ...init,
      headers,
    });
  }

  async logIn(person: { username: string; password: string }): Promise<this> {
    const answer = await whenFree(() =>
      this.fetch("/api/login", {
        method: "POST",
        headers: { "Content-Type": "application/json", Origin: this.#origin },
        body: JSON.stringify({ ...person, rememberMe: false }),
      }),
    );
    if (!answer.ok) throw new Error(`${person.username} is not signed in: ${answer.status}`);
    this.#keepCookies(answer);
    const { location } = (await answer.json()) as { location: string };
    return this.open(location);
  }

  protected override async followTo(address: string): Promise<void> {
    await this.open(address);
  }

  protected override async submit(form: FormSent): Promise<void> {
    const { method, action, body } = form;
    if (method === "GET") {
      const url = new URL(action || this.#address, this.#origin + this.#address);
      url.search = new URLSearchParams(textsOf(form.entries)).toString();
      await this.#go(url.pathname + url.search, { method });
    } else await this.#go(action || this.#address, { method, body });
  }

  async #go(address: string, init: RequestInit): Promise<this> {
    let next = new URL(address, this.#origin + this.#address);
    let request = init;
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
      if (next.origin !== this.#origin) throw new Error(`this leads away from the site: ${next}`);
      const headers = new Headers({ Accept: "text/html" });
      if (request.method === "POST") headers.set("Origin", this.#origin);
      const answer = await this.fetch(next.href, { ...request, headers });
      this.#keepCookies(answer);
      const location = answer.headers.get("location");
      if (location === null || answer.status < 300 || answer.status > 399) {
        this.#address = next.pathname + next.search + next.hash;
        this.status = answer.status;
        this.headers = answer.headers;
        this.html = await answer.text();
        this.read(this.html);
        this.#expectLinksToFaults();
        return this;
      }
      await answer.arrayBuffer();
      next = new URL(location, next);
      if (![307, 308].includes(answer.status)) request = { method: "GET" };
    }
    throw new Error(`${address} leads on and on`);
  }

  /** Whoever has no scripts finds what is wrong by these links alone. */
  #expectLinksToFaults(): void {
    for (const { attribs } of this.all('a[href^="#fault-"]')) {
      const id = attribs.href?.slice(1);
      if (this.all(`[id="${id}"]`).length === 0)
        throw new Error(`${this.#address}: a link to a fault leads to ${attribs.href}`);
    }
  }

  #keepCookies(answer: Response): void {
    for (const line of answer.headers.getSetCookie()) {
      this.setCookies.push(line);
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0(;|$)/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
