/**
 * The recipe without containers, on a Debian that is booted for it: installed, asked through both proxies,
 * brought up to date, and taken back where a release does not start.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BootedDebian, bootDebian } from "../support/install/booted-debian.ts";
import { processFacts } from "../support/install/confined.ts";
import { unpackDownload } from "../support/install/download.ts";
import { expectProduct } from "../support/install/product-answers.ts";
import { missingForInstall } from "../support/install/requirements.ts";
import { installCache } from "../support/install/run-program.ts";
import { askSecurely, openSecurely } from "../support/install/secure-request.ts";
import { freePort } from "../support/postgres-server.ts";

const missing = missingForInstall("debootstrap", "systemd-nspawn");
if (missing !== undefined) console.warn(`Nothing was installed on Debian: ${missing}.`);

const demoPassword = "a password for this test";
const clientAdmin = JSON.stringify({
  username: "client.admin",
  password: demoPassword,
  rememberMe: false,
});

describe.skipIf(missing !== undefined)("Debian without containers", () => {
  let root: string;
  let machine: BootedDebian;
  let port: number;
  let url: string;
  beforeAll(async () => {
    mkdirSync(installCache, { recursive: true });
    root = mkdtempSync(join(installCache, "machine-"));
    machine = await bootDebian(root);
    port = await freePort();
    url = `http://127.0.0.1:${port}`;
  });
  afterAll(async () => {
    await machine?.stop();
    rmSync(root, { recursive: true, force: true });
  });

  const inside = (path: string) => join(root, path);
  const read = (path: string) => readFileSync(inside(path), "utf8");
  const edit = (path: string, change: (text: string) => string) =>
    writeFileSync(inside(path), change(read(path)));
  const settings = "etc/cleardawn/settings";
  const download = "srv/cleardawn";
  const runScript = "sh /srv/cleardawn/install/debian/install.sh";
  const release = () => machine.pass("readlink /opt/cleardawn/current");
  const rights = (path: string) => machine.pass(`stat --format='%a %U %G' ${path}`);

  it("is installed and started by its script, with no rights for who does not need them", async () => {
    unpackDownload(inside(download));
    // The port is shared with other programs of this machine, and somebody has to sign in later.
    edit(`${download}/.env.example`, (text) =>
      text
        .replace("#PORT=3000", `PORT=${port}`)
        .replace("#DEMO=\n", "DEMO=1\n")
        .replace("#DEMO_PASSWORD=", `DEMO_PASSWORD="${demoPassword}"`),
    );
    expect(await machine.pass(runScript)).toContain("It runs.");

    expect(read(settings)).toMatch(/^HOST=127\.0\.0\.1$/m);
    expect(await rights(`/${settings}`)).toBe("640 root cleardawn");
    expect(await rights("/var/lib/cleardawn")).toBe("700 cleardawn cleardawn");
    expect(await rights("/var/lib/cleardawn/database")).toBe("700 cleardawn cleardawn");
    const current = "/opt/cleardawn/current";
    expect(await rights(`${current}/build/server/main.js`)).toBe("644 root root");
    expect(await machine.pass(`readlink ${current}/.env`)).toBe(`/${settings}`);
    expect(existsSync(inside(`${await release()}/node_modules/typescript`))).toBe(false);
    expect(existsSync(inside("var/cache/cleardawn-build"))).toBe(false);
    // The user that builds may read neither settings nor data.
    for (const path of [`/${settings}`, "/var/lib/cleardawn/secret.key"]) {
      const peek = await machine.run(`runuser -u cleardawn-build -- cat ${path}`);
      expect(peek).toEqual({ code: 1, output: expect.stringContaining("Permission denied") });
    }
  });

  it("runs as nobody, and can write to its data alone", async () => {
    await expectProduct(url);
    const pid = await machine.pass("systemctl show --property=MainPID --value cleardawn");
    const facts = await processFacts((name) => machine.pass(`cat /proc/${pid}/${name}`));
    const user = Number(await machine.pass("id -u cleardawn"));
    expect(user).toBeGreaterThan(0);
    expect(facts).toMatchObject({
      userIds: new Set([user]),
      capabilities: [0, 0, 0, 0, 0],
      hasNoNewPrivileges: true,
      filtersSystemCalls: true,
      hasReadOnlyRoot: true,
    });
    // What the process itself would meet.
    const attempt = (path: string) =>
      machine.run(`nsenter --target ${pid} --mount -- runuser -u cleardawn -- touch ${path}`);
    expect((await attempt("/opt/cleardawn/here")).output).toContain("Read-only file system");
    expect((await attempt("/var/lib/cleardawn/here")).code).toBe(0);
  });

  it("has its commands for root, by the user of the service", async () => {
    expect(await machine.pass("cleardawn staff:create owner@example.com")).toContain(
      `http://localhost:${port}/`,
    );
    await machine.pass(`cleardawn health ${url}`);
    await machine.pass("cleardawn db:backup /var/lib/cleardawn/backup.tar");
    expect(await rights("/var/lib/cleardawn/backup.tar")).toMatch(/cleardawn cleardawn$/);
    const other = await machine.run(
      "runuser -u cleardawn-build -- cleardawn staff:create a@example.com",
    );
    expect(other).toEqual({ code: 1, output: expect.stringContaining("Run it as root") });
  });

  it("has a unit that systemd reads, with little that could be attacked", async () => {
    const unit = "/etc/systemd/system/cleardawn.service";
    expect(await machine.pass(`systemd-analyze verify ${unit}`)).toBe("");
    // 100 is a service without limits; up to 20 is what systemd calls OK.
    const judged = await machine.pass(`systemd-analyze security --threshold=20 cleardawn.service`);
    console.warn(judged.split("\n").at(-1));
  });

  async function setOrigin(origin: string) {
    edit(settings, (text) => text.replace(/^#?ORIGIN=.*$/m, `ORIGIN=${origin}`));
    await machine.pass("systemctl restart cleardawn");
    await expect.poll(() => statusOf(`${url}/healthz`), { timeout: 180_000 }).toBe(200);
  }

  it("stops in time, and takes up settings", async () => {
    await setOrigin("https://www.example.com");
    const log = await machine.pass("journalctl --unit=cleardawn --output=cat --no-pager");
    expect(log).toContain('"msg":"shutdown finished"');
    expect(log).toContain("cleardawn.service: Deactivated successfully.");
    const page = await (await fetch(url)).text();
    expect(page).toContain('rel="canonical" href="https://www.example.com');
  });

  it.each([
    ["caddy", setUpCaddy],
    ["nginx", setUpNginx],
  ])("%s hands on pages, who asked and how, and event streams at once", async (name, setUp) => {
    await machine.pass(
      `apt-get install --yes --quiet --no-install-recommends ${name} openssl && systemctl stop ${name}`,
    );
    const secure = await freePort();
    const site = `https://localhost:${secure}`;
    const authority = await setUp(secure);
    await machine.pass(`systemctl restart ${name}`);
    await setOrigin(site);
    const ask = async (path: string, options: object = {}) =>
      askSecurely(site + path, { authority: authority(), ...options });
    await expect
      .poll(async () => (await ask("/").catch(() => undefined))?.status, { timeout: 60_000 })
      .toBe(200);

    const page = await ask("/client-portal");
    expect(page.status).toBe(200);
    expect(page.headers["strict-transport-security"]).toBeDefined();
    const signIn = await ask("/api/login", {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: site },
      body: clientAdmin,
    });
    const [cookie = ""] = signIn.headers["set-cookie"] ?? [];
    expect([signIn.status, cookie]).toEqual([
      200,
      expect.stringMatching(/^__Host-session=.*; Secure/),
    ]);

    const started = performance.now();
    const stream = await openSecurely(`${site}/api/events`, {
      authority: authority(),
      headers: { Cookie: cookie.split(";")[0] ?? "" },
    });
    expect(stream.statusCode).toBe(200);
    const chunks = stream.setEncoding("utf8")[Symbol.asyncIterator]();
    expect((await chunks.next()).value).toContain("retry:");
    expect(performance.now() - started).toBeLessThan(2_000);
    // Jobs that begin meanwhile may have something to tell first.
    let latest = "";
    while (!latest.includes("still here")) {
      expect(latest).toMatch(/^(data: .*\n\n)*$/);
      latest = (await chunks.next()).value ?? "the stream has ended";
    }
    const held = connectionsTo(port);
    stream.destroy();
    // A browser that has gone holds no stream of the product open. Idle connections stay for a minute.
    await expect.poll(() => connectionsTo(port), { timeout: 10_000 }).toBeLessThan(held);

    const bytes = 3 * 1024 * 1024;
    const large = await ask("/api/quote", {
      method: "POST",
      headers: { "Content-Type": "application/json", "Content-Length": `${bytes}`, Origin: site },
      body: "a".repeat(bytes),
    });
    expect([large.status, large.body]).toEqual([413, expect.not.stringContaining("nginx")]);
    await machine.pass(`systemctl stop ${name}`);
  });

  /** The shipped file, with the name, ports and certificate of this test. @returns its authority */
  async function setUpCaddy(secure: number) {
    const plain = await freePort();
    const shipped = read(`${download}/install/debian/Caddyfile`);
    const own = shipped
      .slice(0, shipped.lastIndexOf("\nexample.com {"))
      .replace(/^www\.example\.com \{/m, `https://localhost:${secure} {\n\ttls internal`)
      .replace("127.0.0.1:3000", `127.0.0.1:${port}`);
    const options = `{\n\thttp_port ${plain}\n\thttps_port ${secure}\n\tadmin off\n\tskip_install_trust\n}\n`;
    writeFileSync(inside("etc/caddy/Caddyfile"), options + own);
    await machine.pass("caddy validate --config /etc/caddy/Caddyfile");
    const certificates = "var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt";
    return () => readFileSync(inside(certificates));
  }

  async function setUpNginx(secure: number) {
    const plain = await freePort();
    await machine.pass(
      "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout /etc/ssl/key.pem -out /etc/ssl/site.pem",
    );
    const own = read(`${download}/install/debian/nginx.conf`)
      .replaceAll("listen 80;", `listen ${plain};`)
      .replaceAll("listen [::]:80;", "")
      .replaceAll("listen 443 ssl;", `listen ${secure} ssl;`)
      .replaceAll("listen [::]:443 ssl;", "")
      .replaceAll("server_name www.example.com", "server_name localhost")
      .replaceAll(/ssl_certificate .*;/g, "ssl_certificate /etc/ssl/site.pem;")
      .replaceAll(/ssl_certificate_key .*;/g, "ssl_certificate_key /etc/ssl/key.pem;")
      .replace("127.0.0.1:3000", `127.0.0.1:${port}`);
    rmSync(inside("etc/nginx/sites-enabled/default"), { force: true });
    writeFileSync(inside("etc/nginx/sites-enabled/cleardawn"), own);
    await machine.pass("nginx -t");
    return () => readFileSync(inside("etc/ssl/site.pem"));
  }

  it("has a compose file that Docker Compose reads as it is meant", async () => {
    await machine.pass("apt-get install --yes --quiet --no-install-recommends docker-compose");
    const output = await machine.pass(
      "cd /srv/cleardawn && ORIGIN=https://www.example.com docker-compose config",
    );
    expect(output).toContain("ORIGIN: https://www.example.com");
    expect(output).toContain("condition: service_completed_successfully");
  });

  it("is brought up to date by the same script: settings and data stay", async () => {
    const [before, given] = [await release(), read(settings)];
    edit(`${download}/package.json`, (text) =>
      text.replace(/"version": ".*"/, '"version": "99.0.0"'),
    );
    expect(await machine.pass(runScript)).toContain("It runs.");
    expect(await release()).toContain("/99.0.0-");
    expect(existsSync(inside(before))).toBe(true);
    expect(read(settings)).toBe(given);
    const signIn = await fetch(`${url}/api/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: url },
      body: clientAdmin,
    });
    expect(signIn.status).toBe(200);
  });

  it("is taken back where a release does not start", async () => {
    const before = await release();
    edit(`${download}/package.json`, (text) => text.replace('"99.0.0"', '"99.0.1"'));
    edit(`${download}/scripts/installation/cleardawn.mjs`, (text) =>
      text.replace("start: productionCommand", 'start: ["nothing-here.js"]'),
    );
    const unit = "etc/systemd/system/cleardawn.service";
    const given = read(unit);
    edit(`${download}/install/debian/cleardawn.service`, (text) => `${text}# Of 99.0.1.\n`);
    const { code, output } = await machine.run(runScript);
    expect([code, output]).toEqual([1, expect.stringContaining(`${before} runs again`)]);
    expect(await release()).toBe(before);
    expect(read(unit)).toBe(given);
    await expect.poll(() => statusOf(url), { timeout: 60_000 }).toBe(200);
  });
});

const statusOf = (url: string) =>
  fetch(url).then(
    async (response) => {
      await response.body?.cancel();
      return response.status;
    },
    () => undefined,
  );

/** Connections that proxies of this machine hold to a port, by the system's own table. */
const connectionsTo = (port: number): number =>
  readFileSync("/proc/net/tcp", "utf8")
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, , remote = "", state]) =>
        state === "01" && Number.parseInt(remote.split(":")[1] ?? "", 16) === port,
    ).length;
