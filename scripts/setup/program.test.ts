import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { machineEnvironment, productEnvironment } from "./program.mjs";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "program-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const module = join(import.meta.dirname, "program.mjs");

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Starts a process that hands over to a script with the given source. */
function handOverTo(script: string, { replacing }: { replacing: boolean }) {
  const file = join(folder, "script.mjs");
  writeFileSync(file, script);
  const starter = `${replacing ? "" : "process.execve = undefined;"}
    import(${JSON.stringify(module)}).then((m) =>
      m.handOver([${JSON.stringify(file)}], { NODE_ENV: "production" }));`;
  const child = spawn(process.execPath, ["-e", starter], { stdio: ["ignore", "pipe", "inherit"] });
  const lines = createInterface(child.stdout);
  return {
    child,
    firstLine: new Promise<string>((resolve) => lines.once("line", resolve)),
    ended: new Promise<number | null>((resolve) => child.once("exit", resolve)),
  };
}

describe.each([
  ["replaces itself", { replacing: true }],
  ["waits for it", { replacing: false }],
])("a process that hands over and %s", (_, how) => {
  it("ends with the exit code of the script", async () => {
    expect(await handOverTo("process.exit(7)", how).ended).toBe(7);
  });

  it("adds to its environment", async () => {
    const { firstLine } = handOverTo("console.log(process.env.NODE_ENV)", how);
    expect(await firstLine).toBe("production");
  });

  it("passes on SIGTERM, lets the script finish, and leaves no process behind", async () => {
    const { child, firstLine, ended } = handOverTo(
      `process.on("SIGTERM", () => setTimeout(() => process.exit(3), 100));
       setInterval(() => {}, 1000);
       console.log(process.pid);`,
      how,
    );
    const pid = Number(await firstLine);
    child.kill("SIGTERM");
    expect(await ended).toBe(3);
    expect(isAlive(pid)).toBe(false);
  });
});

it("finds installed programs first, and the machine's own where npm has to run", () => {
  expect(productEnvironment().PATH).toMatch(/^[^:;]*node_modules[\\/]\.bin/);
  const installed = productEnvironment().PATH?.split(/[:;]/)[0] ?? "";
  expect(machineEnvironment().PATH).not.toContain(installed);
});
