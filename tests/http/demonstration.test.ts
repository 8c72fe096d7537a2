/** The demonstration by HTTP: the HTML of each screen behind a sign-in, and figures without JavaScript. */
import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createMigratedDatabase } from "../support/databases.ts";
import { eightAtOnce } from "../support/eight-at-once.ts";
import {
  type DemoPerson,
  type DemoServer,
  followLinks,
  screenPaths,
  startDemo,
} from "../support/every-screen.ts";
import { PlainBrowser } from "../support/http/plain-browser.ts";
import { readMarkup } from "../support/markup.ts";
import { countMonthsOfLastYear } from "../support/months-of-last-year.ts";
import { errorsIn, hasJava, withoutJava } from "../support/nu-checker.ts";
import { type Facts, readFacts } from "../support/pseudo-language/facts.ts";
import { unbracketedOnPage } from "../support/pseudo-language/unbracketed.ts";

let server: DemoServer;
let drop: () => Promise<void>;
const env = { DATABASE_URL: "", SECRET_KEY: crypto.randomUUID().repeat(2) };
beforeAll(async () => {
  const database = await createMigratedDatabase();
  drop = database.drop;
  env.DATABASE_URL = database.url;
  server = await startDemo({ env });
}, 180_000);
afterAll(async () => {
  await server?.discard();
  await drop?.();
});

describe("screens", () => {
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

  /**
   * Passkeys are not offered at an IP address; a sign-in is confirmed before what needs a fresh one; and nobody has
   * brought along a file to import or a picture for the website.
   */
  const withoutLink = [
    "account/security/passkey",
    "account/confirm",
    "office/import/:id",
    "office/website/pictures/:id",
  ];

  /** HTML by person and address. */
  const pages = new Map<string, string>();
  /** One of each form for each person: the checker takes longer for a page than the server. */
  const pagesToCheck = new Map<string, string>();
  const paths = new Set<string>();
  beforeAll(async () => {
    await eightAtOnce(people, async (who) => {
      for (const { path, form, address, html } of await followLinks(server, who)) {
        paths.add(path);
        pages.set(`${who} ${address}`, html);
        if (!pagesToCheck.has(`${who} ${form}`)) pagesToCheck.set(`${who} ${form}`, html);
      }
    });
  }, 300_000);

  it("a link leads to every one, and the demonstration has something to show there", () => {
    expect(screenPaths.filter((path) => !paths.has(path)).toSorted()).toEqual(
      withoutLink.toSorted(),
    );
  });

  it.runIf(hasJava)(
    `the W3C's Nu checker finds no error in any of them (skipped where ${withoutJava})`,
    async () => {
      expect(await errorsIn(pagesToCheck)).toEqual([]);
    },
    600_000,
  );

  it("each has one headline and a title of its own", async () => {
    const titles = new Map<string, string>();
    for (const [name, html] of pages) {
      // Without a turn of the loop in between, the next test would send on a socket that was closed meanwhile.
      await setImmediate();
      const page = readMarkup(html);
      expect.soft(page.all("h1"), name).toHaveLength(1);
      titles.set(
        name,
        page
          .one("head > title")
          .children.map((child) => ("data" in child ? child.data : ""))
          .join(""),
      );
    }
    expect(
      [...titles].filter(([, title]) => !/^.+ \| Cleardawn Facility Services$/.test(title)),
    ).toEqual([]);
  });
});

it.each(["staff.admin", "staff.manager", "staff.supervisor", "staff.recruiter"])(
  "each line of the start page counts what the list shows that it leads %s to",
  async (username) => {
    const page = new PlainBrowser(server.url);
    await page.logIn({ username, password: server.password });
    expect(page.heading).toBe("Today");
    const addresses = page.all("main section > ul > li > a").map(({ attribs }) => attribs.href);
    const sentences = page.texts("main section > ul > li > a");
    expect(sentences.length).toBeGreaterThan(1);
    for (const [index, address = ""] of addresses.entries()) {
      const sentence = sentences[index] ?? "";
      await page.open(address);
      const [count] = /\d+/.exec(sentence) ?? [];
      expect.soft(page.all("main [data-row]"), sentence).toHaveLength(Number(count));
    }
  },
);

