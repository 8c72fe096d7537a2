/** The walls of `docs/architecture.md`, proved on every source, and proved to stop what they should. */
import { describe, expect, it } from "vitest";
import { changeEventDefinitions } from "#features/change-event-definitions.server.ts";
import { featureRoutes } from "#features/manifests.routes.ts";
import { features } from "#features/manifests.ts";
import { notificationDefinitions } from "#features/notification-definitions.server.ts";
import {
  choicesOf,
  type NotificationDefinition,
} from "#platform/notifications/notification-definitions.server.ts";
import { areasOfPages } from "#server/build-steps/page-areas.ts";
import routes from "#src/routes.ts";
import product from "../package.json" with { type: "json" };
import { circles } from "./support/architecture/circles.ts";
import { foreignStyles, wrongDirections, wrongUses } from "./support/architecture/directions.ts";
import { missingPaths } from "./support/architecture/document-paths.ts";
import {
  barrels,
  colorsBesidePalette,
  defaultExports,
  emptyNames,
  environmentReads,
  formattingOutsideFormats,
  idsByChance,
  machineTraces,
  packedLiterals,
  unnamedServerModules,
  unusedFormattingExceptions,
} from "./support/architecture/house-rules.ts";
import { keptColors } from "./support/architecture/kept-colors.ts";
import {
  kindsNamedByPlatform,
  kindsNeverMailed,
  kindsNeverRaised,
  recordsNeverOpened,
} from "./support/architecture/kinds-of-features.ts";
import { patternsOf, unknownAddresses } from "./support/architecture/known-addresses.ts";
import { unlistedPackages, unusedPackages } from "./support/architecture/packages.ts";
import { nounsInPlatform } from "./support/architecture/platform-nouns.ts";
import { programsWithoutPermissions } from "./support/architecture/programs.ts";
import {
  exemptFiles,
  recordsWritten,
  unrecordedWrites,
} from "./support/architecture/recorded-writes.ts";
import {
  parseSource,
  productFiles,
  readProductFile,
  type SourceFile,
  sourceFiles,
} from "./support/architecture/source-files.ts";
import {
  componentsDrawnBy,
  scannerOf,
  unscannedComponents,
} from "./support/architecture/unscanned-components.ts";
import { unusedExports } from "./support/architecture/unused-exports.ts";

const files = sourceFiles();
const photoField = "src/ui/form/photo-field.tsx";
const everywhere = (rule: (file: SourceFile) => string[]) => files.flatMap(rule);

/** As if the file stood in the product. */
const breach = (rule: (file: SourceFile) => string[], path: string, text: string) =>
  rule(parseSource(path, text)).length;

