/** Two people of one client, one of whom reads Spanish: each gets their language, whoever asks beside them. */
import { randomUUID } from "node:crypto";
import { expect, it, onTestFinished } from "vitest";
import { chooseLanguage } from "#platform/identity/account-language.server.ts";
import { type Language, languages, localeOf, otherLanguage } from "#platform/language/language.ts";
import { eightAtOnce } from "../support/eight-at-once.ts";
import type { PlainBrowser } from "../support/http/plain-browser.ts";
import { openSite } from "../support/http/site.ts";
import { addHeldKey } from "../support/keys.ts";
import { addressesOnSigns } from "../support/pdf-texts.ts";
import { addClient, addPerson } from "../support/people.ts";
import { addSignStage } from "../support/scenarios/signs.ts";
import { storedEmails } from "../support/stored-emails.ts";
import { whenFree } from "../support/when-free.ts";
import { addOrder } from "../support/work-orders.ts";

const site = openSite();

/** What only one of the languages says. */
type Says = Readonly<Record<Language, RegExp>>;

const everyPage: Says = { en: />Keys</, es: />Llaves</ };
const everyEmail: Says = {
  en: /You received this email because/,
  es: /Recibió este correo porque/,
};

interface Asked {
  language: Language;
  path: string;
  says: Says;
  status: number;
  isPage: boolean;
  ask: () => Promise<Response>;
}

async function addReaders() {
  const { id: clientId, facilityIds } = await addClient(site, 1);
  const readers = [];
  for (const language of languages) {
    const person = await addPerson(site, { role: "client-administrator", clientId });
    await chooseLanguage(site.db, { accountId: person.id }, language);
    readers.push({ language, person, browser: await site.signedIn(person) });
  }
  return { readers, clientId, facilityId: facilityIds[0] ?? "" };
}

/** A sign of a room, with the address of its page. */
async function addSign(): Promise<string> {
  const { people, officePath } = await addSignStage(site, `Clinic of languages ${randomUUID()}`);
  const page = await site.signedIn(people.manager);
  await page.open(officePath);
  await page.press("Create 2 signs");
  const file = await page.fetch(`${officePath}.pdf?format=letter`);
  const [address = ""] = addressesOnSigns(new Uint8Array(await file.arrayBuffer()));
  return new URL(address).pathname;
}

/** What people of the client and of the staff ask for, and what programs of theirs are told. */
function askedBySignedIn(
  browser: PlainBrowser,
  language: Language,
  area: "client-portal" | "office",
): Asked[] {
  const get = (path: string, says: Says, status = 200): Asked => ({
    language,
    path,
    says,
    status,
    isPage: !path.startsWith("/api"),
    ask: () => browser.fetch(path),
  });
  const pages = {
    "client-portal": ["", "/work-orders", "/keys", "/invoices", "/inspections", "/schedule"],
    office: ["", "/work-orders", "/keys", "/invoices", "/inspections", "/clients"],
  }[area];
  return [
    ...pages.map((path) => get(`/${area}${path}`, everyPage)),
    get(`/${area}/nothing`, everyPage, 404),
    get("/account/profile", { en: />Profile</, es: />Perfil</ }),
    ...(area === "client-portal"
      ? [
          get("/api/portal/insights?days=7", { en: /this period/, es: /este período/ }, 400),
          get("/api/portal/work-orders", { en: /"Spill or leak"/, es: /"Derrame o fuga"/ }),
        ]
      : []),
  ];
}

/** Guests get the public site in the language of the address, and all else in that of their browser. */
function askedByGuests(language: Language, sign: string): Asked[] {
  const browser = site.browser();
  browser.language = localeOf(language);
  const asked = { language, status: 200, isPage: true };
  const prefix = { en: "", es: "/es" }[language];
  const guest = (path: string, says: Says): Asked => ({
    ...asked,
    path,
    says,
    ask: () => browser.fetch(path),
  });
  const careers = { en: />Careers</, es: />Empleos</ };
  return [
    guest(prefix || "/", careers),
    guest(`${prefix}/contact`, careers),
    guest(sign, { en: />Report a problem</, es: />Reportar un problema</ }),
    guest("/forgot-password", { en: /Forgot your password/, es: /Olvidó su contraseña/ }),
    {
      ...guest("/api/events", { en: /Please sign in/, es: /Inicie sesión/ }),
      status: 401,
      isPage: false,
    },
    {
      ...asked,
      path: "/api/contact",
      says: { en: /is required/, es: /Escriba/ },
      status: 422,
      isPage: false,
      ask: () =>
        browser.fetch("/api/contact", {
          method: "POST",
          headers: {
            "Content-Type": "application/json",
            "Form-Metadata": `pageLanguage=${language}`,
            Origin: site.url,
          },
          body: "{}",
        }),
    },
  ];
}

/** Listens until the test ends. */
async function openStream(browser: PlainBrowser) {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const answer = await browser.fetch("/api/events", { signal: leaving.signal });
  expect(answer.status).toBe(200);
  const stream = { text: "", isOpen: true };
  const decoder = new TextDecoder();
  const listen = async () => {
    for await (const chunk of answer.body ?? []) stream.text += decoder.decode(chunk);
  };
  void listen()
    .catch(() => {})
    .finally(() => {
      stream.isOpen = false;
    });
  return stream;
}

