import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { beginFolderCopy } from "./copied-folder.ts";

let from: string;
let to: string;
beforeEach(() => {
  const folder = temporaryFolder();
  [from, to] = [join(folder, "from"), join(folder, "to")];
  mkdirSync(join(from, "base/1"), { recursive: true });
  mkdirSync(to);
});

/** As if nobody had written to it for an hour. */
function write(path: string, content: string): void {
  writeFileSync(join(from, path), content);
  const earlier = Date.now() / 1_000 - 3_600;
  utimesSync(join(from, path), earlier, earlier);
}

const filesOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => statSync(join(folder, path)).isFile())
      .map((path) => [path, readFileSync(join(folder, path), "utf8")]),
  );

it("is what the folder was when it was finished", async () => {
  write("base/1/100", "stays");
  write("base/1/200", "changes");
  write("base/1/300", "goes");
  writeFileSync(join(from, "base/1/400"), "just written");
  const copy = await beginFolderCopy(from, to);
  appendFileSync(join(from, "base/1/200"), " later");
  rmSync(join(from, "base/1/300"));
  writeFileSync(join(from, "base/1/400"), "written just");
  mkdirSync(join(from, "base/2"));
  write("base/2/500", "comes");
  await copy.finish();
  expect(filesOf(to)).toEqual(filesOf(from));
  expect(filesOf(to)).toMatchObject({ "base/1/200": "changes later", "base/2/500": "comes" });
});

it("copies at the quiet moment only what has changed", async () => {
  write("base/1/100", "stays");
  write("base/1/200", "changes");
  const copy = await beginFolderCopy(from, to);
  // What was copied before is not touched again: this stands only in the copy.
  writeFileSync(join(to, "base/1/100"), "marked");
  appendFileSync(join(from, "base/1/200"), " later");
  await copy.finish();
  expect(filesOf(to)).toEqual({ "base/1/100": "marked", "base/1/200": "changes later" });
});

it("does not trust the clock within a tick: what was just written is copied again", async () => {
  writeFileSync(join(from, "base/1/100"), "one");
  const { mtime } = statSync(join(from, "base/1/100"));
  const copy = await beginFolderCopy(from, to);
  writeFileSync(join(from, "base/1/100"), "two");
  utimesSync(join(from, "base/1/100"), mtime, mtime);
  await copy.finish();
  expect(filesOf(to)).toEqual({ "base/1/100": "two" });
});