describe("imports", () => {
  it("go in the allowed directions", () => {
    expect(files.length).toBeGreaterThan(100);
    expect(everywhere(wrongDirections)).toEqual([]);
  });

  it.each([
    ["src/areas/marketing/home/page.tsx", `import { a } from "#features/leads/tables/leads.ts";`],
    ["src/areas/marketing/home/page.tsx", `import { a } from "#features/leads/submit-quote.ts";`],
    ["src/areas/marketing/home/page.tsx", `import { a } from "#platform/http/context.ts";`],
    ["src/areas/marketing/home/page.tsx", `import { A } from "#areas/office/shell.tsx";`],
    ["src/areas/marketing/home/page.tsx", `const late = () => import("../../office/shell.tsx");`],
    ["src/areas/marketing/home/page.tsx", `import { readFileSync } from "node:fs";`],
    ["src/areas/portal/home.tsx", `import { Shell } from "#areas/office/shell.tsx";`],
    ["src/areas/account/sign-in.tsx", `import { Shell } from "#areas/portal/shell.tsx";`],
    ["src/areas/office/board.tsx", `import { Header } from "../marketing/header/header.tsx";`],
    ["src/areas/api/submission.ts", `import { sql } from "drizzle-orm";`],
    ["src/areas/api/submission.ts", `export { open } from "#platform/database/open.ts";`],
    ["src/features/leads/leads.server.ts", `import { open } from "#platform/database/open.ts";`],
    ["src/features/leads/leads.server.ts", `import { Client } from "pg";`],
    ["src/features/leads/list.tsx", `import { Shell } from "#areas/office/shell.tsx";`],
    ["src/features/leads/portal/a.tsx", `import { a } from "../office/a.server.ts";`],
    ["src/features/leads/office/a.tsx", `import { a } from "#features/visits/portal/a.ts";`],
    ["src/features/leads/tables/leads.ts", `import { find } from "../leads.ts";`],
    ["src/features/leads/emails/letter.tsx", `import { find } from "../leads.ts";`],
    ["src/features/leads/pdf/offer.ts", `import { find } from "../leads.ts";`],
    ["src/features/worker.server.ts", `import { Shell } from "#areas/marketing/shell.tsx";`],
    ["src/features/leads/feature.server.ts", `import { a } from "./demonstration.server.ts";`],
    ["src/features/leads/list.tsx", `const late = () => import("./demonstration.server.ts");`],
    ["src/features/leads/list.tsx", `import { randomFrom } from "#demo/random.ts";`],
    ["demo/random.ts", `import { a } from "#features/leads/leads.server.ts";`],
    ["src/platform/document/logo.tsx", `import { Shell } from "#areas/account/shell.tsx";`],
    ["src/platform/http/limits.ts", `import { leads } from "#features/leads/leads.server.ts";`],
    ["src/platform/database/client.ts", `import { company } from "#content/company.ts";`],
    ["src/platform/pre-hydration/main.ts", `import { useState } from "react";`],
    ["src/ui/button.tsx", `const late = () => import("#areas/portal/home.tsx");`],
    ["src/ui/button.tsx", `import { quoteForm } from "#features/leads/quote-form.ts";`],
    ["src/ui/button.tsx", `import { company } from "#content/company.ts";`],
    ["src/root.tsx", `import { Shell } from "./areas/marketing/shell.tsx";`],
    ["src/root.tsx", `import script from "#platform/pre-hydration/main.ts";`],
    ["src/entry.client.tsx", `import "./areas/office/office.css";`],
    ["src/routes.ts", `import { pages } from "./areas/portal/pages.ts";`],
    ["content/pages.ts", `import { leads } from "#features/schema.ts";`],
    ["server/main.ts", `import { startServer } from "#tests/support/server.ts";`],
    ["services/leads.ts", "export const leads = 1;"],
  ])("%s is stopped at: %s", (path, text) => {
    expect(breach(wrongDirections, path, text)).toBe(1);
  });

  it.each([
    ["src/areas/marketing/home/page.tsx", `import { a } from "#features/leads/quote-form.ts";`],
    ["src/areas/marketing/home/page.tsx", `import { a } from "#platform/http/forms.server.ts";`],
    [
      "src/features/leads/leads.server.ts",
      `import type { A } from "#platform/database/client.ts";`,
    ],
    [
      "src/features/leads/leads.server.ts",
      `import { type A, type B } from "#platform/database/client.ts";`,
    ],
    [
      "src/features/leads/leads.server.ts",
      `import { leads } from "#features/leads/tables/leads.ts";`,
    ],
    [
      "src/features/worker.server.ts",
      `import { findLead } from "#features/leads/leads.server.ts";`,
    ],
    ["src/features/leads/leads.test.ts", `import { open } from "#platform/database/open.ts";`],
    [
      "src/features/leads/feature.server.ts",
      `const late = () => import("./demonstration.server.ts");`,
    ],
    ["src/features/leads/demonstration.server.ts", `import { randomFrom } from "#demo/random.ts";`],
  ])("%s passes with: %s", (path, text) => {
    expect(breach(wrongDirections, path, text)).toBe(0);
  });

  it("of a feature are named in its manifest, and lead in no circle", () => {
    expect(wrongUses(files, features)).toEqual([]);
    const [a, b] = [
      parseSource("src/features/a/a.ts", `import { b } from "#features/b/b.ts";`),
      parseSource("src/features/b/b.ts", `import { a } from "#features/a/a.ts";`),
    ];
    const named = (uses: string[]) => [
      { name: "a", uses },
      { name: "b", uses: ["a"] },
    ];
    expect(wrongUses([a, b], named([]))).toEqual([
      'a imports b, which its manifest does not name in "uses"',
    ]);
    expect(wrongUses([a, b], named(["b"]))).toHaveLength(2);
    expect(wrongUses([a], named(["b"]).slice(0, 1))).toEqual([]);
    expect(wrongUses([a], [])).toHaveLength(1);
    expect(wrongUses([b], named([]))).toEqual([]);
    expect(wrongUses([], named([]))).toEqual(['b names a in "uses" and imports nothing of it']);
  });

  it("never lead back to where they start", () => {
    expect(circles(files)).toEqual([]);
    const [a, b, c, d] = [
      parseSource("src/features/a.ts", `import { b } from "./b.ts";`),
      parseSource("src/features/b.ts", `import type { C } from "#features/c.ts";`),
      parseSource(
        "src/features/c.ts",
        `const late = () => import("./a.ts"); export * from "./b.ts";`,
      ),
      parseSource("src/features/d.ts", `import { d } from "./d.ts"; import { a } from "./a.ts";`),
    ];
    expect(circles([a, b])).toEqual([]);
    expect(circles([a, b, c, d])).toEqual([
      "src/features/a.ts -> src/features/b.ts -> src/features/c.ts -> src/features/a.ts",
      "src/features/b.ts -> src/features/c.ts -> src/features/b.ts",
      "src/features/d.ts -> src/features/d.ts",
    ]);
  });
});

