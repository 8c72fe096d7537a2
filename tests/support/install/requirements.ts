import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Each program has Debian's package for it. */
const packages = {
  podman: "podman",
  debootstrap: "debootstrap",
  "systemd-nspawn": "systemd-container",
};

/** @returns why installations cannot be tried on this machine; nothing where they can */
export function missingForInstall(
  ...programs: readonly (keyof typeof packages)[]
): string | undefined {
  if (process.platform !== "linux") return "it takes Linux";
  if (process.getuid?.() !== 0) return "it takes root, for chroot and mounts";
  const missing = programs.filter((name) => !isInstalled(name));
  if (missing.length === 0) return undefined;
  const wanted = missing.map((name) => packages[name]).join(" ");
  return `this machine has no ${missing.join(", ")} (Debian: apt-get install ${wanted})`;
}

const isInstalled = (name: string) =>
  spawnSync("sh", ["-c", `command -v ${name}`], { stdio: "ignore" }).status === 0;

/** A certificate authority between this machine and the world, which what is built has to know. */
export function ownAuthority(): string | undefined {
  const file = process.env.NODE_EXTRA_CA_CERTS;
  return file !== undefined && existsSync(file) ? file : undefined;
}
