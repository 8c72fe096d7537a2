/** The image of `Containerfile`, built for real on a base that is made here. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod";
import { productFolder } from "../../../scripts/setup/program.mjs";
import { debianBase } from "./debian-base.ts";
import { ownAuthority } from "./requirements.ts";
import { installCache, runProgram } from "./run-program.ts";

const details = z.tuple([
  z.object({
    Size: z.number(),
    Healthcheck: z.object({ Test: z.array(z.string()) }),
    Config: z.object({
      User: z.string(),
      WorkingDir: z.string(),
      Entrypoint: z.array(z.string()),
      Cmd: z.array(z.string()),
      Env: z.array(z.string()),
      Volumes: z.record(z.string(), z.unknown()),
    }),
  }),
]);

export interface BuiltImage {
  /** Its file system. */
  root: string;
  /** Bytes of all its layers together, the base included. */
  bytes: number;
  /** The base alone. */
  baseBytes: number;
  buildSeconds: number;
  config: z.infer<typeof details>[0]["Config"];
  /** The check as in the file: `CMD-SHELL` and a line for the shell. */
  healthCheck: string[];
  remove(): void;
}

export async function buildImage(): Promise<BuiltImage> {
  const archive = await debianBase();
  // Images of the machine's user stay out of it, and nothing is left of ours.
  const storage = mkdtempSync(join(installCache, "storage-"));
  // Podman takes fifty characters at most, wherever the product lies.
  const state = mkdtempSync(join(tmpdir(), "podman-"));
  const podman = ["--root", join(storage, "root"), "--runroot", state];
  const ask = (...given: string[]) =>
    execFileSync("podman", [...podman, ...given], { encoding: "utf8" }).trim();
  const base = "localhost/debian-made-here";
  const image = "localhost/cleardawn";
  const remove = () => {
    ask("image", "unmount", "--all", "--force");
    ask("image", "rm", "--all", "--force");
    // The storage mounts its own folder, and leaves it so.
    spawnSync("umount", ["--lazy", join(storage, "root/overlay")], { stdio: "ignore" });
    for (const folder of [storage, state]) rmSync(folder, { recursive: true, force: true });
  };
  try {
    ask("import", archive, base);
    const buildSeconds = await runProgram("image-build", "podman", [
      ...podman,
      "build",
      "--isolation=chroot",
      "--format=docker",
      `--build-arg=BASE=${base}`,
      `--tag=${image}`,
      ...withAuthority(),
      productFolder,
    ]);
    const [inspected] = details.parse(JSON.parse(ask("image", "inspect", image)));
    const { Size: bytes, Config: config, Healthcheck: check } = inspected;
    const baseBytes = Number(ask("image", "inspect", "--format={{.Size}}", base));
    const root = ask("image", "mount", image);
    return { root, bytes, baseBytes, buildSeconds, config, healthCheck: check.Test, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

function withAuthority(): string[] {
  const authority = ownAuthority();
  if (authority === undefined) return [];
  const place = "/authority-of-this-machine.crt";
  return [`--volume=${authority}:${place}:ro`, `--env=NODE_EXTRA_CA_CERTS=${place}`];
}