describe("the platform", () => {
  const names = features.map(({ name }) => name);
  const found = (path: string, text: string) => nounsInPlatform(parseSource(path, text), names);

  it("lists nothing of what features have", () => {
    expect(everywhere((file) => nounsInPlatform(file, names))).toEqual([]);
  });

  it.each([
    `const permissions = { "work-orders.read": ["administrator"] };`,
    `export const queues = ["monthly-reports"];`,
    `export type Kind = "account" | "invoice";`,
    `const readers = { visit: "facilities.read" };`,
    "const bucket = `occupant-report:$" + "{hash}`;",
    `interface Pages { inspection: string }`,
    `const kind = "document-version";`,
    `const kinds = z.enum(["lead"]);`,
  ])("would know a feature by: %s", (text) => {
    expect(found("src/platform/jobs/lists.ts", text)).toHaveLength(1);
    expect(found("src/features/jobs/lists.ts", text)).toEqual([]);
  });

  it.each([
    `import { list } from "./invoice-list.ts"; const type = "application/json";`,
    `const counts = { documents: 1, key: "a", role: "crew-lead" };`,
    `const permissions = { "account.use-own": [], "people.read": [] };`,
  ])("has words of its own: %s", (text) => {
    expect(found("src/platform/jobs/lists.ts", text)).toEqual([]);
  });

  it("names a noun for a reason only while it names one", () => {
    const path = "src/platform/offline/unsent-store.ts";
    expect(found(path, `const before = "tonight";`)).toEqual([]);
    expect(found(path, "const before = 1;")).toHaveLength(1);
  });
});

it("every program that asks for permissions knows those of the features", () => {
  expect(programsWithoutPermissions(files)).toEqual([]);
  const permissions = parseSource("src/platform/identity/permissions.ts", "");
  const ofFeatures = parseSource("src/features/permissions.ts", "");
  const asking = `import { may } from "#platform/identity/permissions.ts";`;
  const rule = (path: string, text: string) =>
    programsWithoutPermissions([permissions, ofFeatures, parseSource(path, text)]);
  expect(rule("scripts/bill.ts", asking)).toEqual([
    "scripts/bill.ts asks for permissions and does not import #features/permissions.ts",
  ]);
  expect(rule("src/areas/office/layout.tsx", asking)).toHaveLength(1);
  expect(rule("scripts/bill.ts", `import "#features/permissions.ts"; ${asking}`)).toEqual([]);
  expect(rule("src/features/keys/keys.server.ts", asking)).toEqual([]);
});

