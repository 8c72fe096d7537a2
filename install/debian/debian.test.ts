/** What can be said of the recipe without a Debian to install on; `npm run test:install` does that. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readConfig } from "#config";
import { readUnitFile } from "#tests/support/install/unit-file.ts";
import { productFolder } from "../../scripts/setup/program.mjs";

const read = (path: string) => readFileSync(join(productFolder, path), "utf8");
const unit = readUnitFile(join(import.meta.dirname, "cleardawn.service"));

it.each(["install.sh", "cleardawn"])("%s is a script that a plain shell reads", (name) => {
  execFileSync("sh", ["-n", join(import.meta.dirname, name)]);
});

it("writes settings that the product takes: this machine alone, one proxy, its own folder", () => {
  const [, edits = ""] =
    /sed -i (-e[\s\S]*?) "\$settings"/.exec(read("install/debian/install.sh")) ?? [];
  const given = edits.replaceAll("\\\n", "").replace("$data", "/var/lib/cleardawn");
  const settings = execFileSync("sh", ["-c", `sed ${given}`], {
    input: read(".env.example"),
    encoding: "utf8",
  });
  const values = Object.fromEntries(
    [...settings.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = "", value = ""]) => [name, value]),
  );
  expect(readConfig(values)).toMatchObject({
    ok: true,
    config: {
      host: "127.0.0.1",
      dataDirectory: "/var/lib/cleardawn",
      trustedProxyHops: 1,
      demo: false,
    },
  });
  expect(Object.keys(values).sort()).toEqual(["DATA_DIR", "DEMO", "HOST", "TRUST_PROXY"]);
});

it("lets the service do what the product does", () => {
  // The product reads the addresses of the machine by netlink where it listens on all of them.
  expect(unit.value("RestrictAddressFamilies").split(" ")).toContain("AF_NETLINK");
  expect(unit.values("MemoryDenyWriteExecute")).toEqual([]);
  // SHUTDOWN_DELAY is 60 at most, and the product ends within ten seconds after it.
  expect(unit.value("TimeoutStopSec")).toBe("75s");
  expect(unit.value("StartLimitIntervalSec")).toBe("0");
  expect(Number(unit.value("LimitNOFILE"))).toBeGreaterThan(2_300);
  expect(`/var/lib/${unit.value("StateDirectory")}`).toBe("/var/lib/cleardawn");
});

it.each(["install/containers/Caddyfile", "install/debian/Caddyfile"])(
  "%s hands requests on without holding event streams back, nor open for nobody",
  (path) => {
    const settings = read(path).replaceAll(/^\s*#.*$/gm, "");
    expect(settings).toMatch(/reverse_proxy \S+:3000 \{/);
    expect(settings).not.toContain("flush_interval");
    expect(settings).toContain("keepalive 60s");
  },
);

it("nginx says the same: nothing is held back, and who asked is not for the visitor to say", () => {
  const settings = read("install/debian/nginx.conf");
  const stream = settings.slice(settings.indexOf("location = /api/events"));
  expect(stream).toContain("proxy_buffering off");
  expect(settings).toContain("client_max_body_size 101m");
  expect(settings).toContain("proxy_set_header X-Forwarded-For $remote_addr;");
});

it("nginx leads every other name and plain http to the one of ORIGIN", () => {
  const servers = read("install/debian/nginx.conf")
    .split(/^server \{$/m)
    .slice(1);
  const leading = servers.filter((one) => !one.includes("proxy_pass"));
  expect(leading).toHaveLength(servers.length - 1);
  for (const one of leading)
    expect(one).toContain("return 301 https://www.example.com$request_uri;");
  for (const one of servers.filter((server) => server.includes("listen 443")))
    expect(one).toMatch(/ssl_certificate \S+;\s+ssl_certificate_key \S+;/);
});
