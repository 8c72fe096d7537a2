/** Our static layer compared with nginx, on the same files, with the same encoding, in turns. */
import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
  const nginx = await startNginx(join(productFolder, "build/client"));
  try {
    await sameBytes(server.url, nginx.url);
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < rounds; round++) {
      ours.push(await load({ url: `${server.url}/`, connections, seconds, headers }));
      theirs.push(await load({ url: `${nginx.url}/`, connections, seconds, headers }));
    }
    return {
      title: "Static requests per second",
      method: `The home page (gzip, the same bytes from both), wrk with ${connections} connections on the same machine, medians of ${rounds} rounds in turn, nginx with one worker, gzip_static, sendfile and no access log.`,
      rows: [
        { what: "this server", measured: median(ours).toFixed(0) },
        { what: "nginx", measured: median(theirs).toFixed(0) },
        targetRow("ratio", median(ours) / median(theirs), "", { min: 0.45 }, 2),
      ],
    };
  } finally {
    await nginx.stop();
    await server.discard();
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
