/** The page of the system: who sees it, what it says, and that one broken part leaves the others readable. */
import { and, eq, isNull, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { type Config, readConfig } from "#config";
import { newsletterJob } from "#features/newsletter/newsletter-job.server.ts";
import { emails, notifications } from "#features/schema.ts";
import { newId } from "#platform/database/new-id.ts";
import { keptAsFile } from "#platform/email/email-states.server.ts";
import { emailQueue } from "#platform/email/queue-emails.server.ts";
import { dayMs } from "#platform/format/durations.ts";
import type { CheckParts, SystemCheck } from "#platform/system/system-check.server.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { roles } from "#tests/support/role-names.ts";
import { useCast } from "#tests/support/roles.ts";
import { databaseCheck } from "./checks/database.server.ts";
import { diskCheck, judge } from "./checks/disk.server.ts";
import { emailCheck } from "./checks/email.server.ts";
import { queueCheck } from "./checks/queue.server.ts";
import { versionCheck } from "./checks/version.server.ts";
import { durationText, sizeText } from "./checks/write-amount.server.ts";
import { describeError } from "./describe-error.server.ts";
import { readParts, type SystemPageData } from "./system-page.server.ts";
import { loader } from "./system-page.tsx";

const page = "/office/system";

function configOf(env: Record<string, string>): Config {
  const result = readConfig(env);
  if (!result.ok) throw new Error(result.faults.join());
  return result.config;
}

describeEachDatabase("engine", (database) => {
  const context = useAccounts(database);
  const cast = useCast(context);

  const open = async () => {
    const { status, body } = await cast.ask("administrator", page, loader);
    expect(status).toBe(200);
    return body as SystemPageData;
  };

  it("is for administrators alone", async () => {
    for (const role of roles) {
      const { status, body } = await cast.ask(role, page, loader);
      expect(status, role).toBe(role === "administrator" ? 200 : 404);
      if (role !== "administrator") expect(JSON.stringify(body ?? "")).not.toContain("PostgreSQL");
    }
    const guest = await cast.ask(undefined, page, loader);
    expect(guest.location).toMatch(/^\/client-portal\?next=/);
  });

  it("has said what was told of the backups, to whoever opens it", async () => {
    const accountId = cast.ids.administrator;
    const about = { kind: "backups", event: "trouble", recordKind: "backups", recordId: newId() };
    await context.db
      .insert(notifications)
      .values({ ...about, id: newId(), accountId, email: "off" });
    const ofPerson = and(eq(notifications.accountId, accountId), isNull(notifications.readAt));
    expect(await context.db.$count(notifications, ofPerson)).toBe(1);
    await open();
    expect(await context.db.$count(notifications, ofPerson)).toBe(0);
  });

  it("has its parts in order, each with a title, a state and facts", async () => {
    const { parts, errors } = await open();
    expect(parts.map(({ name }) => name)).toEqual([
      "version",
      "database",
      "disk",
      "email",
      "inbound-mail",
      "queue",
      "backups",
      "seals",
    ]);
    for (const { title, facts, state, advice } of parts) {
      expect(title).not.toBe("");
      expect(facts.length).toBeGreaterThan(0);
      for (const { label, value } of facts) expect([label, value]).not.toContain("");
      if (state !== "good") expect(advice.length).toBeGreaterThan(0);
    }
    expect(errors).toEqual([]);
  });

  describe("a part", () => {
    const partsWith = (over: Partial<CheckParts> = {}): CheckParts => ({
      db: context.db,
      config: configOf({ DATA_DIR: "." }),
      language: "en",
      process: {
        version: "1.2.3",
        startedAt: new Date(Date.now() - 3 * dayMs),
        engine: database().engine,
        readMigrations: async () => ({
          shipped: 39,
          applied: 39,
          lastAt: new Date("2026-11-20T12:00:00Z"),
          isCurrent: true,
        }),
      },
      ...over,
    });
    const read = (check: SystemCheck, over?: Partial<CheckParts>) => check.read(partsWith(over));
    const valueIn = (result: Awaited<ReturnType<typeof read>>, label: string) =>
      result.facts.find((fact) => fact.label === label)?.value;

    beforeEach(async () => {
      await context.db.delete(emails);
      await context.db.execute(sql`delete from pgboss.job`);
    });

    it("says which version runs, and since when", async () => {
      const version = await read(versionCheck);
      expect(valueIn(version, "Version")).toBe("1.2.3");
      expect(valueIn(version, "Running since")).toMatch(/ \(3 days\)$/);
    });

    it("says what the database is, how large, and that it has every migration", async () => {
      const good = await read(databaseCheck);
      expect(good).toMatchObject({ state: "good", advice: [] });
      expect(valueIn(good, "Size")).toMatch(/^\d[\d.,]* MB$/);
      expect(valueIn(good, "PostgreSQL")).toMatch(/^\d+(\.\d+)*$/);
      expect(valueIn(good, "Migrations")).toMatch(/^39 of 39 done, the last on Nov 20, 2026/);
    });

    it("says what to do where the database is behind or ahead of this version", async () => {
      const facts = { shipped: 39, lastAt: new Date() };
      const of = (applied: number, isCurrent: boolean) =>
        read(databaseCheck, {
          process: {
            version: "1",
            startedAt: new Date(),
            engine: "postgres",
            readMigrations: async () => ({ ...facts, applied, isCurrent }),
          },
        });
      expect(await of(38, false)).toMatchObject({
        state: "act",
        advice: [expect.stringContaining("Restart the server")],
      });
      expect(await of(40, true)).toMatchObject({
        state: "watch",
        advice: [expect.stringContaining("newer version")],
      });
    });

    it("says how much room the disk has", async () => {
      expect(valueIn(await read(diskCheck), "Free")).toMatch(/^[\d.,]+ [GM]B of [\d.,]+ [GM]B$/);
    });

    it("says that nobody receives email without a mail server, and never a password", async () => {
      expect(await read(emailCheck)).toMatchObject({
        state: "watch",
        advice: [expect.stringContaining("Settings, Email")],
      });
      const config = configOf({ SMTP_URL: "smtps://user:secret@mail.example.com:465" });
      const withServer = await read(emailCheck, { config });
      expect(withServer.state).toBe("good");
      expect(valueIn(withServer, "Sent by")).toBe("mail.example.com");
      expect(JSON.stringify(withServer)).not.toMatch(/secret|user/);
    });

    it("counts email that waits and that failed, and tells when the last one left", async () => {
      const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
      const row = (
        state: "queued" | "failed" | "sent",
        minutes: number,
        lastAnswer: string | null = null,
      ) => ({
        lastAnswer,
        id: newId(),
        message: "new-device",
        state,
        createdAt: ago(minutes),
        sentAt: state === "sent" ? ago(minutes) : null,
      });
      await context.db
        .insert(emails)
        .values([row("queued", 125), row("queued", 1), row("failed", 5), row("sent", 61)]);
      await context.db.insert(emails).values(row("sent", 121, keptAsFile));
      const config = configOf({ SMTP_URL: "smtps://mail.example.com:465" });
      const email = await read(emailCheck, { config });
      expect(email.state).toBe("act");
      expect(valueIn(email, "Waiting")).toBe("2, the oldest for 2 hours");
      expect(valueIn(email, "Failed, last 90 days")).toBe("1");
      expect(valueIn(email, "Last one sent")).toMatch(/ \(1 hour\)$/);
      expect(email.advice).toHaveLength(2);
      const withoutServer = await read(emailCheck);
      expect(valueIn(withoutServer, "Last one kept as a file")).toMatch(/ \(2 hours\)$/);
      expect(JSON.stringify(withoutServer)).not.toContain("Last one sent");
      expect(withoutServer.advice).toHaveLength(3);
    });

    it("asks nobody to act on a newsletter that bounced, and names its work", async () => {
      const bounced = { message: "newsletter", state: "failed", isBulk: true } as const;
      await context.db.insert(emails).values([
        { ...bounced, id: newId(), lastAnswer: "550 5.1.1 user unknown" },
        { ...bounced, id: newId(), handedOverAt: new Date() },
      ]);
      const config = configOf({ SMTP_URL: "smtps://mail.example.com:465" });
      const email = await read(emailCheck, { config });
      expect(email).toMatchObject({ state: "good", advice: [] });
      expect(valueIn(email, "Failed, last 90 days")).toBe("0");
      await context.queue.insert(newsletterJob.name, [{}]);
      expect(valueIn(await read(queueCheck), "What waits")).toBe("newsletters (1)");
      expect(valueIn(await read(queueCheck, { language: "es" }), "Qué espera")).toBe(
        "boletines (1)",
      );
    });

    it("says what waits in the background, and for how long", async () => {
      expect(await read(queueCheck)).toMatchObject({ state: "good", advice: [] });
      await context.queue.insert(emailQueue, [{ data: {} }, { data: {} }]);
      await context.db.execute(
        sql`update pgboss.job set start_after = now() - interval '11 minutes'`,
      );
      const stuck = await read(queueCheck);
      expect(stuck.state).toBe("watch");
      expect(valueIn(stuck, "Due now")).toBe("2, the oldest for 11 minutes");
      expect(valueIn(stuck, "What waits")).toBe("email (2)");
    });

    it("that cannot be read says so, and leaves the others readable", async () => {
      const broken: SystemCheck = {
        ...queueCheck,
        name: "broken",
        read: () => Promise.reject(new Error("a private cause")),
      };
      const told: unknown[] = [];
      const parts = await readParts([broken, versionCheck], partsWith(), (error) => {
        told.push(error);
      });
      expect(parts.map(({ name, state }) => [name, state])).toEqual([
        ["broken", "act"],
        ["version", "good"],
      ]);
      expect(parts[0]?.advice).toEqual([expect.stringContaining("couldn’t be read")]);
      expect(JSON.stringify(parts)).not.toContain("a private cause");
      expect(told).toHaveLength(1);
    });

    it("says all of it in Spanish", async () => {
      const [english, spanish] = await Promise.all(
        (["en", "es"] as const).map((language) => read(databaseCheck, { language })),
      );
      expect(spanish && valueIn(spanish, "Motor")).toBeDefined();
      expect(spanish?.facts).not.toEqual(english?.facts);
    });
  });
});

describe("a disk", () => {
  const all = { hasRecords: true, hasFiles: true };
  it.each([
    [2_000, all, { state: "good" }],
    [1_000, all, { state: "watch", advice: "low" }],
    [255, all, { state: "act", advice: "noFiles" }],
    [63, all, { state: "act", advice: "nothingSaved" }],
    [63, { hasRecords: false, hasFiles: true }, { state: "act", advice: "noFiles" }],
    [63, { hasRecords: false, hasFiles: false }, { state: "watch", advice: "low" }],
  ] as const)("with %i MB free, of what %o", (megabytes, holds, judgment) =>
    expect(judge(megabytes * 2 ** 20, holds)).toEqual(judgment),
  );
});

it("sizes and durations are written as people say them, in both languages", () => {
  expect(sizeText(1.5 * 2 ** 30, "en")).toBe("1.5 GB");
  expect(sizeText(320 * 2 ** 20, "en")).toBe("320 MB");
  expect(durationText(59_000, "en")).toBe("less than a minute");
  expect(durationText(90 * 60_000, "en")).toBe("1 hour");
  expect(durationText(3 * 86_400_000, "es")).toBe("3 días");
});

describe("an error", () => {
  const error = {
    event: "request failed",
    kind: "TypeError",
    count: 2,
    lastAt: new Date("2026-11-26T10:00:00Z"),
    requestIds: ["0191"],
  };
  const now = new Date("2026-11-26T11:00:00Z");

  it("is told in plain words, with what to do and what a developer asks for", () => {
    expect(describeError(error, "en", now)).toMatchObject({
      what: "A page or a form failed",
      advice: expect.stringContaining("request number"),
      event: "request failed: TypeError",
      count: 2,
      requestIds: ["0191"],
    });
    expect(describeError(error, "es", now).what).toBe("Falló una página o un formulario");
  });

  it("that nobody has named is told in general", () => {
    const other = describeError({ ...error, event: "constructor", kind: "" }, "en", now);
    expect(other).toMatchObject({ what: "Something failed", event: "constructor" });
  });
});
