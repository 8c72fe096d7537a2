/** The walls of `docs/architecture.md`, proved on every source, and proved to stop what they should. */
import { describe, expect, it } from "vitest";
import product from "../package.json" with { type: "json" };
import { circles } from "./support/architecture/circles.ts";
import { foreignStyles, wrongDirections } from "./support/architecture/directions.ts";
import {
  barrels,
  colorsBesidePalette,
  defaultExports,
  emptyNames,
  environmentReads,
  idsByChance,
  machineTraces,
  unexplainedLength,
} from "./support/architecture/house-rules.ts";
import { unlistedPackages, unusedPackages } from "./support/architecture/packages.ts";
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
import { unusedExports } from "./support/architecture/unused-exports.ts";

const files = sourceFiles();
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
    ["app/marketing/home/page.tsx", `import { leads } from "#database/tables/leads.ts";`],
    [
      "app/marketing/home/page.tsx",
      `import { submit } from "#domain/leads/submit-quote-request.ts";`,
    ],
    ["app/marketing/home/page.tsx", `import { appContext } from "#app/http/context.ts";`],
    ["app/marketing/home/page.tsx", `import { Board } from "#app/office/leads/board.tsx";`],
    ["app/marketing/home/page.tsx", `const late = () => import("../../../database/open.ts");`],
    ["app/marketing/home/page.tsx", `import { readFileSync } from "node:fs";`],
    ["app/portal/home.tsx", `import { Board } from "#app/office/leads/board.tsx";`],
    ["app/account/sign-in.tsx", `import { Shell } from "#app/portal/shell.tsx";`],
    ["app/office/leads/board.tsx", `import { Header } from "../../marketing/header/header.tsx";`],
    ["app/document/logo.tsx", `import { Shell } from "#app/account/shell.tsx";`],
    ["app/ui/button.tsx", `const late = () => import("../portal/home.tsx");`],
    ["app/root.tsx", `import { Shell } from "./marketing/shell.tsx";`],
    ["app/root.tsx", `import script from "#app/early/main.ts";`],
    ["app/entry.client.tsx", `import "./office/office.css";`],
    ["app/routes.ts", `import { pages } from "./portal/pages.ts";`],
    ["app/office/leads/board.tsx", `import { leads } from "#database/tables/leads.ts";`],
    ["app/api/submission.ts", `import { sql } from "drizzle-orm";`],
    ["app/api/submission.ts", `export { openDatabase } from "#database/open.ts";`],
    ["app/http/limits.ts", `import { openDatabase } from "#database/open.ts";`],
    ["app/ui/button.tsx", `import { quoteForm } from "#domain/leads/quote-form.ts";`],
    ["app/ui/button.tsx", `import { company } from "#content/company.ts";`],
    ["app/early/main.ts", `import { useState } from "react";`],
    ["domain/leads/leads.ts", `import { openDatabase } from "#database/open.ts";`],
    ["domain/leads/leads.ts", `import { useState } from "react";`],
    ["domain/leads/leads.ts", `import type { Config } from "#config";`],
    ["domain/leads/leads.ts", `import { letter } from "#mail/outgoing-email.ts";`],
    ["domain/leads/leads.ts", `type Mail = import("../../mail/letter.ts").OutgoingEmail;`],
    ["jobs/worker.ts", `import { Shell } from "#app/marketing/shell.tsx";`],
    ["mail/letter.ts", `import { findLead } from "#domain/leads/leads.ts";`],
    ["content/pages.ts", `import { leads } from "#database/schema.ts";`],
    ["database/client.ts", `import { company } from "#content/company.ts";`],
    ["server/main.ts", `import { startServer } from "#tests/support/server.ts";`],
    ["services/leads.ts", "export const leads = 1;"],
  ])("%s is stopped at: %s", (path, text) => {
    expect(breach(wrongDirections, path, text)).toBe(1);
  });

  it.each([
    ["app/marketing/home/page.tsx", `import { quoteForm } from "#domain/leads/quote-form.ts";`],
    ["app/marketing/home/page.tsx", `import { a } from "#app/http/forms.server.ts";`],
    ["domain/leads/leads.ts", `import type { Database } from "#database/client.ts";`],
    ["domain/leads/leads.ts", `import { type Database, type Row } from "#database/client.ts";`],
    ["domain/leads/leads.ts", `import { leads } from "#database/tables/leads.ts";`],
    ["jobs/worker.ts", `import { findLead } from "#domain/leads/leads.ts";`],
    ["domain/leads/leads.test.ts", `import { openDatabase } from "#database/open.ts";`],
  ])("%s passes with: %s", (path, text) => {
    expect(breach(wrongDirections, path, text)).toBe(0);
  });

  it("never lead back to where they start", () => {
    expect(circles(files)).toEqual([]);
    const [a, b, c, d] = [
      parseSource("domain/a.ts", `import { b } from "./b.ts";`),
      parseSource("domain/b.ts", `import type { C } from "#domain/c.ts";`),
      parseSource("domain/c.ts", `const late = () => import("./a.ts"); export * from "./b.ts";`),
      parseSource("domain/d.ts", `import { d } from "./d.ts"; import { a } from "./a.ts";`),
    ];
    expect(circles([a, b])).toEqual([]);
    expect(circles([a, b, c, d])).toEqual([
      "domain/a.ts -> domain/b.ts -> domain/c.ts -> domain/a.ts",
      "domain/b.ts -> domain/c.ts -> domain/b.ts",
      "domain/d.ts -> domain/d.ts",
    ]);
  });
});

