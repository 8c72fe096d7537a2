import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { eq, like } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Config } from "#config";
import { notificationDefinitions } from "#features/notification-definitions.server.ts";
import { describeNotifications } from "#features/notifications/describe-notifications.server.ts";
import { listNotifications } from "#features/notifications/list-notifications.server.ts";
import { renderEmail } from "#features/render-email.server.ts";
import { accounts, backupRuns, emails, notifications, settings } from "#features/schema.ts";
import { listBackups } from "#platform/backups/list-backups.server.ts";
import { openPlace } from "#platform/backups/places/open-place.server.ts";
import type { OpenDatabase } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { dayMs } from "#platform/format/durations.ts";
import { chooseLanguage } from "#platform/identity/account-language.server.ts";
import { changePreferences } from "#platform/notifications/preferences.server.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase, silentLog } from "#tests/support/databases.ts";
import { temporaryFiles } from "#tests/support/temporary-files.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { deleteOldRuns } from "./backup-runs.server.ts";
import { backUpNow, lookAfterBackups } from "./look-after-backups.server.ts";
import { readBackupState } from "./read-backup-state.server.ts";

vi.setConfig({ testTimeout: 180_000 });

/** Stands for an installation that has run for long. */
const since = new Date("2026-01-01T00:00:00Z");

