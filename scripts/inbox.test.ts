import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { text } from "node:stream/consumers";
import { pino } from "pino";
import { expect, it, onTestFinished, vi } from "vitest";
import type { OpenDatabase } from "#database/client.ts";
import { contactMessages, emails, jobApplications, subscribers } from "#database/schema.ts";
import { startControlSocket } from "#server/control-socket.ts";
import { recordLists } from "#server/record-lists.ts";
import { createPostgresDatabase } from "#tests/support/databases.ts";
import { openFolder } from "#tests/support/embedded.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

vi.setConfig({ testTimeout: 180_000 });

async function run(args: string[], env: Record<string, string>) {
  const script = new URL("./inbox.ts", import.meta.url).pathname;
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: "test", ORIGIN: "https://www.example.com", ...env },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const closed = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await closed, out, err };
}

const submission = (id: number) => ({
  id: `01900000-0000-7000-8000-00000000000${id}`,
  reference: `M-222-222${id}`,
  idempotencyKey: `key-${id}`,
  fingerprint: "f",
  receivedAt: new Date(`2026-11-0${id}T15:30:00Z`),
});

async function fill({ db }: Pick<OpenDatabase, "db">) {
  const contactMessage = {
    name: "Dana Whitfield",
    email: "dana@example.com",
    subject: '=HYPERLINK("https://evil.example")',
    message: "First line\nsecond\u001b[2J line",
    newsletter: true,
  };
  await db.insert(contactMessages).values([
    {
      ...contactMessage,
      ...submission(1),
      channels: ["contact", "mobile"],
      screeningReasons: ["the hidden field was filled in"],
    },
    {
      ...contactMessage,
      ...submission(2),
      screening: "quarantined",
      screeningReasons: ["too fast"],
    },
  ]);
  const message = "contact-message-received-visitor";
  const { id: aboutId } = submission(1);
  await db.insert(emails).values({
    ...{ id: randomUUID(), message, aboutKind: "contact-message", aboutId },
    ...{ key: `${message}.${aboutId}`, state: "failed", lastAnswer: "550 no such user" },
  });
  await db.insert(jobApplications).values({
    ...submission(3),
    reference: "A-333-3333",
    fullName: "Renee Castellano",
    email: "renee@example.com",
    phone: "+1 312 555 0142",
    position: "night-supervisor",
    positionTitle: "Night Supervisor",
    experience: "3-5",
    resume: "https://example.com/resume",
    coverLetter: "A letter.",
  });
  const subscriber = { requestedAt: new Date(), requestedOnPage: "/news" };
  await db.insert(subscribers).values([
    {
      ...subscriber,
      id: submission(4).id,
      email: "reader@example.com",
      mailbox: "reader@example.com",
      unsubscribeToken: "token-of-reader",
    },
    {
      ...subscriber,
      id: submission(5).id,
      email: "left@example.com",
      mailbox: "left@example.com",
      unsubscribeToken: "token-of-left",
      unsubscribedAt: new Date(),
    },
  ]);
}

async function expectEverything(env: Record<string, string>) {
  const messages = await run(["messages"], env);
  expect(messages).toMatchObject({ code: 0, err: "" });
  expect(messages.out).toContain("M-222-2221, 2026-11-01 09:30\n  Dana Whitfield, dana@");
  expect(messages.out).toContain("  First line second [2J line\n");
  expect(messages.out).toMatch(
    /TO WHO WROTE FAILED: 550 no such user; noted: the hidden field was filled in/,
  );
  expect(messages.out).toContain("QUARANTINED, no email sent: too fast");
  expect(messages.out).toMatch(/2 messages\n$/);

  const spam = await run(["messages", "--quarantined", "--csv"], env);
  expect(spam.out.split("\r\n")).toHaveLength(3);
  expect(spam.out).toContain(`"'=HYPERLINK(""https://evil.example"")"`);

  const applications = await run(["applications"], env);
  expect(applications.out).toContain("Renee Castellano, Night Supervisor, 3-5 years");
  expect((await run(["applications", "--csv"], env)).out).toContain("3-5 years");

  expect((await run(["subscribers"], env)).out).toMatch(
    /^reader@example\.com, since .*\n\n1 subscriber\n$/,
  );
  const exported = await run(["subscribers", "--csv"], env);
  expect(exported.out).toContain(
    "https://www.example.com/newsletter/unsubscribe?token=token-of-reader",
  );
  expect(exported.out).not.toContain("left@example.com");
}

it("lists what a running server holds, over its socket, and what lies on the disk afterwards", async () => {
  const folder = temporaryFolder();
  const env = { DATA_DIR: folder };
  const database = await openFolder(folder);
  await fill(database);
  const control = await startControlSocket({
    database,
    dataDirectory: folder,
    lists: recordLists(database.db),
    log: pino({ level: "silent" }),
  });
  await expectEverything(env);
  await control.stop();
  await database.close();
  expect((await run(["subscribers"], env)).out).toContain("reader@example.com");
});

it("lists what lies in PostgreSQL", async () => {
  const { openDatabase } = await import("#database/open.ts");
  const { url, drop } = await createPostgresDatabase();
  onTestFinished(drop);
  const log = pino({ level: "silent" });
  const opened = await openDatabase({ dataDirectory: "unused", databaseUrl: url, log });
  if (!opened.ok) throw new Error(opened.message);
  await fill(opened.database);
  await opened.database.close();
  await expectEverything({ DATABASE_URL: url });
});

it.each([[[]], [["everything"]], [["messages", "--all"]]])(
  "explains itself to %j",
  async (args) => {
    const { code, out, err } = await run(args, { DATA_DIR: temporaryFolder() });
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toContain("npm run inbox messages");
  },
);
