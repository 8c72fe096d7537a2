/** Everything in a language that nobody speaks: what has no brackets is no message, and must be data. */
import { parse } from "csv-parse/sync";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { company } from "#content/company.ts";
import { news } from "#content/news/articles.ts";
import { payment } from "#content/payment.ts";
import { resources } from "#content/resources/articles.ts";
import { states } from "#content/states.ts";
import { languageNames } from "#platform/language/language.ts";
import { productFolder } from "../../scripts/setup/program.mjs";
import { readTexts } from "../../scripts/texts/read-texts.ts";
import { eightAtOnce } from "../support/eight-at-once.ts";
import {
  type DemoPerson,
  type DemoServer,
  followLinks,
  startDemo,
} from "../support/every-screen.ts";
import { PlainBrowser } from "../support/http/plain-browser.ts";
import { readMarkup } from "../support/markup.ts";
import { createDatabase } from "../support/postgres-database.ts";
import { knownData, storedTexts } from "../support/pseudo-language/data.ts";
import { unbracketedOnPage, unbracketedText } from "../support/pseudo-language/unbracketed.ts";

let server: DemoServer;
let drop: () => Promise<void>;
let client: Client;
beforeAll(async () => {
  const database = await createDatabase(inject("postgresUrl"));
  drop = database.drop;
  server = await startDemo({
    env: {
      DATABASE_URL: database.url,
      SECRET_KEY: crypto.randomUUID().repeat(2),
      PSEUDO_LANGUAGE: "1",
    },
  });
  client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(`update accounts set preferences = preferences || '{"language": "es"}'`);
}, 180_000);
afterAll(async () => {
  await client?.end();
  await server?.discard();
  await drop?.();
});

const people: readonly DemoPerson[] = [
  "client.admin",
  "client.member",
  "school.admin",
  "staff.admin",
  "staff.manager",
  "staff.supervisor",
  "staff.crew",
  "staff.recruiter",
];

const textsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

/** What the company is called, where it is, and how it is paid. */
const facts = [...textsIn(company), ...textsIn(payment()), ...states.map(({ name }) => name)];

/** Public pages say content, which stands in files of its own; the editor of the website shows both languages of it. */
const contentTexts: readonly string[] = readTexts(productFolder)
  .filter(({ folder }) => folder === undefined)
  .flatMap(({ english, spanish }) => [english.text, spanish.text])
  .flatMap((text) => [text, ...text.split(/\{[\w.]+\}/)])
  .concat(textsIn([news, resources]));

const ofCompany = (text: string) => text.replaceAll("{company}", company.shortName);

/** What an administrator edits in the emails: the screen shows both languages, whatever its reader's. */
const emailTexts: readonly string[] = readTexts(productFolder)
  .filter(({ name }) => name.endsWith("(server)") || name === "email")
  .flatMap(({ english, spanish }) => [english.text, spanish.text])
  .flatMap((text) => [text, ...text.split(/\{[\w.]+\}|<\/?\w+\/?>/), ofCompany(text)]);

/** What is neither a message nor stored, by reason. */
const justified: readonly (string | RegExp)[] = [
  // The other language is named in itself.
  ...Object.values(languageNames),
  // Initials of a person, and abbreviations of languages and states.
  /^[A-Z0-9]{2,3}$/,
  // Pay, as `content/careers/openings.ts` writes it.
  /^De \$[\d.,]+ a \$[\d.,]+ (por hora|al año)$/,
  // Where a text of the site stands, for whoever builds it: a file with the name of what it exports, an address.
  /^content\/[\w/.-]+\.ts( [\w.]+)*$/,
  /^(news|resources)\/[a-z0-9-]+$/,
  // Folders of the server.
  /^tmp\/\S+$/,
  // How campaigns are named by those who run them.
  /^(utm_\w+=\S+|google|linkedin|newsletter|offices-chicago|summer-deep-clean|industrial|branches)$/,
  // A header of emails.
  "List-Unsubscribe",
  // Keys, as keyboards have them.
  "Ctrl K",
  // Lines of the log, for whoever runs the server.
  /^sign-in failed: Error \w+$/,
];

/** Names each text that is not known once, with a place where it is said. */
async function unknownOf(
  said: ReadonlyMap<string, readonly string[]>,
  more: readonly string[] = [],
): Promise<string[]> {
  const isKnown = knownData([...(await storedTexts(client)), ...facts, ...more], justified);
  const found = new Map<string, string>();
  for (const [place, texts] of said)
    for (const text of texts) if (!found.has(text) && !isKnown(text)) found.set(text, place);
  return [...found].map(([text, place]) => `${text}  (${place})`);
}