describeDatabase((database) => {
  const context = useAccounts(database);
  const files = temporaryFiles();

  beforeEach(async () => {
    await context.db.delete(backupRuns);
    await context.db.delete(settings).where(like(settings.name, "backup%"));
    await context.db.delete(notifications);
    await context.db.delete(emails);
    await context.db.update(accounts).set({ state: "suspended" });
  });

  /** @param begun when it first thought of backups */
  async function installation(over: Partial<Config> = {}, begun: Date | undefined = since) {
    if (begun !== undefined)
      await context.db
        .insert(settings)
        .values({ name: "backups-since", value: begun.toISOString() })
        .onConflictDoNothing();
    const config = {
      nightlyBackups: true,
      backupDirectory: join(temporaryFolder(), "backups"),
      backupUrl: undefined,
      backupKey: undefined,
      dataDirectory: temporaryFolder(),
      databaseUrl: database().url,
      // Files are in none of the folders: `files` has them.
      filesUrl: "https://key:secret@files.example.com/bucket",
      ...over,
    };
    const { db, queue } = context;
    let now = new Date();
    const parts = {
      db,
      queue,
      database: database(),
      files,
      config,
      log: silentLog,
      readTime: async () => now,
    };
    const at = (moment: string) => {
      now = new Date(moment);
    };
    return {
      folder: config.backupDirectory,
      look: (moment: string, changed: Partial<typeof parts & { stopping: AbortSignal }> = {}) => {
        at(moment);
        return lookAfterBackups({ ...parts, ...changed });
      },
      makeNow: (moment: string) => {
        at(moment);
        return backUpNow(parts);
      },
      state: (moment: string) => readBackupState(db, config, new Date(moment)),
      names: async () =>
        (await listBackups(openPlace(config))).flatMap(({ name, manifest }) =>
          manifest === "none" ? [] : name,
        ),
    };
  }

  const runs = () =>
    context.db.select().from(backupRuns).orderBy(backupRuns.startedAt, backupRuns.kind);
  const outcomes = async () =>
    (await runs()).map(({ kind, outcome, reason }) =>
      [kind, outcome, reason].filter(Boolean).join(" "),
    );
  const mails = () => context.db.select().from(emails).where(eq(emails.message, "backup-trouble"));
  const notificationsOf = async (person: Parameters<typeof actorOf>[0]) =>
    (await listNotifications(context.db, notificationDefinitions, actorOf(person))).rows;
  const administrator = (language: "en" | "es" = "en") =>
    addPerson(context, { role: "administrator" }).then(async (person) => {
      await chooseLanguage(context.db, { accountId: person.id }, language);
      return person;
    });

  describe("each night", () => {
    it("one backup is made and checked, by however many processes that look at once", async () => {
      const { look, names, state } = await installation();
      await Promise.all([1, 2, 3, 4].map(() => look("2026-11-26T09:33:00Z")));
      await look("2026-11-26T09:48:00Z");
      await look("2026-11-26T18:00:00Z");
      expect(await outcomes()).toEqual(["backup done", "check done"]);
      expect(await names()).toHaveLength(1);
      expect(await state("2026-11-26T18:00:00Z")).toMatchObject({
        isOn: true,
        underWay: undefined,
        latest: { name: (await names())[0], at: new Date("2026-11-26T09:33:00Z") },
        checked: { name: (await names())[0] },
        next: new Date("2026-11-27T09:30:00Z"),
        troubles: [],
      });
      await look("2026-11-27T09:33:00Z");
      expect(await outcomes()).toEqual(["backup done", "check done", "backup done"]);
    });

    it("none before the first, and one in the day after a night that was missed", async () => {
      const { look, names } = await installation({}, new Date("2026-11-26T15:00:00Z"));
      await look("2026-11-26T15:00:00Z");
      expect(await names()).toEqual([]);
      await look("2026-11-27T15:00:00Z");
      await look("2026-11-27T15:15:00Z");
      expect(await names()).toEqual([expect.stringMatching(/^20261127T150000Z/)]);
    });

    it("is taken over from a process that was killed, and finished once", async () => {
      const { look, names, folder } = await installation();
      const begun = new Date("2026-11-26T09:33:00Z");
      await context.db.insert(backupRuns).values({
        id: newId(),
        kind: "backup",
        place: folder,
        startedAt: begun,
        aliveAt: begun,
      });
      await look("2026-11-26T09:36:00Z");
      expect(await names()).toEqual([]);
      await look("2026-11-26T09:48:00Z");
      expect((await outcomes())[0]).toBe("backup failed interrupted");
      await look("2026-11-26T10:03:00Z");
      await look("2026-11-26T10:18:00Z");
      expect(await names()).toHaveLength(1);
    });

    it("ends at once where the product stops, leaves no half of one, and is tried again", async () => {
      const { look, names } = await installation();
      const stopping = new AbortController();
      const stopped: Pick<OpenDatabase, "copyDatabase"> = {
        copyDatabase: (readFacts, use) =>
          database().copyDatabase(readFacts, (copy) => {
            stopping.abort();
            return use(copy);
          }),
      };
      const night = "2026-11-26T09:33:00Z";
      await look(night, {
        database: { ...database(), ...stopped },
        stopping: stopping.signal,
      });
      expect(await outcomes()).toEqual(["backup failed interrupted"]);
      expect(await names()).toEqual([]);
      await look("2026-11-26T09:34:00Z", { stopping: stopping.signal });
      await look("2026-11-26T09:34:00Z");
      expect(await outcomes()).toHaveLength(1);
      await look("2026-11-26T09:49:00Z");
      expect(await names()).toHaveLength(1);
    });

    it("is one by hand as well, and none while another is under way", async () => {
      const { makeNow, look, names } = await installation();
      const both = await Promise.all([
        makeNow("2026-11-26T09:33:00Z"),
        makeNow("2026-11-26T09:33:00Z"),
      ]);
      expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
      await look("2026-11-26T09:48:00Z");
      expect(await names()).toHaveLength(1);
      expect(await outcomes()).toEqual(["backup done", "check done"]);
    });

    it("removes what is older than it keeps, where the clock can be believed", async () => {
      const { look, names } = await installation();
      const night = (n: number) =>
        new Date(Date.parse("2026-01-05T09:33:00Z") + n * dayMs).toISOString();
      for (let n = 0; n < 9; n++) await look(night(n));
      expect(await names()).toHaveLength(9);
      // The clock has been watched for long.
      const value = JSON.stringify({
        seen: new Date(),
        steadySince: new Date(Date.now() - 9 * dayMs),
      });
      await context.db
        .insert(settings)
        .values({ name: "cleanUp-clock", value })
        .onConflictDoUpdate({ target: settings.name, set: { value } });
      await look(night(9));
      expect(await names()).toHaveLength(7);
      await context.db.delete(settings).where(eq(settings.name, "cleanUp-clock"));
    });
  });

  describe("administrators", () => {
    const night = "2026-11-26T09:33:00Z";
    const morning = "2026-11-26T12:33:00Z";

    async function brokenPlace() {
      const folder = temporaryFolder();
      writeFileSync(join(folder, "file"), "");
      return installation({ backupDirectory: join(folder, "file") });
    }

    it("hear of it once a day, each in their language, and others do not", async () => {
      const [ann, bea] = [await administrator(), await administrator("es")];
      await addPerson(context, { role: "account-manager" });
      await addPerson(context, { role: "client-administrator" });
      const { look } = await brokenPlace();
      await look(night);
      expect(await outcomes()).toEqual(["backup failed place-away"]);
      expect(await mails()).toEqual([]);
      await Promise.all([look(morning), look(morning), look(morning)]);
      for (const later of ["13:03", "20:00", "23:59"]) await look(`2026-11-26T${later}:00Z`);
      const first = await mails();
      expect(first.map(({ recipient }) => recipient).toSorted()).toEqual(
        [ann.email, bea.email].toSorted(),
      );
      const parts = { db: context.db, origin: "https://example.com" };
      const texts = [];
      for (const person of [ann, bea]) {
        const mail = first.find(({ recipient }) => recipient === person.email);
        if (mail === undefined) throw new Error("no mail");
        texts.push(JSON.stringify(await renderEmail(parts, mail)));
      }
      expect(texts[0]).toContain("There is no backup yet");
      expect(texts[0]).toContain("can’t be reached");
      expect(texts[0]).toContain("https://example.com/office/system");
      expect(texts[1]).toContain("Aún no hay ninguna copia de seguridad");

      const rows = await notificationsOf(ann);
      expect(rows).toHaveLength(1);
      const reader = { language: "es", audience: "staff" } as const;
      expect(
        await describeNotifications(context.db, notificationDefinitions, rows, reader),
      ).toMatchObject([
        {
          title: "Aún no hay ninguna copia de seguridad",
          text: { text: expect.stringContaining("No se puede llegar"), language: undefined },
          path: "/office/system",
          clientName: null,
        },
      ]);
      await look("2026-11-27T12:33:00Z");
      expect(await mails()).toHaveLength(4);
      // What is unread is renewed, and not told twice.
      expect(await notificationsOf(ann)).toHaveLength(1);
    });

    it("get no email where they want none, and still the notification", async () => {
      const ann = await administrator();
      await changePreferences(context, notificationDefinitions, actorOf(ann), { backups: "off" });
      const { look } = await brokenPlace();
      await look(night);
      await look(morning);
      expect(await mails()).toEqual([]);
      expect(await notificationsOf(ann)).toHaveLength(1);
    });

    it("hear of a backup that does not pass its check, until another has", async () => {
      await administrator();
      const { look, folder, names, state } = await installation();
      await look(night);
      const [name = ""] = await names();
      const part = join(folder, name, "database/000001");
      const whole = readFileSync(part);
      writeFileSync(part, whole.subarray(0, 1_000));
      await context.db.delete(backupRuns).where(eq(backupRuns.kind, "check"));
      await look("2026-11-26T10:33:00Z");
      expect((await state(morning)).troubles).toEqual([
        { kind: "check-failed", reason: "damaged", backup: name },
      ]);
      expect(await mails()).toHaveLength(1);
      await look("2026-11-27T09:33:00Z");
      expect(await outcomes()).toEqual([
        "backup done",
        "check failed damaged",
        "backup done",
        "check done",
      ]);
      expect((await state("2026-11-27T12:33:00Z")).troubles).toEqual([]);
      expect(await mails()).toHaveLength(1);
    });

    it("hear that an empty disk stands where the backups were", async () => {
      await administrator();
      const { look, folder } = await installation();
      await look("2026-11-24T09:33:00Z");
      await look("2026-11-25T09:33:00Z");
      renameSync(folder, `${folder}-on-the-other-disk`);
      mkdirSync(folder);
      await look("2026-11-26T09:33:00Z");
      const [mail] = await mails();
      expect(mail?.data).toMatchObject({ troubles: [{ kind: "backups-gone", count: 2 }] });
      await look("2026-11-27T09:33:00Z");
      await look("2026-11-27T12:33:00Z");
      expect(await mails()).toHaveLength(1);
    });

    it("hear of a missing one also where the clock was ahead at the first start", async () => {
      const { look, state } = await installation({}, new Date("2027-06-01T00:00:00Z"));
      // It is set right, and the first night comes and goes.
      await look("2026-11-26T08:00:00Z");
      expect((await state("2026-11-26T23:00:00Z")).troubles).toEqual([
        { kind: "no-backup", reason: undefined, last: undefined },
      ]);
      await look("2026-11-26T09:33:00Z");
      expect((await state("2026-11-26T23:00:00Z")).troubles).toEqual([]);
    });

    it("hear nothing where backups are switched off", async () => {
      const { state } = await installation({ nightlyBackups: false });
      expect(await state(morning)).toMatchObject({ isOn: false, next: undefined, troubles: [] });
    });
  });

  it("says where backups are, and whether they are encrypted, without its secrets", async () => {
    const key = "a key of more than thirty-two letters";
    const url = "https://KEY:SECRET@s3.example.com/bucket?region=us-east-2";
    const { state } = await installation({ backupUrl: url, backupKey: key });
    const found = await state("2026-11-26T12:33:00Z");
    expect(found).toMatchObject({
      place: { label: "s3.example.com/bucket", kind: "bucket", isOnDataDisk: false },
      isEncrypted: true,
    });
    expect(JSON.stringify(found)).not.toMatch(/SECRET|KEY:|thirty/);
    const beside = await installation({ backupDirectory: undefined });
    expect((await beside.state("2026-11-26T12:33:00Z")).place.isOnDataDisk).toBe(true);
  });

  it("forgets runs of more than a year ago", async () => {
    const place = "/mnt/backup";
    const old = new Date("2025-01-01T00:00:00Z");
    const finished = { finishedAt: old, outcome: "done" as const };
    await context.db
      .insert(backupRuns)
      .values({ id: newId(), kind: "backup", place, startedAt: old, aliveAt: old, ...finished });
    expect(await deleteOldRuns(context.db, new Date("2026-11-26T00:00:00Z"))).toEqual({ runs: 1 });
    expect(await runs()).toEqual([]);
  });
});