describe("styles", () => {
  it("of an area come from its own folder and the design system", () => {
    const sheets = productFiles().filter((path) => path.endsWith(".css"));
    expect(sheets.filter((path) => path.startsWith("src/areas/office/"))).not.toEqual([]);
    const foreign = sheets.flatMap((path) => foreignStyles({ path, text: readProductFile(path) }));
    expect(foreign).toEqual([]);
  });

  it.each([
    ["src/areas/office/office.css", `@import "../marketing/header/header.css";`],
    ["src/areas/marketing/marketing.css", `@source "../portal/**/*.tsx";`],
    ["src/areas/marketing/marketing.css", `@source "../**/*.tsx";`],
    ["src/ui/foundation.css", `@import "../portal/portal.css";`],
  ])("%s is stopped at: %s", (path, text) => {
    expect(foreignStyles({ path, text })).toHaveLength(1);
  });

  it.each(["marketing", "account", "portal", "office", "occupant"])(
    "of %s have the classes of every component that its pages draw, and none of tests",
    (area) => {
      const path = `src/areas/${area}/${area}.css`;
      const pages = [...areasOfPages(routes)].flatMap(([page, areas]) =>
        areas.has(area) ? [page] : [],
      );
      const sheet = { path, text: readProductFile(path) };
      expect(unscannedComponents(sheet, pages, files)).toEqual([]);
      // Words of tests would become styles of visitors, and a test would change what is built.
      const isScanned = scannerOf(sheet);
      const tests = productFiles().filter((file) => file.endsWith(".test.tsx"));
      expect(tests.filter(isScanned)).toEqual([]);
    },
  );

  it("that exclude a component, or name its folder nowhere, are stopped", () => {
    const page = parseSource(
      "src/features/keys/portal/list-page.tsx",
      `import { Rows } from "../rows.tsx"; import { read } from "../read.server.ts";`,
    );
    const rows = parseSource("src/features/keys/rows.tsx", "");
    const stopped = (text: string) =>
      unscannedComponents({ path: "src/areas/portal/portal.css", text }, [page.path], [page, rows]);
    expect(stopped(`@source "../../features/**/*.tsx";`)).toEqual([]);
    expect(stopped(`@source "../../features/keys/portal/*.tsx";`)).toEqual([
      "src/areas/portal/portal.css does not look for the classes of src/features/keys/rows.tsx",
    ]);
    expect(
      stopped(`@source "../../features/**/*.tsx"; @source not "../../features/keys/**";`),
    ).toHaveLength(2);
  });
});

it("a page with a field for files stands at an address that takes them", () => {
  const missing = featureRoutes.flatMap(({ name, portal = {}, office = {} }) =>
    [...Object.entries(portal), ...Object.entries(office)]
      .filter(([, { takesFiles }]) => !takesFiles)
      .filter(([, { module }]) =>
        componentsDrawnBy([`src/features/${name}/${module}`], files).includes(photoField),
      )
      .map(([path]) => `${name}: ${path} has a field for files and no "takesFiles"`),
  );
  expect(missing).toEqual([]);
});

