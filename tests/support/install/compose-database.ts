/** The database of compose.yaml, from Debian's packages, as its image cannot be pulled everywhere. */
import { chmodSync, copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { productFolder } from "../../../scripts/setup/program.mjs";
import type { readComposeFile } from "./compose-file.ts";
import { type Confinement, runConfined, startConfined } from "./confined.ts";
import { unpackDebian } from "./debian-base.ts";

export interface DatabaseContainer {
  stop(): Promise<void>;
}

/** The image runs it before it listens to anything but its socket, which the other process here does not see. */
async function makeProductRole(asRoot: Confinement, port: number): Promise<void> {
  copyFileSync(
    join(productFolder, "install/containers/product-role.sh"),
    join(asRoot.root, "product-role.sh"),
  );
  const { code, output } = await runConfined(
    { ...asRoot, env: { ...asRoot.env, PGHOST: "127.0.0.1", PGPORT: `${port}` } },
    [
      "/bin/sh",
      "-euc",
      `POSTGRES_PASSWORD="$(cat "$POSTGRES_PASSWORD_FILE")"
      export POSTGRES_PASSWORD PGPASSWORD="$POSTGRES_PASSWORD"
      createdb --username="$POSTGRES_USER" "$POSTGRES_DB"
      /bin/sh /product-role.sh`,
    ],
  );
  if (code !== 0) throw new Error(`the product has no role\n${output}`);
}

interface Given {
  /** A new folder for its file system. */
  root: string;
  service: ReturnType<typeof readComposeFile>["services"]["database"];
  /** A port of this machine, as containers have networks of their own and this has none. */
  port: number;
  /** The volume. */
  secrets: string;
}

/** Does what the image does at its first start; then waits until the health check of compose.yaml passes. */
export async function startDatabaseContainer({
  root,
  service,
  port,
  secrets,
}: Given): Promise<DatabaseContainer> {
  const [, major = ""] = service.image.split(":");
  const programs = `/usr/lib/postgresql/${major}/bin`;
  const asRoot: Confinement = {
    root,
    isReadOnly: false,
    mounts: { "/secrets": secrets },
    env: {
      PATH: `${programs}:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin`,
      DEBIAN_FRONTEND: "noninteractive",
      ...service.environment,
    },
  };
  await unpackDebian(root);
  mkdirSync(join(root, "secrets"));
  // No service is started by packages: it would listen beside the servers of this machine.
  writeFileSync(join(root, "usr/sbin/policy-rc.d"), "#!/bin/sh\nexit 101\n");
  chmodSync(join(root, "usr/sbin/policy-rc.d"), 0o755);
  const firstStart = await runConfined(asRoot, [
    "/bin/sh",
    "-euc",
    `apt-get update -qq
    apt-get install -qq --yes --no-install-recommends postgresql-${major}
    cp "$POSTGRES_PASSWORD_FILE" /var/lib/postgresql/password
    chown postgres /var/lib/postgresql/password
    runuser -u postgres -- initdb --username="$POSTGRES_USER" --pwfile=/var/lib/postgresql/password \
      --auth-host=scram-sha-256 $POSTGRES_INITDB_ARGS --pgdata=/var/lib/postgresql/data`,
  ]);
  if (firstStart.code !== 0) throw new Error(`no database was made\n${firstStart.output}`);

  const server = startConfined({ ...asRoot, user: "postgres" }, [
    "postgres",
    "-D/var/lib/postgresql/data",
    `-p${port}`,
    "-clisten_addresses=127.0.0.1",
    "-cunix_socket_directories=/tmp",
  ]);
  const stop = async () => {
    // This signal stops the image, too, and does not wait for open connections.
    process.kill(server.pid, "SIGINT");
    await server.ended;
  };
  const [, ...check] = service.healthcheck?.test ?? [];
  for (let tries = 0; tries < 60; tries++) {
    const { code } = await runConfined(asRoot, [...check, `--port=${port}`]);
    if (code === 0) {
      await makeProductRole(asRoot, port);
      return { stop };
    }
    await wait(500);
  }
  await stop();
  throw new Error(`the database is not healthy\n${server.lines.join("\n")}`);
}
