/** The programs of an installation, each as a process of its own. */
import { spawn } from "node:child_process";
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { pinnedNode, productFolder } from "../setup/program.mjs";

async function run(program: string, ...given: string[]) {
  const child = spawn(process.execPath, [program, ...given], { stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, stdout, stderr };
}

const programHere = (name: string) => join(import.meta.dirname, `${name}.mjs`);

describe("cleardawn health", () => {
  let close = () => {};
  afterEach(() => close());

  async function serve(listener: RequestListener): Promise<string> {
    const server = createServer(listener).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    close = () => {
      server.close();
      server.closeAllConnections();
    };
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("no port");
    return `http://127.0.0.1:${address.port}`;
  }
  const statuses = (byPath: Record<string, number>) =>
    serve(({ url = "" }, response) => response.writeHead(byPath[url] ?? 404).end("words"));

  it.each([
    [{ "/readyz": 200 }, 0],
    [{ "/readyz": 200, "/healthz": 503 }, 0],
    [{ "/readyz": 503, "/healthz": 200 }, 1],
    [{ "/healthz": 200 }, 0],
    [{ "/healthz": 503 }, 1],
    [{}, 1],
  ])("takes %j for what ends with %i", async (byPath, code) => {
    expect((await run(programHere("health-check"), await statuses(byPath))).code).toBe(code);
  });

  it("asks for the path of its address, and for no other", async () => {
    const address = await statuses({ "/livez": 200, "/readyz": 503, "/healthz": 200 });
    expect((await run(programHere("health-check"), `${address}/livez`)).code).toBe(0);
    expect((await run(programHere("health-check"), `${address}/metrics`)).code).toBe(1);
  });

  it("says who is not ready where nobody listens, and does not wait for who is silent", async () => {
    const address = await serve(() => undefined);
    const started = performance.now();
    expect((await run(programHere("health-check"), address)).code).toBe(1);
    expect(performance.now() - started).toBeLessThan(10_000);
    close();
    const nobody = await run(programHere("health-check"), address);
    expect([nobody.code, nobody.stderr]).toEqual([
      1,
      expect.stringContaining(`at ${address}/ is not ready`),
    ]);
  });

  it("takes one address, and says so", async () => {
    for (const given of [["here"], ["http://127.0.0.1:1", "http://127.0.0.1:2"]]) {
      const { code, stderr } = await run(programHere("health-check"), ...given);
      expect([code, stderr]).toEqual([1, expect.stringContaining("Usage: cleardawn health")]);
    }
  });
});

describe("cleardawn secrets", () => {
  const address = "postgres://cleardawn@database:5432/cleardawn";
  const read = (folder: string) =>
    Object.fromEntries(
      readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8").trim()]),
    );

  it("makes a password, the address with it, and a key, for its own user alone", async () => {
    const folder = temporaryFolder();
    expect((await run(programHere("first-secrets"), folder, address)).code).toBe(0);
    const made = read(folder);
    const password = made["database-password"] ?? "";
    expect(made).toEqual({
      "database-password": expect.stringMatching(/^[\w-]{43}$/),
      "database-url": `postgres://cleardawn:${password}@database:5432/cleardawn`,
      "secret-key": expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(made["secret-key"]).not.toBe(password);
    for (const name of readdirSync(folder))
      expect(statSync(join(folder, name)).mode & 0o777).toBe(0o400);
  });

  it("leaves them as they are at the next start, and makes what is missing", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "database-password"), "of before\n");
    await run(programHere("first-secrets"), folder, address);
    const made = read(folder);
    expect(made["database-url"]).toBe("postgres://cleardawn:of%20before@database:5432/cleardawn");
    await Promise.all([1, 2, 3].map(() => run(programHere("first-secrets"), folder, address)));
    expect(read(folder)).toEqual(made);
  });

  it("agrees on one password when two start at once", async () => {
    const folder = temporaryFolder();
    const ended = await Promise.all(
      [1, 2, 3, 4].map(() => run(programHere("first-secrets"), folder, address)),
    );
    expect(ended.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
    const made = read(folder);
    expect(made["database-url"]).toContain(`:${made["database-password"]}@`);
  });

  it("refuses an empty secret, an address that is none, and a folder that is not there", async () => {
    const folder = temporaryFolder();
    expect((await run(programHere("first-secrets"), folder)).code).toBe(1);
    expect((await run(programHere("first-secrets"), folder, "database")).code).toBe(1);
    expect((await run(programHere("first-secrets"), join(folder, "none"), address)).code).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
    writeFileSync(join(folder, "database-password"), "");
    const { code, stderr } = await run(programHere("first-secrets"), folder, address);
    expect([code, stderr]).toEqual([1, expect.stringContaining("is empty")]);
  });
});

describe("cleardawn", () => {
  /** An installation whose programs print what they are given. */
  function installation(): string {
    const folder = temporaryFolder();
    const put = (path: string, content: string) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    };
    const source = (path: string) => readFileSync(join(productFolder, path), "utf8");
    for (const path of ["scripts/setup/program.mjs", "scripts/installation/cleardawn.mjs"])
      put(path, source(path));
    const prints = `console.log(JSON.stringify([import.meta.filename.slice(${folder.length + 1}),
      process.argv.slice(2), process.env.NODE_ENV, process.env.MALLOC_ARENA_MAX]));`;
    put("package.json", `{ "type": "module" }`);
    put("build/commands/commands.json", `["db:move-to-postgres"]`);
    put("build/commands/db-move-to-postgres.js", prints);
    put("build/server/main.js", prints);
    put("scripts/installation/health-check.mjs", prints);
    mkdirSync(dirname(pinnedNode(folder)), { recursive: true });
    symlinkSync(process.execPath, pinnedNode(folder));
    chmodSync(join(folder, "scripts/installation/cleardawn.mjs"), 0o755);
    return join(folder, "scripts/installation/cleardawn.mjs");
  }

  it.each([
    [["start"], ["build/server/main.js", [], "production", "2"]],
    [
      ["health", "http://a"],
      ["scripts/installation/health-check.mjs", ["http://a"], "production"],
    ],
    [
      ["db:move-to-postgres", "postgres://a/b", "--", "--flag"],
      ["build/commands/db-move-to-postgres.js", ["postgres://a/b", "--flag"], "production"],
    ],
  ])("%j runs the program with what it is given", async (given, expected) => {
    const { code, stdout } = await run(installation(), ...given);
    expect(code).toBe(0);
    const [program, words, environment, arena] = JSON.parse(stdout);
    expect([program, words, environment, arena ?? undefined]).toEqual(
      [...expected, undefined].slice(0, 4),
    );
  });

  it.each([
    [[]],
    [["stop"]],
    [["constructor"]],
    [["../../server/main"]],
    [["db-move-to-postgres"]],
  ])("%j starts nothing, and the commands are named", async (given) => {
    const { code, stdout, stderr } = await run(installation(), ...given);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toContain("start\n  health\n  secrets\n  db:move-to-postgres");
  });
});
