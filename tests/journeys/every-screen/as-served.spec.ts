/** The HTML of each screen behind a sign-in, with the demonstration's content. */
import { expect, test } from "@playwright/test";
import {
  type DemoPerson,
  type DemoServer,
  followLinks,
  screenPaths,
  startDemo,
} from "../../support/every-screen.ts";
import { readMarkup } from "../../support/markup.ts";
import { errorsIn, hasJava, withoutJava } from "../../support/nu-checker.ts";

const people: readonly DemoPerson[] = [
  ...(["client.admin", "client.member", "school.admin"] as const),
  ...([
    "staff.admin",
    "staff.manager",
    "staff.supervisor",
    "staff.crew",
    "staff.recruiter",
  ] as const),
];

/** Asked for before something that needs a fresh sign-in. */
const withoutLink = ["account/confirm"];

/** HTML by person and address. */
const pages = new Map<string, string>();
const paths = new Set<string>();
let server: DemoServer;

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  server = await startDemo();
  for (const who of people)
    for (const { path, address, html } of await followLinks(server, who)) {
      paths.add(path);
      pages.set(`${who} ${address}`, html);
    }
});
test.afterAll(() => server?.discard());

test("a link leads to every screen, and the demonstration has something to show there", () => {
  expect(screenPaths.filter((path) => !paths.has(path))).toEqual(withoutLink);
});

test("the W3C's Nu checker finds no error in any of them", async () => {
  test.skip(!hasJava, withoutJava);
  test.setTimeout(300_000);
  expect(await errorsIn(pages)).toEqual([]);
});

test("each has one headline and a title of its own", () => {
  const titles = new Map<string, string>();
  for (const [name, html] of pages) {
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
