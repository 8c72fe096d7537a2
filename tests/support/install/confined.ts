/** A process in another file system, as a container or systemd would start it. */
import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

export interface Confinement {
  /** Its file system. */
  root: string;
  /** True if nothing but `mounts` and /tmp can be written. */
  isReadOnly: boolean;
  /** Folders and files of this machine, by where they appear. */
  mounts?: Record<string, string>;
  /** Numbers or names of user and group; without rights of root, and no way to get any. */
  user?: string;
  group?: string;
  workingDirectory?: string;
  umask?: string;
  env: Record<string, string>;
}

export interface Confined {
  pid: number;
  /** Lines of both outputs. */
  lines: string[];
  ended: Promise<number | null>;
  /** Sends SIGTERM. */
  stop(): Promise<number | null>;
}

const devices = ["null", "zero", "full", "random", "urandom", "tty"];

/**
 * Mounts belong to the process and end with it; the last program takes the place of the shell. What can be
 * written is mounted before the rest becomes read-only, as a mount takes that over from its source.
 */
function script(
  { root, isReadOnly, mounts = {}, env, user, ...rest }: Confinement,
  command: readonly string[],
) {
  const at = (path: string) => quoted(root + path);
  const { group = user, workingDirectory = "/", umask = "0022" } = rest;
  const asUser = [
    "setpriv",
    `--reuid=${user}`,
    `--regid=${group}`,
    "--clear-groups",
    "--no-new-privs",
    "--bounding-set=-all",
    "--inh-caps=-all",
    "--",
  ];
  const program = [
    "/usr/bin/env",
    "--ignore-environment",
    `--chdir=${workingDirectory}`,
    ...Object.entries(env).map(([name, value]) => `${name}=${value}`),
    ...(user === undefined ? [] : asUser),
    ...command,
  ];
  return [
    "set -e",
    `mount --bind ${quoted(root)} ${quoted(root)}`,
    ...Object.entries(mounts).map(
      ([place, source]) => `mount --bind ${quoted(source)} ${at(place)}`,
    ),
    ...(isReadOnly ? [`mount -o remount,bind,ro ${quoted(root)}`] : []),
    `mount -t proc proc ${at("/proc")}`,
    `mount -t tmpfs -o mode=1777 tmpfs ${at("/tmp")}`,
    `mount -t tmpfs -o mode=0755 tmpfs ${at("/dev")}`,
    ...devices.flatMap((name) => [
      `touch ${at(`/dev/${name}`)}`,
      `mount --bind /dev/${name} ${at(`/dev/${name}`)}`,
    ]),
    `ln -s /proc/self/fd ${at("/dev/fd")}`,
    `umask ${umask}`,
    `exec chroot ${[root, ...program].map(quoted).join(" ")}`,
  ].join("\n");
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

export function startConfined(confinement: Confinement, command: readonly string[]): Confined {
  const child = spawn(
    "unshare",
    ["--mount", "--propagation", "private", "sh", "-c", script(confinement, command)],
    { stdio: ["ignore", "pipe", "pipe"], env: { PATH: process.env.PATH } },
  );
  const lines: string[] = [];
  collect(child, lines);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("close", (code) => resolve(code)).once("error", reject);
  });
  // Nothing may stay behind if the test run itself is ended early.
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  ended.finally(() => process.off("exit", kill)).catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    lines,
    ended,
    stop() {
      child.kill("SIGTERM");
      return ended;
    },
  };
}

/** @returns what it printed */
export async function runConfined(
  confinement: Confinement,
  command: readonly string[],
): Promise<{ code: number | null; output: string }> {
  const { ended, lines } = startConfined(confinement, command);
  const code = await ended;
  return { code, output: lines.join("\n") };
}

function collect({ stdout, stderr }: ChildProcess, lines: string[]) {
  for (const output of [stdout, stderr])
    if (output !== null) createInterface(output).on("line", (line) => lines.push(line));
}

/**
 * Reads from the system whose a process is, what it may do, and what it uses.
 * @param read a file of its folder in /proc
 */
export async function processFacts(read: (name: string) => string | Promise<string>) {
  const status = await read("status");
  const numbers = (name: string) =>
    (new RegExp(`^${name}:\\s*(.*)$`, "m").exec(status)?.[1] ?? "").split(/\s+/);
  const memory = await read("smaps_rollup");
  const root = (await read("mountinfo"))
    .split("\n")
    .map((line) => line.split(" "))
    .find(([, , , , place]) => place === "/");
  return {
    userIds: new Set(numbers("Uid").map(Number)),
    groupIds: new Set(numbers("Gid").map(Number)),
    capabilities: ["CapEff", "CapPrm", "CapBnd", "CapInh", "CapAmb"].map((name) =>
      Number.parseInt(numbers(name)[0] ?? "", 16),
    ),
    hasNoNewPrivileges: numbers("NoNewPrivs")[0] === "1",
    filtersSystemCalls: numbers("Seccomp")[0] === "2",
    hasReadOnlyRoot: root?.[5]?.split(",").includes("ro") ?? false,
    residentMegabytes: Number(numbers("VmRSS")[0]) / 1_024,
    ownMegabytes: Number(/^Pss:\s+(\d+)/m.exec(memory)?.[1]) / 1_024,
  };
}

/** @param pid of a process of this machine */
export const factsOf = (pid: number) =>
  processFacts((name) => readFileSync(`/proc/${pid}/${name}`, "utf8"));
