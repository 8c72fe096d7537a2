import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pino } from "pino";
import { expect, it, onTestFinished, vi } from "vitest";
import type { OpenDatabase } from "#database/client.ts";
import { openDatabase } from "#database/open.ts";
import { type EmailRow, emails } from "#database/tables/emails.ts";
import { leads, type NewLeadRow } from "#database/tables/leads.ts";
import { listLeads } from "#domain/leads/leads.ts";
import { type RecordPage, recordsAtOnce } from "#domain/submissions/record-page.ts";
import { startControlSocket } from "#server/control-socket.ts";
import { createPostgresDatabase } from "#tests/support/databases.ts";
import { openFolder } from "#tests/support/embedded.ts";
import { quoteFields } from "#tests/support/quote-request.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

vi.setConfig({ testTimeout: 180_000 });
const log = pino({ level: "silent" });

async function run(args: string[], env: Record<string, string>) {
  const script = new URL("./leads.ts", import.meta.url).pathname;
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: "test", ...env },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const closed = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await closed, out, err };
}

const row = (id: number, changed: Partial<NewLeadRow> = {}): NewLeadRow => ({
  ...quoteFields,
  id: `01900000-0000-7000-8000-00000000000${id}`,
  reference: `Q-222-222${id}`,
  idempotencyKey: `key-${id}`,
  fingerprint: "f",
  receivedAt: new Date(`2026-11-0${id}T15:30:00Z`),
  ...changed,
});

async function addThree({ db }: OpenDatabase) {
  await db.insert(leads).values([
    row(1, {
      screeningReasons: ["filled in within 0.4 s"],
    }),
    row(2, {
      fullName: '=HYPERLINK("https://evil.example")',
      company: 'Quote "and" comma, Inc.',
      message: "First line\nsecond\u001b[2J line",
      campaign: { utm_source: "news" },
    }),
    row(3, {
      screening: "quarantined",
      screeningReasons: ["links in the message: 4"],
    }),
  ]);
  await db
    .insert(emails)
    .values([
      ...emailsOf(1, { state: "held", lastAnswer: "Not sent: 3 within an hour." }),
      ...emailsOf(2, { state: "failed", lastAnswer: "550 5.1.1 no such user" }),
    ]);
}

function emailsOf(id: number, toVisitor: Pick<EmailRow, "state" | "lastAnswer">) {
  const email = (message: string) => ({
    ...{ id: randomUUID(), message, aboutKind: "lead", aboutId: row(id).id },
    key: `${message}.${row(id).id}`,
  });
  return [
    { ...email("quote-received-office"), state: "sent" as const },
    { ...email("quote-received-visitor"), ...toVisitor },
  ];
}

it("lists and exports what a data folder holds", async () => {
  const folder = temporaryFolder();
  const database = await openFolder(folder);
  await addThree(database);
  await database.close();
  const env = { DATA_DIR: folder };

  const listed = await run([], env);
  expect(listed).toMatchObject({ code: 0, err: "" });
  expect(listed.out.match(/^Q-\S+ {3}.*$/gm)).toEqual([
    "Q-222-2223   2026-11-03 09:30",
    "Q-222-2222   2026-11-02 09:30",
    "Q-222-2221   2026-11-01 09:30",
  ]);
  expect(listed.out).toContain("QUARANTINED, no email sent: links in the message: 4");
  expect(listed.out).toContain("TO THE VISITOR FAILED: 550 5.1.1 no such user");
  expect(listed.out).toContain(
    "to the visitor held: Not sent: 3 within an hour.; noted: filled in within 0.4 s",
  );
  expect(listed.out).toContain("3 leads, 1 quarantined, 1 with a mail that could not be delivered");
  expect(listed.out).not.toContain("\u001b");

  const { out } = await run(["--csv"], env);
  const lines = out.replace("\ufeff", "").split("\r\n");
  expect(lines[0]).toMatch(/^reference,received \(America\/Chicago\),name,company,phone,email,/);
  expect(out).toContain(`"'=HYPERLINK(""https://evil.example"")","Quote ""and"" comma, Inc."`);
  expect(out).toContain('"First line\nsecond');
  expect(out).toContain(',"utm_source=news",');
});

it("asks the server that has the folder open, with the same result", async () => {
  const folder = temporaryFolder();
  const database = await openFolder(folder);
  await addThree(database);
  const control = await startControlSocket({
    database,
    dataDirectory: folder,
    lists: { leads: (page) => listLeads(database.db, page) },
    log,
  });
  const whileServing = await run(["--csv", "--since", "2026-11-02"], { DATA_DIR: folder });
  await control.stop();
  const unanswered = await run([], { DATA_DIR: folder });
  await database.close();
  const alone = await run(["--csv", "--since", "2026-11-02"], { DATA_DIR: folder });

  expect(whileServing).toMatchObject({ code: 0, err: "" });
  expect(whileServing.out).toBe(alone.out);
  expect(unanswered).toMatchObject({ code: 1, err: expect.stringContaining("does not answer") });
});

it("brings a list that is longer than a page, from the server and without it", async () => {
  const folder = temporaryFolder();
  const database = await openFolder(folder);
  const count = 2 * recordsAtOnce + 3;
  const rows = Array.from({ length: count }, (_, n) => ({
    ...row(1),
    id: randomUUID(),
    reference: `Q-${n}`,
    idempotencyKey: `many-${n}`,
  }));
  for (let from = 0; from < count; from += 200)
    await database.db.insert(leads).values(rows.slice(from, from + 200));
  const lists = { leads: (page: RecordPage) => listLeads(database.db, page) };
  const control = await startControlSocket({ database, dataDirectory: folder, lists, log });
  const whileServing = await run(["--csv"], { DATA_DIR: folder });
  await control.stop();
  await database.close();
  const alone = await run([], { DATA_DIR: folder });
  expect(new Set(whileServing.out.match(/^"Q-\d+"/gm))).toHaveProperty("size", count);
  expect(alone.out).toContain(`\n${count} leads\n`);
});

it("reads a PostgreSQL server", async () => {
  const { url, drop } = await createPostgresDatabase();
  onTestFinished(drop);
  const opened = await openDatabase({ dataDirectory: "unused", databaseUrl: url, log });
  if (!opened.ok) throw new Error(opened.message);
  await addThree(opened.database);
  await opened.database.close();
  const { code, out } = await run([], { DATABASE_URL: url });
  expect(code).toBe(0);
  expect(out).toContain("3 leads");
});

it("says what is wrong instead of listing nothing", async () => {
  const empty = join(temporaryFolder(), "nowhere");
  expect(await run([], { DATA_DIR: empty })).toMatchObject({
    code: 1,
    err: expect.stringContaining("no database"),
  });
  expect(await run(["--since", "soon"], { DATA_DIR: empty })).toMatchObject({
    code: 1,
    err: expect.stringContaining("--since soon"),
  });
  expect(await run(["--all"], { DATA_DIR: empty })).toMatchObject({
    code: 1,
    err: expect.stringContaining("npm run leads"),
  });
});
