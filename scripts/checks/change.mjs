/** Finds what the working copy is compared to: the commit before which nothing of the change was there. */
import { spawnSync } from "node:child_process";

/**
 * On a branch, this is the commit where it left main. On main itself, it is what was pushed last, or else the
 * commit before: otherwise what is committed there would be no change at all.
 * @param {string} folder of the product
 * @returns {string | undefined} undefined where git has none, as in a copy without history
 */
export function baseOfChange(folder) {
  const ask = (...question) => {
    const { status, stdout } = spawnSync("git", question, { cwd: folder, encoding: "utf8" });
    return status === 0 ? stdout.trim() : undefined;
  };
  const head = ask("rev-parse", "HEAD");
  const candidates = [
    ask("merge-base", "HEAD", "main"),
    ask("merge-base", "HEAD", "origin/main"),
    ask("rev-parse", "--verify", "--quiet", "HEAD~1"),
  ];
  return candidates.find((commit) => commit !== undefined && commit !== head);
}