/** What the stream has told of, each by its names alone. */
const eventsOf = ({ text }: { text: string }) =>
  [...text.matchAll(/^data: (.*)$/gm)].map(([, data = ""]) => JSON.parse(data) as object);

it("two hundred answers beside open streams are each in the language of who asked", async () => {
  const { readers, clientId, facilityId } = await addReaders();
  await addOrder(site, facilityId);
  const sign = await addSign();
  const asked: Asked[] = [];
  const streams = [];
  for (const { language, browser } of readers) {
    const manager = await addPerson(site, { role: "account-manager", clientIds: [clientId] });
    await chooseLanguage(site.db, { accountId: manager.id }, language);
    const office = await site.signedIn(manager);
    for (const one of [browser, browser, office, office]) streams.push(await openStream(one));
    asked.push(
      ...askedBySignedIn(browser, language, "client-portal"),
      ...askedBySignedIn(office, language, "office"),
      ...askedByGuests(language, sign),
    );
  }
  // Each person's own, then the next one's: no two of one language follow each other by rule.
  const half = asked.length / 2;
  const inTurns = asked.slice(0, half).flatMap((one, at) => [one, asked[half + at] ?? one]);
  const requests = Array.from({ length: 208 }, (_, at) => inTurns[at % inTurns.length]);
  const [first, second] = [requests.slice(0, 104), requests.slice(104)];
  const ask = async (one: Asked | undefined) => {
    if (one === undefined) throw new Error("nothing to ask");
    const answer = await whenFree(one.ask);
    return { ...one, answered: answer.status, text: await answer.text() };
  };
  const [some, others] = await Promise.all([
    eightAtOnce(first, ask),
    eightAtOnce(second, ask),
    // What open screens are told of meanwhile.
    eightAtOnce([1, 2, 3, 4], () => addOrder(site, facilityId)),
  ]);
  const answers = [...some, ...others];
  const wrong = answers.filter(
    ({ language, status, answered, isPage, says, text }) =>
      answered !== status ||
      (isPage && !text.includes(`<html lang="${localeOf(language)}"`)) ||
      !says[language].test(text) ||
      says[otherLanguage(language)].test(text),
  );
  expect(wrong.map(({ language, path, answered }) => `${language} ${path} ${answered}`)).toEqual(
    [],
  );
  expect(answers).toHaveLength(208);
  expect(streams.map(({ isOpen }) => isOpen)).toEqual(streams.map(() => true));
  // A stream says that something changed, in no language.
  for (const stream of streams) {
    const names = new Set(eventsOf(stream).flatMap((event) => Object.keys(event)));
    expect([...names].toSorted()).toEqual(["clientId", "facilityId", "id", "kind"]);
  }
});

it("an error of the public site is in the language of its address, else in the visitor’s", async () => {
  const says: Says = { en: /404 Page Not Found/, es: /404: página no encontrada/ };
  const ask = async (path: string, browserSays: string, chosen?: Language) => {
    const browser = site.browser();
    browser.language = browserSays;
    if (chosen !== undefined) browser.cookies.set("language", chosen);
    const page = await browser.open(path);
    expect(page.status, path).toBe(404);
    const [language = "en"] = languages.filter((one) => says[one].test(page.heading));
    expect(page.html, path).toContain(`<html lang="${localeOf(language)}"`);
    expect(page.html.match(/<title>([^<|]*)/)?.[1], path).toMatch(says[language]);
    return language;
  };
  for (const path of ["/nothing", "/news/nothing", "/resources/nothing"]) {
    expect(await ask(path, "en-US")).toBe("en");
    expect(await ask(path, "es-MX,es;q=0.9,en;q=0.8")).toBe("es");
    expect(await ask(path, "es-MX", "en")).toBe("en");
    expect(await ask(path, "en-US", "es")).toBe("es");
    expect(await ask(`${path}?language=es`, "en-US")).toBe("es");
    expect(await ask(`${path}?lang=es`, "en-US", "en")).toBe("es");
    expect(await ask(`/es${path}`, "en-US", "en")).toBe("es");
  }
});

it("an email is in the language of who gets it, whoever caused it", async () => {
  const { readers, clientId, facilityId } = await addReaders();
  const boss = await addPerson(site, { role: "administrator" });
  const keyId = await addHeldKey(site, { clientId, facilityId }, { holderId: boss.id });
  const office = await site.signedIn(boss);
  await office.open(`/office/keys/${keyId}`);
  await office.part("li form:has([value=lost])").press("Yes, it’s lost");
  expect(office.address).toContain("done=lost");
  for (const { language, person } of readers) {
    const emails = await storedEmails(site.dataDirectory, person.email, 1);
    for (const { text = "", html = "" } of emails) {
      expect(text).toMatch(everyEmail[language]);
      expect(html).toContain(`lang="${language}-US"`);
      expect(text).not.toMatch(everyEmail[otherLanguage(language)]);
    }
  }
});
