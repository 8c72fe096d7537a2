/** What can be said of the containers without Docker; `npm run test:install` builds and starts them. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { environmentNames, readConfig } from "#config";
import { parsedComposeFile, readComposeFile } from "#tests/support/install/compose-file.ts";
import { sources } from "../../scripts/setup/build.mjs";
import { productFolder } from "../../scripts/setup/program.mjs";

const read = (path: string) => readFileSync(join(productFolder, path), "utf8");

describe("compose.yaml", () => {
  // The schema of the Compose specification comes with its linter, which is not used otherwise. Ajv knows
  // the draft that it is written in by another name.
  const { $schema: _, ...schema } = JSON.parse(
    read("node_modules/dclint/schemas/compose.schema.json"),
  );
  const isCompose = new Ajv({ strict: false, validateFormats: false }).compile(schema);

  it("is what the schema of the Compose specification describes", () => {
    const isValid = isCompose(parsedComposeFile());
    expect([isValid, isCompose.errors]).toEqual([true, null]);
    expect(isCompose({ services: { product: { image: "a", imagee: "b" } } })).toBe(false);
    expect(isCompose({ services: { product: { image: 1 } } })).toBe(false);
  });

  const { services, networks, volumes } = readComposeFile();

  it("passes each setting on, or sets it, or leaves it to the image", () => {
    const ofImage = ["PORT", "HOST", "DATA_DIR"];
    // Given as files, or of no use behind Caddy.
    const otherwise = [
      "DATABASE_URL",
      "SECRET_KEY",
      "FILES_URL_FILE",
      "BACKUP_URL_FILE",
      "BACKUP_KEY_FILE",
      "SMTP_URL_FILE",
      "INBOUND_MAIL_FILE",
      "INBOUND_MAIL_SECRET_FILE",
      "PSEUDO_LANGUAGE",
    ];
    const passed = Object.keys(services.product.environment);
    expect([...passed, ...ofImage, ...otherwise].sort()).toEqual([...environmentNames].sort());
  });

  it("gives the product a configuration that it takes, with and without settings", () => {
    const withoutFiles = (environment: Record<string, string>) =>
      Object.fromEntries(Object.entries(environment).filter(([name]) => !name.endsWith("_FILE")));
    expect(readConfig(withoutFiles(services.product.environment))).toMatchObject({
      ok: true,
      config: {
        origin: "https://localhost",
        trustedProxyHops: 1,
        firstRun: true,
        demo: false,
        smtpUrl: undefined,
        nightlyBackups: true,
        backupDirectory: "/backups",
        backupUrl: undefined,
      },
    });
    const set = readComposeFile({
      ORIGIN: "https://www.example.com",
      SMTP_URL: "smtps://user:secret@mail.example.com",
      DEMO: "1",
    });
    expect(readConfig(withoutFiles(set.services.product.environment))).toMatchObject({
      ok: true,
      config: {
        origin: "https://www.example.com",
        smtpUrl: "smtps://user:secret@mail.example.com",
        demo: true,
      },
    });
    const monitored = readComposeFile({ METRICS_PORT: "9464", SHUTDOWN_DELAY: "60" });
    expect(readConfig(withoutFiles(monitored.services.product.environment))).toMatchObject({
      ok: true,
      config: { metricsPort: 9464, metricsHost: "0.0.0.0", shutdownDelaySeconds: 60 },
    });
    expect(set.services.proxy.environment).toEqual({ ORIGIN: "https://www.example.com" });
  });

  it("gives nobody more than they need", () => {
    for (const [name, service] of Object.entries(services)) {
      expect(service.cap_drop, name).toEqual(["ALL"]);
      expect(service.security_opt, name).toEqual(["no-new-privileges:true"]);
      expect(service.read_only, name).toBe(name !== "database");
      expect(service.logging.options, name).toEqual({ "max-size": "20m", "max-file": "5" });
      expect(service.ports.length > 0, name).toBe(name === "proxy");
    }
    expect(services.secrets.network_mode).toBe("none");
    expect(services.database.networks.every((network) => networks[network]?.internal)).toBe(true);
    expect(services.proxy.networks).not.toContain(services.database.networks[0]);
    const readsSecrets = Object.entries(services).flatMap(([name, service]) =>
      service.volumes.filter((one) => one.startsWith("secrets:")).map((one) => [name, one]),
    );
    expect(readsSecrets).toEqual([
      ["secrets", "secrets:/secrets"],
      ["database", "secrets:/secrets:ro"],
      ["product", "secrets:/secrets:ro"],
    ]);
  });

  it("signs in to its database as a role that is not the one which made it", () => {
    const { environment, volumes: mounted } = services.database;
    const url = new URL(services.secrets.command?.at(-1) ?? "");
    expect(environment.POSTGRES_USER).toBe("postgres");
    expect([url.username, url.pathname]).toEqual(["cleardawn", `/${environment.POSTGRES_DB}`]);
    expect(mounted).toContain(
      "./install/containers/product-role.sh:/docker-entrypoint-initdb.d/product-role.sh:ro,z",
    );
    expect(statSync(join(productFolder, "install/containers/product-role.sh")).mode & 0o111).toBe(
      0o111,
    );
  });

  it("builds its image by one service, and asks no registry for it", () => {
    const built = Object.entries(services).filter(([, { build }]) => build !== undefined);
    expect(built.map(([name, { build }]) => [name, build])).toEqual([
      ["product", { context: ".", dockerfile: "Containerfile" }],
    ]);
    for (const { image, pull_policy: policy } of [services.product, services.secrets])
      expect([image, policy]).toEqual(["cleardawn", "never"]);
  });

  it("waits for what it is built on, and lets it end by itself", () => {
    const conditions = (name: "database" | "product") =>
      Object.entries(services[name].depends_on).map(([other, on]) => [other, on.condition]);
    expect(conditions("database")).toEqual([["secrets", "service_completed_successfully"]]);
    expect(conditions("product")).toEqual([["database", "service_healthy"]]);
    expect(services.product.healthcheck?.test).toEqual(["CMD", "cleardawn", "health"]);
    expect(services.database.healthcheck?.test.slice(0, 2)).toEqual(["CMD", "pg_isready"]);
    // SHUTDOWN_DELAY is 60 at most, and the product ends within ten seconds after it.
    expect(services.product.stop_grace_period).toBe("75s");
  });

  it("keeps in volumes what has to outlive a container", () => {
    const mounted = Object.values(services).flatMap((service) => service.volumes);
    for (const name of Object.keys(volumes))
      expect(
        mounted.some((one) => one.startsWith(`${name}:`)),
        name,
      ).toBe(true);
    expect(services.product.volumes).toContain("data:/data");
    expect(services.product.volumes).toContain("backups:/backups:z");
    const onOtherDisk = readComposeFile({ BACKUP_DIR: "/mnt/backup/cleardawn" }).services.product;
    expect(onOtherDisk.volumes).toContain("/mnt/backup/cleardawn:/backups:z");
    expect(onOtherDisk.environment.BACKUP_DIR).toBe("/backups");
    expect(services.database.volumes).toContain("database:/var/lib/postgresql/data");
    const files = mounted
      .filter((one) => one.startsWith("./"))
      .map((one) => one.split(":")[0] ?? "");
    expect(files.filter((path) => !existsSync(join(productFolder, path)))).toEqual([]);
  });

  it("has a PostgreSQL that the image's pg_dump can back up", () => {
    const server = Number(/^postgres:(\d+)$/.exec(services.database.image)?.[1]);
    const client = Number(/postgresql-client-(\d+)/.exec(read("Containerfile"))?.[1]);
    expect(server).toBeLessThanOrEqual(client);
    expect(read("Containerfile").match(/\/postgresql\/\d+\//g)).toEqual(
      Array.from({ length: 3 }, () => `/postgresql/${client}/`),
    );
  });
});

describe("the image's build", () => {
  it("gets what the product's build takes, by the file of Podman and by that of Docker", () => {
    const ignored = read(".containerignore");
    expect(read(".dockerignore")).toBe(ignored);
    const allowed = ignored
      .split("\n")
      .filter((line) => line.startsWith("!"))
      .map((line) => line.slice(1));
    expect(ignored.split("\n")).toContain("*");
    expect(allowed).toEqual(
      expect.arrayContaining([...sources, "scripts", ".env.example", "LICENSE"]),
    );
    for (const name of [".env", ".git", "data", "node_modules", "build", "tests"])
      expect(allowed).not.toContain(name);
  });

  it("is the same on arm64: what is native has a package for each of both processors", () => {
    const { packages }: { packages: Record<string, { os?: string[]; cpu?: string[] }> } =
      JSON.parse(read("package-lock.json"));
    const ofLinux = Object.entries(packages)
      .filter(([, { os = [], cpu = [] }]) => os.includes("linux") && cpu.includes("x64"))
      .map(([place]) => place);
    // Rollup names it for its own builds, and runs without it.
    const neverLoaded = "node_modules/@napi-rs/lzma-linux-x64-gnu";
    expect(ofLinux.length).toBeGreaterThan(10);
    const missing = ofLinux
      .filter((place) => place !== neverLoaded)
      .map((place) => place.replace("x64", "arm64"))
      .filter((place) => !(place in packages));
    expect(missing).toEqual([]);
    const steps = read("Containerfile").replaceAll(/^#.*$/gm, "");
    expect(steps).not.toMatch(/amd64|arm64|x86_64|x64|aarch64/);
  });

  it("ends with a user that is not root, by number", () => {
    const [, user] = [...read("Containerfile").matchAll(/^USER (\S+)$/gm)].at(-1) ?? [];
    expect(user).toMatch(/^[1-9]\d{3,}:[1-9]\d{3,}$/);
  });
});
