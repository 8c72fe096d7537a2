import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, it } from "vitest";
import product from "../../package.json" with { type: "json" };
import { productFolder } from "../setup/program.mjs";
import { installedCommands, programOf } from "./installed-commands.ts";
import { installedFiles } from "./installed-files.ts";
import { installedPackages, neverRead, packagesNeededBy } from "./installed-packages.ts";

/** The others of `npm run`, which need the sources. */
const developersCommands = [
  "start",
  "dev",
  "build",
  "test",
  "check",
  "test:durability",
  "test:faults",
  "test:install",
  "installation",
  "bench",
  "map",
  "font",
  "pictures",
  "pictures:portal",
  "screenshots",
  "texts",
];

const isInstalled = (path: string) =>
  installedFiles.some((installed) => path === installed || path.startsWith(`${installed}/`));

/** `join(import.meta.dirname, "file")`, as code names a file beside itself. */
const besideSource = /join\(\s*import\.meta\.dirname,\s*"([^"]+)"/g;

it("what the server reads beside its sources is in an installation", () => {
  const sources = globSync(["server/**/*.ts", "src/**/*.{ts,tsx}"], { cwd: productFolder })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !path.includes(".test.") && !path.startsWith("server/build-steps/"));
  const named = sources.flatMap((source) => {
    const text = readFileSync(join(productFolder, source), "utf8");
    return [...text.matchAll(besideSource)].map(([, path = ""]) =>
      relative(productFolder, join(productFolder, dirname(source), path)).replaceAll("\\", "/"),
    );
  });
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((path) => !isInstalled(path))).toEqual([]);
});

it("every file of the list is in the sources or made by the build", () => {
  const made = /^build\/|^\.cache\//;
  const missing = installedFiles.filter(
    (path) => !made.test(path) && !existsSync(join(productFolder, path)),
  );
  expect(missing).toEqual([]);
});

it("each command of npm is either one of an installation or one of developers", () => {
  const known = [...installedCommands, ...developersCommands].sort();
  expect(Object.keys(product.scripts).sort()).toEqual(known);
});

it.each(installedCommands)("%s is the program that npm starts", (command) => {
  const started = Object.entries(product.scripts).find(([name]) => name === command)?.[1];
  expect(started).toBe(`node scripts/run.mjs scripts/${programOf(command)}.ts`);
});

it("packages come with those that they need, wherever npm has put them", () => {
  const lock = {
    "node_modules/a": {
      dependencies: { b: "1", "@s/c": "1" },
      peerDependencies: { p: "1", q: "1" },
      peerDependenciesMeta: { q: { optional: true } },
    },
    "node_modules/a/node_modules/b": { dependencies: { "@s/c": "1", a: "1" } },
    "node_modules/b": { dependencies: { never: "1" } },
    "node_modules/@s/c": { optionalDependencies: { elsewhere: "1", d: "1" } },
    "node_modules/@s/c/node_modules/d": {},
    "node_modules/d": {},
    "node_modules/elsewhere": {},
    "node_modules/never": {},
    "node_modules/p": {},
    "node_modules/q": {},
  };
  const needed = packagesNeededBy(["a", "unknown"], lock, (place) => !place.endsWith("elsewhere"));
  expect(needed).toEqual([
    "node_modules/@s/c",
    "node_modules/@s/c/node_modules/d",
    "node_modules/a",
    "node_modules/a/node_modules/b",
    "node_modules/p",
  ]);
});

it("nothing of the browser's and of developers' packages is needed while it runs", () => {
  const needed = installedPackages(productFolder);
  for (const name of ["@electric-sql/pglite", "@node-rs/argon2", "pdfkit", "sharp", "fontkit"])
    expect(needed).toContain(`node_modules/${name}`);
  for (const name of ["react", "vite", "typescript", "@lucide/icons", "drizzle-orm", "node"])
    expect(needed).not.toContain(`node_modules/${name}`);
});

it("types, maps and manuals are left out, and what says a license stays", () => {
  const names = [
    "index.js.map",
    "README.md",
    "a.d.ts",
    "a.d.mts",
    "0042_snapshot.json",
    "LICENSE",
    "a.js",
    "a.mjs",
    "a.json",
  ];
  expect(names.filter((name) => !neverRead.test(name))).toEqual([
    "LICENSE",
    "a.js",
    "a.mjs",
    "a.json",
  ]);
});
