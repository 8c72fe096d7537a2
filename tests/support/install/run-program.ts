import { spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { productFolder } from "../../../scripts/setup/program.mjs";

/** The folder has what took minutes to make, and the output of long programs. */
export const installCache = join(productFolder, ".cache/install");

/**
 * Runs a program that prints much, such as a build, into a file.
 * @param name of the file in `installCache`
 * @returns seconds that it took
 */
export async function runProgram(
  name: string,
  program: string,
  given: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  mkdirSync(installCache, { recursive: true });
  const path = join(installCache, `${name}.log`);
  const file = openSync(path, "w");
  const started = performance.now();
  const child = spawn(program, given, { env, stdio: ["ignore", file, file] });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("exit", resolve).once("error", reject);
  });
  const stop = () => child.kill();
  process.once("exit", stop);
  const code = await ended.finally(() => {
    closeSync(file);
    process.off("exit", stop);
  });
  if (code !== 0) {
    const lines = readFileSync(path, "utf8").trimEnd().split("\n").slice(-40).join("\n");
    throw new Error(`${program} ${given.join(" ")} ended with ${code}; see ${path}\n${lines}`);
  }
  return (performance.now() - started) / 1_000;
}
