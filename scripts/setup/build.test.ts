import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { bringBuildUpToDate, build, isBuilt } from "./build.mjs";
import { pinnedNode } from "./program.mjs";

let folder = "";

const put = (path: string, content: string) => {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
};

const toolThat = (ends: "succeeds" | "fails") =>
  put(
    "node_modules/@react-router/dev/bin.cjs",
    `require("node:fs").mkdirSync("build");
     require("node:fs").writeFileSync("build/page.html", "half");
     process.exit(${ends === "succeeds" ? 0 : 1});`,
  );

beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
  vi.spyOn(console, "error").mockReturnValue();
  folder = mkdtempSync(join(tmpdir(), "build-"));
  put("src/root.tsx", "first");
  put("scripts/prepare-database.ts", "");
  mkdirSync(dirname(pinnedNode(folder)), { recursive: true });
  symlinkSync(process.execPath, pinnedNode(folder));
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

it("builds once and then not again until a source changes", async () => {
  toolThat("succeeds");
  expect(isBuilt(folder)).toBe(false);
  expect(await bringBuildUpToDate(folder)).toBe(true);
  expect(isBuilt(folder)).toBe(true);
  put("src/root.tsx", "second");
  expect(isBuilt(folder)).toBe(false);
});

it("takes every folder of the product for a source", async () => {
  toolThat("succeeds");
  const { imports } = JSON.parse(readFileSync("package.json", "utf8"));
  const named = Object.values<string>(imports).map((path) => path.replace(/^\.\/|\/\*$/g, ""));
  for (const name of named.filter((name) => name !== "tests" && !name.includes("config"))) {
    await build(folder);
    put(`${name}/new.ts`, "");
    expect(isBuilt(folder), name).toBe(false);
  }
});

it("takes a source that was added, renamed or removed for a change", async () => {
  toolThat("succeeds");
  await build(folder);
  const added = put("content/company.ts", "");
  expect(isBuilt(folder)).toBe(false);
  rmSync(added);
  expect(isBuilt(folder)).toBe(true);
});

it("looks at the content of sources, not at their times, and not at tests", async () => {
  toolThat("succeeds");
  await build(folder);
  utimesSync(join(folder, "src/root.tsx"), new Date(), new Date());
  put("src/root.test.tsx", "a test");
  expect(isBuilt(folder)).toBe(true);
});

it("leaves nothing to serve when the build fails, not even the build before", async () => {
  toolThat("succeeds");
  await build(folder);
  toolThat("fails");
  put("src/root.tsx", "broken");
  expect(await bringBuildUpToDate(folder)).toBe(false);
  expect(isBuilt(folder)).toBe(false);
  expect(existsSync(join(folder, "build"))).toBe(false);
});

it("does not count a build whose process was killed before its end", () => {
  put("build/page.html", "half");
  expect(isBuilt(folder)).toBe(false);
});
