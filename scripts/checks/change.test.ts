import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { baseOfChange } from "./change.mjs";

function repository() {
  const folder = temporaryFolder();
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=Dana", "-c", "user.email=dana@example.com", ...args], {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  git("init", "--initial-branch=main");
  const commit = () => {
    git("commit", "--allow-empty", "--message", "one more");
    return git("rev-parse", "HEAD");
  };
  return { folder, git, commit };
}

it("is where a branch left main", () => {
  const { folder, git, commit } = repository();
  commit();
  const left = commit();
  git("switch", "--create", "branch");
  commit();
  commit();
  expect(baseOfChange(folder)).toBe(left);
});

it("is what was pushed, on main", () => {
  const { folder, git, commit } = repository();
  const pushed = commit();
  git("update-ref", "refs/remotes/origin/main", pushed);
  commit();
  commit();
  expect(baseOfChange(folder)).toBe(pushed);
});

it("is the commit before, on a main that was pushed whole or is nowhere else", () => {
  const { folder, git, commit } = repository();
  const before = commit();
  const latest = commit();
  expect(baseOfChange(folder)).toBe(before);
  git("update-ref", "refs/remotes/origin/main", latest);
  expect(baseOfChange(folder)).toBe(before);
});

it("is nothing where there is no history", () => {
  const { folder, commit } = repository();
  expect(baseOfChange(folder)).toBeUndefined();
  commit();
  expect(baseOfChange(folder)).toBeUndefined();
  expect(baseOfChange(temporaryFolder())).toBeUndefined();
});