describe("behind a sign-in", () => {
  const screens = new Map<string, string>();
  /** Addresses of files by who has a link to them; one of each path. */
  const files = new Map<string, { who: DemoPerson; address: string }>();
  beforeAll(async () => {
    await eightAtOnce(people, async (who) => {
      for (const { address, html } of await followLinks(server, who, 2)) {
        screens.set(`${who} ${address}`, html);
        for (const { attribs } of readMarkup(html).all("a[href]")) {
          const href = attribs.href ?? "";
          if (/^\/(?:client-portal|office|account)\b[^?]*\.(csv|ics)\b/.test(href))
            files.set(href.replace(/[0-9a-f-]{36}|\?.*/g, ""), { who, address: href });
        }
      }
    });
  }, 600_000);

  const isEditor = (place: string) => /\/office\/(website|going-live)\b/.test(place);
  const isOfEmails = (place: string) => place.includes("/office/settings/emails/texts");
  const saidWhere = (isHere: (place: string) => boolean) =>
    new Map(
      [...screens]
        .filter(([place]) => isHere(place))
        .map(([place, html]) => [place, unbracketedOnPage(html)]),
    );

  it("nothing on a screen is without brackets but data", async () => {
    expect(screens.size).toBeGreaterThan(200);
    const said = saidWhere((place) => !isEditor(place) && !isOfEmails(place));
    expect(await unknownOf(said)).toEqual([]);
  });

  it("nor where the website is edited, but what it says", async () => {
    const said = saidWhere(isEditor);
    expect(said.size).toBeGreaterThan(5);
    // The choice of a page to preview names its address: `Services (/services)`.
    for (const [place, texts] of said)
      said.set(
        place,
        texts.map((text) => text.replace(/ \(\/[\w/-]*$/, "")),
      );
    expect(await unknownOf(said, contentTexts)).toEqual([]);
  });

  it("nor where emails are edited, but what they say", async () => {
    const said = saidWhere(isOfEmails);
    expect(said.size).toBeGreaterThan(0);
    expect(await unknownOf(said, emailTexts)).toEqual([]);
  });

  it("nor in a file that is made for its reader", async () => {
    const said = new Map<string, string[]>();
    const cookies = new Map<DemoPerson, string>();
    for (const { who, address } of files.values()) {
      const cookie = cookies.get(who) ?? (await server.signIn(who));
      cookies.set(who, cookie);
      const answer = await fetch(server.url + address, { headers: { Cookie: cookie } });
      expect.soft(answer.status, address).toBe(200);
      const text = await answer.text();
      const cells: string[] = address.includes(".csv")
        ? parse(text, { bom: true, relax_column_count: true }).flat()
        : [...text.matchAll(/^(?:SUMMARY|DESCRIPTION|X-WR-CALNAME):(.*)$/gm)].map(
            ([, value = ""]) => value.replaceAll("\\n", "\n").replaceAll("\\,", ","),
          );
      said.set(address, cells.flatMap(unbracketedText));
    }
    expect(files.size).toBeGreaterThan(10);
    expect(await unknownOf(said)).toEqual([]);
  }, 300_000);
});

it("nor on a page of a guest", async () => {
  const said = new Map<string, string[]>();
  for (const [address, status] of [
    ["/client-portal", 200],
    ["/forgot-password", 200],
    ["/setup", 200],
    ["/es/newsletter/unsubscribe", 200],
    // Links of emails and signs that are no longer valid say so.
    ["/reset-password?token=none", 200],
    ["/invitation?token=none", 200],
    ["/r/XXXX-2222-XXXX", 404],
    ["/account", 404],
    ["/es/none", 404],
  ] as const) {
    const answer = await fetch(server.url + address, { headers: { "Accept-Language": "es" } });
    expect.soft(answer.status, address).toBe(status);
    said.set(address, unbracketedOnPage(await answer.text()));
  }
  expect(await unknownOf(said, contentTexts)).toEqual([]);
});

it("nor behind a sign on a wall, when a report is refused, and while it is followed", async () => {
  const { rows } = await client.query<{ code: string }>(
    "select code from area_signs where revoked_at is null order by code limit 3",
  );
  expect(rows).toHaveLength(3);
  const said = new Map<string, string[]>();
  for (const { code } of rows) {
    const page = new PlainBrowser(server.url);
    page.language = "es";
    await page.open(`/r/${code}`);
    said.set(`/r/${code}`, unbracketedOnPage(page.html));
    for (const { attribs } of page.all("form[method=post]")) {
      const answer = await page.fetch(attribs.action ?? `/r/${code}`, {
        method: "POST",
        body: new URLSearchParams(),
        headers: { Origin: server.url, Accept: "text/html" },
      });
      said.set(`/r/${code} ${answer.status}`, unbracketedOnPage(await answer.text()));
    }
  }
  expect(await unknownOf(said)).toEqual([]);
});

it("nor on a public page whose form comes back", async () => {
  const said = new Map<string, string[]>();
  for (const address of ["/es", "/es/contact", "/es/careers"]) {
    const page = new PlainBrowser(server.url);
    page.language = "es";
    await page.open(address);
    const forms = page.all("form[method=post]");
    expect(forms.length, address).toBeGreaterThan(0);
    for (const form of forms) {
      const action = form.attribs.action ?? address;
      const answer = await page.fetch(action, {
        method: "POST",
        body: new URLSearchParams({ pageLanguage: "es" }),
        headers: { Origin: server.url, Accept: "text/html" },
      });
      said.set(`${address} ${action} ${answer.status}`, unbracketedOnPage(await answer.text()));
    }
  }
  expect(await unknownOf(said, contentTexts)).toEqual([]);
});