it("a client reads the figures of a year, and finds the rows behind them", async () => {
  const page = new PlainBrowser(server.url);
  await page.logIn({ username: "client.admin", password: server.password });
  const missed = () => page.part("main section:has(h2, h3)", /^Visits missed/);
  const number = () => Number(missed().texts("p")[0]);
  await page.follow("Insights");
  expect(page.heading).toBe("Insights");
  await page.follow("Last 12 months");
  expect(page.address).toContain("days=365");
  expect(page.texts("[aria-current=page]")).toContain("Last 12 months");
  expect(missed().text).toContain("Visits no crew came to");
  expect(missed().text).toMatch(/in the previous period/);
  const total = number();
  expect(total).toBeGreaterThan(1);
  expect(missed().attribute("[role=img]", "aria-label")).toMatch(
    /^Visits missed by month: lowest \d+ in .+, highest \d+ in /,
  );
  const year = page.address;

  await missed().follow(/Missed visits/);
  expect(page.texts("[role=status]")).toContain(`${total} visits`);
  expect(page.all("main [data-row]")).toHaveLength(total);

  // The numbers of the table are those of the whole.
  await page.open(year);
  const months = missed().texts("tbody td:nth-child(2)");
  expect(months).toHaveLength(countMonthsOfLastYear());
  expect(months.reduce((sum, text) => sum + Number(text), 0)).toBe(total);

  // One month, by the form, and as many rows behind it.
  const month = months.findIndex((text) => Number(text) > 0);
  const label = missed().texts("tbody th")[month] ?? "";
  await page.open(missed().all("table a")[month]?.attribs.href ?? "");
  expect(page.address).toContain("state=missed");
  expect(page.all("main [data-row]")).toHaveLength(Number(months[month]));
  await page.open(year);
  const [name = "", inYear = ""] = label.split(/[ ,]/);
  const index = new Date(`${name} 1, ${inYear} UTC`).toISOString().slice(0, 7);
  page.fill("Month", index);
  await page.press("Show month");
  expect(page.address).toContain(`month=${index}`);
  expect(page.texts("nav [aria-current]").filter((text) => text.startsWith("Last"))).toEqual([]);
  expect(number()).toBeGreaterThanOrEqual(Number(months[month]));

  // One facility has no more of them than all.
  await page.open(year);
  await page.open(page.all("[data-facility-switcher] li a")[1]?.attribs.href ?? "");
  expect(page.address).toContain("facilityId=");
  expect(page.address).toContain("days=365");
  expect(number()).toBeLessThanOrEqual(total);

  const answer = await page.fetch(year.replace("/insights?", "/insights.csv?"));
  expect(answer.headers.get("content-type")).toContain("text/csv");
  expect(await answer.text()).toMatch(
    new RegExp(`"Visits missed","[\\d-]+ to [\\d-]+",${total},"count"`),
  );
});

/** Last, as everybody reads Spanish afterwards. */
describe("in the pseudo-language", () => {
  const readers = [
    "client.admin",
    "staff.admin",
    "staff.supervisor",
    "staff.crew",
  ] as const satisfies DemoPerson[];
  let brackets: DemoServer;
  let facts: Facts;
  beforeAll(async () => {
    const { dataDirectory } = server;
    brackets = await startDemo({ dataDirectory, env: { ...env, PSEUDO_LANGUAGE: "1" } });
    facts = await readFacts(env.DATABASE_URL);
    const cookies = await Promise.all(readers.map(brackets.signIn));
    for (const cookie of cookies) {
      const { status } = await fetch(`${brackets.url}/account/language`, {
        method: "POST",
        headers: { Cookie: cookie, Origin: brackets.url },
        body: new URLSearchParams({ language: "es" }),
        redirect: "manual",
      });
      if (status !== 303) throw new Error(`a language was answered ${status}`);
    }
  }, 180_000);
  afterAll(() => brackets?.discard());

  it.each(readers)(
    "%s reads nothing without brackets but what somebody has written",
    async (who) => {
      const screens = await followLinks(brackets, who, 1);
      expect(screens.length).toBeGreaterThan(20);
      const outside = new Map<string, string>();
      for (const { html, address } of screens)
        for (const part of unbracketedOnPage(html))
          if (!facts.has(part)) outside.set(part, address);
      expect([...outside]).toEqual([]);
    },
  );
});
