import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, realpathSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import product from "../package.json" with { type: "json" };
import { pinnedNode, productFolder } from "./setup/program.mjs";

/** A clone without packages, on a machine whose Node runs no TypeScript and whose npm is a stub. */
let clone = "";
let machine = "";

const put = (folder: string, path: string, content: string) => {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
};
const putProgram = (path: string, lines: string) =>
  chmodSync(put(machine, path, `#!/bin/sh\n${lines}\n`), 0o755);

/** Prints the Node that runs it and its arguments. */
const printsItsRun = `console.log(JSON.stringify({ by: process.execPath, given: process.argv.slice(2) }));`;

beforeEach(() => {
  clone = realpathSync(temporaryFolder());
  machine = realpathSync(temporaryFolder());
  cpSync(join(productFolder, "scripts"), join(clone, "scripts"), { recursive: true });
  put(clone, "package.json", JSON.stringify(product));
  put(clone, "package-lock.json", JSON.stringify({ packages: {} }));
  putProgram("node", `exec "${process.execPath}" --no-strip-types "$@"`);
  const pinned = pinnedNode(clone);
  putProgram(
    "npm",
    `echo installing
     mkdir -p "${dirname(pinned)}"
     cd "${dirname(pinned)}"
     ln "${process.execPath}" node 2>/dev/null || cp "${process.execPath}" node
     echo '{ "packages": {} }' > "${clone}/node_modules/.package-lock.json"`,
  );
});

const runScript = (command: string) =>
  spawnSync("sh", ["-c", command], {
    cwd: clone,
    encoding: "utf8",
    // PATH as npm sets it for a script: installed programs before the machine's.
    env: { PATH: [join(clone, "node_modules/.bin"), machine, "/usr/bin", "/bin"].join(delimiter) },
  });

/** These have entry programs of their own, which prepare the product. */
const prepareThemselves = ["start", "build", "test", "check"];
const commands = Object.entries(product.scripts).filter(
  ([name]) => !prepareThemselves.includes(name),
);

it.each(commands)("npm run %s installs first, then runs on the pinned Node", (_, command) => {
  const programs = [...command.matchAll(/run\.mjs (?:--built )?(\S+)/g)].map(
    ([, file = ""]) => file,
  );
  for (const file of programs) {
    expect(existsSync(join(productFolder, file)), file).toBe(true);
    put(clone, file, printsItsRun);
  }
  const buildTool = `require("node:fs").mkdirSync("build")`;
  put(clone, "node_modules/@react-router/dev/bin.cjs", buildTool);
  put(clone, "scripts/prepare-database.ts", "");
  const { status, stdout, stderr } = runScript(`${command} --last`);
  expect(stderr).toContain("Installing packages");
  expect(status, stderr).toBe(0);
  const lines: { by: string; given: string[] }[] = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines.map(({ by }) => by)).toEqual(programs.map(() => pinnedNode(clone)));
  expect(lines.at(-1)?.given.at(-1)).toBe("--last");
  expect(existsSync(join(clone, "build/sources.sha256"))).toBe(command.includes("--built"));
});

it("a script whose packages cannot be installed fails and runs nothing", () => {
  const backUp = product.scripts["db:backup"];
  put(clone, "scripts/db-backup.ts", printsItsRun);
  putProgram("npm", "exit 1");
  const { status, stdout, stderr } = runScript(backUp);
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toContain("could not be installed");
});
