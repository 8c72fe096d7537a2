/** Our static layer compared with nginx, on the same files, with the same encoding, in turns. */
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PlainBrowser } from "#tests/support/http/plain-browser.ts";
import { addPerson, password } from "#tests/support/people.ts";
import { createDatabase } from "#tests/support/postgres-database.ts";
import { startTestServer } from "#tests/support/postgres-server.ts";
import { preparePostgres } from "#tests/support/prepare-database.ts";
import { startServer } from "#tests/support/server.ts";
import { productFolder } from "../scripts/setup/program.mjs";
import { freePort } from "./browser.ts";
import { median, type Section, targetRow } from "./report.ts";
import { load } from "./wrk.ts";

const rounds = 5;
const seconds = 4;
const connections = 32;
const headers = { "Accept-Encoding": "gzip" };

export async function measureStatic(): Promise<Section> {
  const server = await startServer();
  const { published, restarted, discard } = await startEdited();
  const nginx = await startNginx(join(productFolder, "build/client"));
  try {
    await sameBytes(server.url, nginx.url);
    const servers = { ours: server, nginx, published, restarted };
    const rates = { ours: [], nginx: [], published: [], restarted: [] } as Record<
      keyof typeof servers,
      number[]
    >;
    for (let round = 0; round < rounds; round++)
      for (const name of ["ours", "nginx", "published", "restarted"] as const)
        rates[name].push(
          await load({ url: `${servers[name].url}/`, connections, seconds, headers }),
        );
    const [ours, theirs] = [median(rates.ours), median(rates.nginx)];
    // Compared within each round, because the machine is faster in one than in the next.
    const asBuilt = (name: "published" | "restarted") =>
      median(rates[name].map((rate, round) => rate / (rates.ours[round] ?? rate)));
    return {
      title: "Static requests per second",
      method: `The home page (gzip, the same bytes from both), wrk with ${connections} connections on the same machine, medians of ${rounds} rounds in turn, nginx with one worker, gzip_static, sendfile and no access log. Then the same page of a server whose administrator has published another headline while it ran, and of one that was started with it, each relative to the page as it was built: median of the rounds.`,
      rows: [
        { what: "this server", measured: ours.toFixed(0) },
        { what: "nginx", measured: theirs.toFixed(0) },
        targetRow("ratio", ours / theirs, "", { min: 0.45 }, 2),
        targetRow("published while it ran: ratio", asBuilt("published"), "", { min: 0.95 }, 2),
        targetRow("published before its start: ratio", asBuilt("restarted"), "", { min: 0.95 }, 2),
      ],
    };
  } finally {
    await nginx.stop();
    await discard();
    await server.discard();
  }
}

const headline = "Clean by six.";

/** Starts two servers with texts that differ from those they were built with. */
async function startEdited() {
  const postgres = await startTestServer();
  const database = await createDatabase(postgres.url);
  const env = { DATABASE_URL: database.url, SECRET_KEY: randomUUID() + randomUUID() };
  const chief = await preparePostgres(database.url, (context) =>
    addPerson(context, { role: "administrator" }),
  );
  const published = await startServer({ env });
  const office = await new PlainBrowser(published.url).logIn({
    username: chief.username,
    password,
  });
  const path = "/office/website/document?name=home";
  await office.open(path);
  office.named("Top of the page").fill("Headline, English", headline);
  await office.named("Top of the page").enter("Headline, English");
  await office.press("Publish now");
  const restarted = await startServer({ env });
  for (const { url } of [published, restarted]) await untilCompressed(`${url}/`);
  return {
    published,
    restarted,
    async discard() {
      await published.discard();
      await restarted.discard();
      await database.drop();
      await postgres.stop();
    },
  };
}

/** A page that was just published is compressed quickly at first: the smaller one comes a moment later. */
async function untilCompressed(url: string): Promise<void> {
  let first = 0;
  for (let attempt = 0; attempt < 300; attempt++) {
    const response = await fetch(url, { headers: { "Accept-Encoding": "br" } });
    const isNew = (await response.text()).includes(headline);
    const length = Number(response.headers.get("content-length"));
    if (isNew && first === 0) first = length;
    if (isNew && length < first) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function sameBytes(ours: string, theirs: string): Promise<void> {
  const [a, b] = await Promise.all(
    [ours, theirs].map(async (url) => (await fetch(url, { headers })).text()),
  );
  if (a !== b) throw new Error("both servers must answer with the same page");
}

async function startNginx(root: string) {
  const folder = await mkdtemp(join(tmpdir(), "bench-nginx-"));
  const port = await freePort();
  const config = `
daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
${process.getuid?.() === 0 ? "user root;" : ""}
events { worker_connections 1024; }
http {
  types { text/html html; } default_type application/octet-stream;
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; gzip_static on;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server { listen 127.0.0.1:${port}; root ${root}; index index.html; }
}`;
  await writeFile(join(folder, "nginx.conf"), config);
  const child = spawn(
    "nginx",
    ["-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")],
    {
      stdio: "inherit",
    },
  );
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.once("error", () => console.error("nginx is missing: apt-get install nginx-light"));
  const url = `http://127.0.0.1:${port}`;
  await answers(url);
  return {
    url,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const ok = await fetch(url).then(
      () => true,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer`);
}
