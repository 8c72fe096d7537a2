import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { describeDatabase } from "#tests/support/databases.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { expectTools } from "./needed-tools.server.ts";

/** From now on `pg_dump` says this of itself, or is not there. */
function pretend(version: string | undefined) {
  const folder = temporaryFolder();
  if (version !== undefined) {
    writeFileSync(join(folder, "pg_dump"), `#!/bin/sh\necho '${version}'\n`);
    chmodSync(join(folder, "pg_dump"), 0o755);
  }
  vi.stubEnv("PATH", version === undefined ? folder : `${folder}:${process.env.PATH}`);
  onTestFinished(() => void vi.unstubAllEnvs());
}

describeDatabase((database) => {
  it("are there, and as new as the server", async () => {
    await expect(expectTools(database().db)).resolves.toBeUndefined();
  });

  it.each(["pg_dump (PostgreSQL) 99.1 (Debian 99.1-1)", "pg_dump of somebody else"])(
    "may be newer, or say nothing of it: %s",
    async (version) => {
      pretend(version);
      await expect(expectTools(database().db)).resolves.toBeUndefined();
    },
  );

  it("are asked for where they are older than the server, or missing", async () => {
    pretend("pg_dump (PostgreSQL) 9.6.24");
    await expect(expectTools(database().db)).rejects.toMatchObject({ reason: "tool-old" });
    pretend(undefined);
    await expect(expectTools(database().db)).rejects.toMatchObject({ reason: "tool-missing" });
  });
});