describe("files", () => {
  it("are named for what they hold", () => {
    expect(productFiles().flatMap((path) => emptyNames({ path }))).toEqual([]);
    for (const path of [
      "src/utils/dates.ts",
      "src/features/lead-helpers.ts",
      "src/features/mail.service.ts",
      "src/ui/button2.tsx",
      "src/ui/button-v2.tsx",
    ]) {
      expect(emptyNames({ path }), path).not.toEqual([]);
    }
    expect(emptyNames({ path: "content/services.ts" })).toEqual([]);
  });

  it("say by their name that they need the server", () => {
    const pages = new Set(areasOfPages(routes).keys());
    expect(everywhere((file) => unnamedServerModules(file, pages))).toEqual([]);
    const path = "src/features/leads/list.ts";
    const breaches = (text: string) =>
      breach((file) => unnamedServerModules(file, pages), path, text);
    expect(breaches(`import { readFile } from "node:fs/promises";`)).toBe(1);
    expect(breaches(`import { findLead } from "./leads.server.ts";`)).toBe(1);
    expect(breaches(`import { leads } from "./tables/leads.ts";`)).toBe(1);
    expect(breaches(`import type { Lead } from "./leads.server.ts";`)).toBe(0);
  });

  it("spread no literals", () => {
    expect(everywhere(packedLiterals)).toEqual([]);
    const packed = "const a = { ...{ b: 1 }, c: f(...[1, 2]) };";
    expect(breach(packedLiterals, "src/features/leads/leads.server.ts", packed)).toBe(2);
    const jsx = "const a = <A {...{ b: 1 }} {...rest} />;";
    expect(breach(packedLiterals, "src/features/leads/list.tsx", jsx)).toBe(1);
    const parts = "const a = { ...b, ...(c ? { d: 1 } : {}), e: [...f] };";
    expect(breach(packedLiterals, "src/features/leads/leads.server.ts", parts)).toBe(0);
  });

  it("are short in the median", () => {
    const lengths = files.map(({ text }) => text.split("\n").length).sort((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(80);
  });

  it("are no barrels", () => {
    expect(everywhere(barrels)).toEqual([]);
    expect(breach(barrels, "src/features/leads/all.ts", `export * from "./leads.ts";`)).toBe(1);
    expect(breach(barrels, "src/ui/index.ts", "export const ui = 1;")).toBe(1);
  });

  it("read the environment in one place", () => {
    expect(everywhere(environmentReads)).toEqual([]);
    expect(
      breach(
        environmentReads,
        "src/features/worker.server.ts",
        "const url = process.env.SMTP_URL;",
      ),
    ).toBe(1);
    expect(
      breach(
        environmentReads,
        "src/features/worker.server.ts",
        `const { env } = process; import { env as e } from "node:process";`,
      ),
    ).toBe(2);
    expect(
      breach(
        environmentReads,
        "src/features/dump.ts",
        "spawn('pg_dump', { env: { ...process.env } });",
      ),
    ).toBe(0);
  });

  it("make ids of rows that sort as they were made", () => {
    expect(everywhere(idsByChance)).toEqual([]);
    const call = ["randomUUIDv7", "()"].join("");
    expect(
      idsByChance({ path: "src/features/leads/leads.server.ts", text: `const id = ${call};` }),
    ).toHaveLength(1);
  });

  it("write dates and numbers, and sort names, by the formats, in the language that they are handed", () => {
    expect(everywhere(formattingOutsideFormats)).toEqual([]);
    expect(unusedFormattingExceptions(files)).toEqual([]);
    const path = "src/features/leads/list-page.tsx";
    expect(breach(formattingOutsideFormats, path, "new Intl.NumberFormat().format(1);")).toBe(1);
    expect(breach(formattingOutsideFormats, path, "row.count.toLocaleString();")).toBe(1);
    expect(
      breach(formattingOutsideFormats, path, "names.sort((a, b) => a.localeCompare(b));"),
    ).toBe(1);
    expect(breach(formattingOutsideFormats, path, "let x: Intl.DateTimeFormatOptions;")).toBe(0);
  });

  it("export by name", () => {
    expect(everywhere(defaultExports)).toEqual([]);
    expect(breach(defaultExports, "src/features/leads/leads.server.ts", "export default 1;")).toBe(
      1,
    );
  });
});

describe("kinds of notifications and change events", () => {
  const kinds = Object.keys(notificationDefinitions.kinds);
  const records = Object.keys(notificationDefinitions.records);
  const declared = new Set([...kinds, ...records, ...Object.keys(changeEventDefinitions)]);

  it("are named by their features, and by no list of the platform", () => {
    expect(declared.size).toBeGreaterThan(30);
    expect(everywhere((file) => kindsNamedByPlatform(file, declared))).toEqual([]);
  });

  it.each([
    ["src/platform/changes/change-events.server.ts", `const readers = { invoice: "key" };`],
    ["src/platform/notifications/labels.server.ts", `type Kind = "key-lost" | "message-lost";`],
    ["src/platform/files/file-records.server.ts", `interface Page { page: "work-order" }`],
  ])("that %s names are found: %s", (path, text) => {
    expect(breach((file) => kindsNamedByPlatform(file, declared), path, text)).toBe(1);
  });

  it("are raised by somebody, mailed to who wants them at once, and read on the page of their record", () => {
    expect(kindsNeverRaised(files, kinds)).toEqual([]);
    const atOnce = Object.values<NotificationDefinition>(notificationDefinitions.kinds)
      .filter((kind) => choicesOf(kind).includes("at-once"))
      .map(({ name }) => name);
    expect(kindsNeverMailed(files, atOnce)).toEqual([]);
    expect(recordsNeverOpened(files, records)).toEqual([]);
    const page = parseSource(
      "src/features/keys/lost.server.ts",
      `import { keyNotifications } from "./notifications.server.ts";
      raise(keyNotifications["key-lost"], keyNotifications.price);
      await recordOpened(route, await enter(route), "key", key.id);`,
    );
    expect(kindsNeverRaised([page], ["key-lost", "price"])).toEqual([]);
    expect(kindsNeverRaised([page], ["key-issued"])).toHaveLength(1);
    expect(kindsNeverMailed([page], ["key-lost"])).toHaveLength(1);
    expect(recordsNeverOpened([page], ["key"])).toEqual([]);
    expect(recordsNeverOpened([page], ["visit"])).toHaveLength(1);
  });
});

describe("addresses", () => {
  const patterns = patternsOf(routes);

  it("that the code writes down lead somewhere", () => {
    expect(patterns.length).toBeGreaterThan(200);
    expect(everywhere((file) => unknownAddresses(file, patterns))).toEqual([]);
  });

  it.each([
    ["const to = `/office/clients/$" + "{id}/facility/$" + "{place}`;"],
    [`const to = "/client-portal/workorders?tab=late";`],
    [`const link = <Link to="/account/securty#codes" />;`],
  ])("that lead nowhere are found: %s", (text) => {
    expect(breach((file) => unknownAddresses(file, patterns), "src/ui/link.tsx", text)).toBe(1);
  });

  it.each([
    ["const to = `/office/clients/$" + "{id}/facilities/$" + "{place}?done`;"],
    [`const to = "/client-portal/work-orders?tab=late";`],
  ])("with values and queries fit their route: %s", (text) => {
    expect(breach((file) => unknownAddresses(file, patterns), "src/ui/link.tsx", text)).toBe(0);
  });
});

describe("what nobody uses", () => {
  it("is exported nowhere", () => {
    expect(unusedExports(files)).toEqual([]);
    const sentences = unusedExports([
      parseSource(
        "src/features/a.ts",
        `export const a = 1; export const { b, c: d } = { b: 1, c: 2 };`,
      ),
      parseSource("src/features/e.ts", `export const e = 1; export function f(): G { return e; }`),
      parseSource(
        "src/features/g.ts",
        `export interface G { h: H } export type H = 1; export type I = 1;`,
      ),
      parseSource(
        "src/features/j.ts",
        `import { a as x } from "./a.ts"; import * as e from "./e.ts";`,
      ),
      parseSource("src/features/k.ts", `export { d } from "./a.ts"; type G = import("./g.ts").G;`),
      parseSource(
        "src/features/l.ts",
        `export const l = 1; export const m = 1; export const n = m;`,
      ),
      parseSource("src/features/o.ts", `/** For tests. */\nexport const o = () => 1;`),
      parseSource(
        "src/features/l.test.ts",
        `import { l, m, n } from "./l.ts"; import { o } from "./o.ts";`,
      ),
    ]);
    expect(sentences.map((sentence) => sentence.split(", ")[0])).toEqual([
      "src/features/a.ts exports b",
      "src/features/g.ts exports I",
      "src/features/l.ts exports l",
      "src/features/l.ts exports n",
    ]);
  });

  it("is installed by nobody, and what is imported is listed", () => {
    const listed = new Set(Object.keys({ ...product.dependencies, ...product.devDependencies }));
    expect(everywhere((file) => unlistedPackages(file, listed))).toEqual([]);
    const texts = productFiles().filter(
      (path) => /\.(tsx?|mjs|css|json|mdx)$/.test(path) && !/^package(-lock)?\.json$/.test(path),
    );
    expect(unusedPackages(listed, texts.map(readProductFile))).toEqual([]);

    const imports = `import "node:fs"; import "@a/b/c"; import type { T } from "d"; import "e";`;
    const packages = ["@a/b", "@types/d", "@types/a__b", "f"];
    const unlisted = (file: SourceFile) => unlistedPackages(file, new Set(packages));
    expect(breach(unlisted, "src/features/a.ts", imports)).toBe(1);
    expect(unusedPackages(packages, [imports, "see f"])).toEqual(["f"]);
  });
});

describe("a file that writes a record", () => {
  it("leaves an event with what the record was and what it is", () => {
    expect(everywhere(unrecordedWrites)).toEqual([]);
    const table = `import { areas } from "#features/facilities/tables/areas.ts";`;
    const write = "export const change = (tx) => tx.update(areas).set({ name: 'Hall' });";
    const step = `import { changeFacilityRecord } from "../change-facility-record.ts";`;
    const path = "src/features/facilities/areas/rename-area.ts";
    expect(breach(unrecordedWrites, path, table + write)).toBe(1);
    expect(breach(unrecordedWrites, path, table + step + write)).toBe(0);
    const notice = `import { emails } from "#features/schema.ts"; tx.insert(emails).values({});`;
    expect(breach(unrecordedWrites, path, notice)).toBe(0);
  });

  it("stands in the list of those that need none only while it writes one", () => {
    const writing = new Set(
      files
        .filter((file) => exemptFiles.includes(file.path) && recordsWritten(file).length > 0)
        .map(({ path }) => path),
    );
    expect(exemptFiles.filter((path) => !writing.has(path))).toEqual([]);
  });
});

it("colors come from the palette", () => {
  const drawn = productFiles().filter((path) => /\.(tsx?|mjs|css|svg|mdx)$/.test(path));
  expect(drawn.flatMap((path) => colorsBesidePalette(path, readProductFile(path)))).toEqual([]);
  for (const color of ["#0F5F5C", "#10292cf7", "#fff", "rgb(16 41 44 / 0.5)", "rgba(0,0,0,.5)"]) {
    expect(colorsBesidePalette("src/features/look.ts", `color: ${color}`), color).toHaveLength(1);
  }
  const derived = "rgb(var(--ink-channels) / 0.5) rgb(from var(--color-ink) r g b / 0.5) #faq #add";
  expect(colorsBesidePalette("src/ui/base.css", derived)).toEqual([]);
});

it("colors are read where they are used, as settings change them", () => {
  expect(everywhere(keptColors)).toEqual([]);
  const path = "src/platform/email/frame.tsx";
  const source = `import { styles } from "#platform/email/styles.ts"; import { logo } from "#content/logo.ts";`;
  const kept = ["const a = { ...styles.text };", "const b = [logo.colors.sun];"];
  for (const line of kept)
    expect(keptColors(parseSource(path, source + line)), line).toHaveLength(1);
  const read =
    "const a = () => styles.text; const { mark } = logo; function b() { return styles.page; }";
  expect(keptColors(parseSource(path, source + read))).toEqual([]);
});

it("no committed file names a path of one machine or a package registry", () => {
  const text = productFiles().filter((path) => !/\.(avif|webp|png|jpe?g|ico|woff2|gz)$/.test(path));
  expect(text.flatMap((path) => machineTraces(path, readProductFile(path)))).toEqual([]);
  const traces = ["work", "root"].map((folder) => `see /${folder}/file`);
  for (const trace of [...traces, "https://registry" + ".example.org/react"]) {
    expect(machineTraces("a.md", trace), trace).toHaveLength(1);
  }
  expect(machineTraces("a.md", "artwork/pictures and ./work/here")).toEqual([]);
});

describe("a document", () => {
  /** No file of the product: a pattern, and what the documents explain by its ending. */
  const examples = ["xx.ts", ".server.ts", "-metrics.server.ts", "./program.ts"];

  it("names files that are there", () => {
    const all = productFiles();
    const missing = all
      .filter((path) => path.endsWith(".md"))
      .flatMap((path) =>
        missingPaths(path, readProductFile(path), all)
          .filter((name) => !examples.includes(name))
          .map((name) => `${path}: ${name}`),
      );
    expect(missing).toEqual([]);
  });

  it("is found out by a path, a name, or a link that leads nowhere", () => {
    const product = ["docs/a.md", "src/areas/home.ts", "README.md"];
    const text =
      "`src/areas/home.ts`, `src/areas/`, `home.ts`, [read](../README.md#start), `npm run x`; " +
      "`src/areas/gone.ts`, `gone.ts`, [gone](gone.md)";
    expect(missingPaths("docs/a.md", text, product)).toEqual([
      "src/areas/gone.ts",
      "gone.ts",
      "gone.md",
    ]);
  });
});
