/** Everything in a language that nobody speaks: what has no brackets is no message, and must be data. */
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { company } from "#content/company.ts";
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
import { pdfLanguage, pdfTexts } from "../support/pdf-texts.ts";
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

const { name, shortName, email, address } = company;
const facts = [name, shortName, email, address.street, company.descriptionIn.es];

/** What is neither a message nor stored, by reason. */
const justified: readonly (string | RegExp)[] = [
  ...facts,
  // The other language is named in itself.
  ...Object.values(languageNames),
  // Initials of a person, and abbreviations of languages and states.
  /^[A-Z0-9]{2,3}$/,
  // Pay, as `content/careers/openings.ts` writes it.
  /^De \$[\d.,]+ a \$[\d.,]+ (por hora|al año)$/,
];

/** Names each text that is not known once, with a place where it is said. */
async function unknownOf(said: ReadonlyMap<string, readonly string[]>, more: string[] = []) {
  const isKnown = knownData([...(await storedTexts(client)), ...more], justified);
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
          const kind = /^\/(?:client-portal|office|account)\b[^?]*\.(csv|pdf|ics)\b/.exec(
            href,
          )?.[1];
          if (kind !== undefined)
            files.set(href.replace(/[0-9a-f-]{36}|\?.*/g, ""), { who, address: href });
        }
      }
    });
  }, 600_000);

  it("nothing on a screen is without brackets but data", async () => {
    expect(screens.size).toBeGreaterThan(200);
    const said = new Map([...screens].map(([place, html]) => [place, unbracketedOnPage(html)]));
    expect(await unknownOf(said)).toEqual([]);
  });

  it("nor in a file that is made for its reader", async () => {
    const said = new Map<string, string[]>();
    const cookies = new Map<DemoPerson, string>();
    for (const { who, address } of files.values()) {
      const cookie = cookies.get(who) ?? (await server.signIn(who));
      cookies.set(who, cookie);
      const answer = await fetch(server.url + address, { headers: { Cookie: cookie } });
      expect.soft(answer.status, address).toBe(200);
      if (address.includes(".pdf")) {
        const file = await answer.bytes();
        expect.soft(pdfLanguage(file), address).toBe("es-US");
        said.set(address, unbracketedText(pdfTexts(file).join("\n")));
      } else said.set(address, (await answer.text()).split(/[",\r\n]+/).flatMap(unbracketedText));
    }
    expect([...files.keys()].filter((path) => path.includes(".pdf")).length).toBeGreaterThan(3);
    expect(await unknownOf(said)).toEqual([]);
  }, 300_000);
});

it("nor on a page of a guest", async () => {
  const said = new Map<string, string[]>();
  for (const address of [
    "/sign-in",
    "/forgot-password",
    "/reset-password",
    "/invitation",
    "/confirm-email",
    "/unsubscribe",
    "/feedback",
    "/setup",
    "/r/XXXX-2222-XXXX",
    "/report/none",
    "/office",
    "/es/none",
  ]) {
    const page = new PlainBrowser(server.url);
    page.language = "es";
    await page.open(address);
    said.set(address, unbracketedOnPage(page.html));
  }
  expect(await unknownOf(said, contentTexts())).toEqual([]);
});

/** Public pages say content, which stands in files of its own. */
const contentTexts = (): string[] =>
  readTexts(productFolder)
    .filter(({ folder }) => folder === undefined)
    .flatMap(({ spanish }) => spanish.text.split(/\{[\w.]+\}/));

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
  expect(await unknownOf(said, contentTexts())).toEqual([]);
});