describe("styles", () => {
  it("of an area come from its own folder and the design system", () => {
    const sheets = productFiles().filter((path) => path.endsWith(".css"));
    expect(sheets.filter((path) => path.startsWith("app/office/"))).not.toEqual([]);
    const all = sheets.flatMap((path) => foreignStyles({ path, text: readProductFile(path) }));
    expect(all).toEqual([]);
  });

  it.each([
    ["app/office/office.css", `@import "../marketing/header/header.css";`],
    ["app/marketing/marketing.css", `@source "../portal/**/*.tsx";`],
    ["app/marketing/marketing.css", `@source "../**/*.tsx";`],
    ["app/ui/foundation.css", `@import "../portal/portal.css";`],
  ])("%s is stopped at: %s", (path, text) => {
    expect(foreignStyles({ path, text })).toHaveLength(1);
  });
});

describe("files", () => {
  it("are named for what they hold", () => {
    expect(productFiles().flatMap((path) => emptyNames({ path }))).toEqual([]);
    for (const path of [
      "app/utils/dates.ts",
      "domain/lead-helpers.ts",
      "jobs/mail.service.ts",
      "app/ui/button2.tsx",
      "app/ui/button-v2.tsx",
    ]) {
      expect(emptyNames({ path }), path).not.toEqual([]);
    }
    expect(emptyNames({ path: "content/services.ts" })).toEqual([]);
  });

  it("are short, or say why not", () => {
    const long = "line\n".repeat(251);
    expect(everywhere(unexplainedLength)).toEqual([]);
    expect(unexplainedLength({ path: "a.ts", text: long })).toHaveLength(1);
    expect(
      unexplainedLength({ path: "a.ts", text: `// Longer than 250 lines: a list.\n${long}` }),
    ).toEqual([]);
  });

  it("are short in the median", () => {
    const lengths = files.map(({ text }) => text.split("\n").length).sort((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(80);
  });

  it("are no barrels", () => {
    expect(everywhere(barrels)).toEqual([]);
    expect(breach(barrels, "domain/leads/all.ts", `export * from "./leads.ts";`)).toBe(1);
    expect(breach(barrels, "app/ui/index.ts", "export const ui = 1;")).toBe(1);
  });

  it("read the environment in one place", () => {
    expect(everywhere(environmentReads)).toEqual([]);
    expect(breach(environmentReads, "jobs/worker.ts", "const url = process.env.SMTP_URL;")).toBe(1);
    expect(
      breach(
        environmentReads,
        "jobs/worker.ts",
        `const { env } = process; import { env as e } from "node:process";`,
      ),
    ).toBe(2);
    expect(
      breach(
        environmentReads,
        "database/dump.ts",
        "spawn('pg_dump', { env: { ...process.env } });",
      ),
    ).toBe(0);
  });

  it("make ids of rows that sort as they were made", () => {
    expect(everywhere(idsByChance)).toEqual([]);
    const call = ["randomUUIDv7", "()"].join("");
    expect(
      idsByChance({ path: "domain/leads/leads.ts", text: `const id = ${call};` }),
    ).toHaveLength(1);
  });

  it("export by name", () => {
    expect(everywhere(defaultExports)).toEqual([]);
    expect(breach(defaultExports, "domain/leads/leads.ts", "export default 1;")).toBe(1);
  });
});

describe("what nobody uses", () => {
  it("is exported nowhere", () => {
    expect(unusedExports(files)).toEqual([]);
    const found = unusedExports([
      parseSource("domain/a.ts", `export const a = 1; export const { b, c: d } = { b: 1, c: 2 };`),
      parseSource("domain/e.ts", `export const e = 1; export function f(): G { return e; }`),
      parseSource(
        "domain/g.ts",
        `export interface G { h: H } export type H = 1; export type I = 1;`,
      ),
      parseSource("domain/j.ts", `import { a as x } from "./a.ts"; import * as e from "./e.ts";`),
      parseSource("domain/k.ts", `export { d } from "./a.ts"; type G = import("./g.ts").G;`),
      parseSource("domain/l.ts", `export const l = 1; export const m = 1; export const n = m;`),
      parseSource("domain/o.ts", `/** For tests. */\nexport const o = () => 1;`),
      parseSource(
        "domain/l.test.ts",
        `import { l, m, n } from "./l.ts"; import { o } from "./o.ts";`,
      ),
    ]);
    expect(found.map((sentence) => sentence.split(", ")[0])).toEqual([
      "domain/a.ts exports b",
      "domain/g.ts exports I",
      "domain/l.ts exports l",
      "domain/l.ts exports n",
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
    const some = ["@a/b", "@types/d", "@types/a__b", "f"];
    const unlisted = (file: SourceFile) => unlistedPackages(file, new Set(some));
    expect(breach(unlisted, "domain/a.ts", imports)).toBe(1);
    expect(unusedPackages(some, [imports, "see f"])).toEqual(["f"]);
  });
});

describe("a file of the domain that writes a record", () => {
  it("leaves an event with what the record was and what it is", () => {
    expect(everywhere(unrecordedWrites)).toEqual([]);
    const table = `import { areas } from "#database/tables/areas.ts";`;
    const write = "export const change = (tx) => tx.update(areas).set({ name: 'Hall' });";
    const step = `import { takeFacilityStep } from "../take-facility-step.ts";`;
    const path = "domain/facilities/areas/rename-area.ts";
    expect(breach(unrecordedWrites, path, table + write)).toBe(1);
    expect(breach(unrecordedWrites, path, table + step + write)).toBe(0);
    const notice = `import { emails } from "#database/schema.ts"; tx.insert(emails).values({});`;
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
    expect(colorsBesidePalette("mail/look.ts", `color: ${color}`), color).toHaveLength(1);
  }
  const derived = "rgb(from --theme(--color-ink inline) r g b / 0.5) #faq #add";
  expect(colorsBesidePalette("app/ui/base.css", derived)).toEqual([]);
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
