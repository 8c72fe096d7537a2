/** A Debian that is booted, with systemd as its first process; it shares this machine's network. */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { type Confinement, runConfined } from "./confined.ts";
import { unpackDebian } from "./debian-base.ts";
import { ownAuthority } from "./requirements.ts";

export interface BootedDebian {
  /** Runs a line of shell as root. */
  run(line: string): Promise<{ code: number | null; output: string }>;
  /** @throws where it fails @returns what it printed */
  pass(line: string): Promise<string>;
  /** Shut down as by its power button. */
  stop(): Promise<void>;
}

const variables = {
  PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
  HOME: "/root",
  DEBIAN_FRONTEND: "noninteractive",
};
const authorityInside = "/usr/local/share/authority-of-this-machine.crt";
const stopsWithinMs = 60_000;

/** @param root a new folder */
export async function bootDebian(root: string): Promise<BootedDebian> {
  await unpackDebian(root);
  const authority = ownAuthority();
  const confinement: Confinement = { root, isReadOnly: false, env: variables };
  const init = await runConfined(confinement, [
    "/bin/sh",
    "-c",
    "apt-get update -qq && apt-get install -qq --yes --no-install-recommends systemd systemd-sysv dbus",
  ]);
  if (init.code !== 0) throw new Error(`systemd could not be installed\n${init.output}`);

  const nspawn = spawn(
    "systemd-nspawn",
    [
      "--quiet",
      `--directory=${root}`,
      "--boot",
      "--register=no",
      "--keep-unit",
      ...(authority === undefined ? [] : [`--bind-ro=${authority}:${authorityInside}`]),
    ],
    { stdio: "ignore" },
  );
  const ended = new Promise<void>((resolve) => nspawn.once("exit", () => resolve()));
  const kill = () => nspawn.kill("SIGKILL");
  process.once("exit", kill);

  const given = {
    ...variables,
    ...(authority !== undefined && { NODE_EXTRA_CA_CERTS: authorityInside }),
  };
  const run: BootedDebian["run"] = async (line) =>
    runIn(firstProcess(nspawn.pid ?? 0), line, given);
  const stop = async () => {
    nspawn.kill("SIGTERM");
    await Promise.race([ended, wait(stopsWithinMs)]);
    kill();
    await ended;
    process.off("exit", kill);
  };
  try {
    for (let state = ""; !/^(running|degraded)$/.test(state); await wait(500)) {
      if (nspawn.exitCode !== null) throw new Error("systemd-nspawn ended: is it allowed here?");
      state = (await run("systemctl is-system-running").catch(() => ({ output: "" }))).output;
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    run,
    stop,
    async pass(line) {
      const { code, output } = await run(line);
      if (code !== 0) throw new Error(`"${line}" ended with ${code}\n${output}`);
      return output;
    },
  };
}

/** The process that is number 1 inside. */
function firstProcess(nspawn: number): string {
  const [child] = readFileSync(`/proc/${nspawn}/task/${nspawn}/children`, "utf8").split(" ");
  if (child === undefined || child === "") throw new Error("nothing is booted");
  return child;
}

async function runIn(pid: string, line: string, env: Record<string, string>) {
  const child = spawn("nsenter", [`--target=${pid}`, "--all", "/bin/sh", "-c", line], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("close", resolve).once("error", reject);
  });
  return { code, output: output.trim() };
}
