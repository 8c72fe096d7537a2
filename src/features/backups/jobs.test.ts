import { join } from "node:path";
import { eq, like } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { fileRecords } from "#features/file-records.server.ts";
import { notificationDefinitions } from "#features/notification-definitions.server.ts";
import { backupRuns, settings } from "#features/schema.ts";
import type { JobParts } from "#platform/feature.server.ts";
import { dayMs } from "#platform/format/durations.ts";
import { testSecrets, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase, silentLog } from "#tests/support/databases.ts";
import { keepAwake } from "#tests/support/keep-awake.ts";
import { temporaryFiles } from "#tests/support/temporary-files.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { backupJob, workOnBackups } from "./jobs.server.ts";

vi.setConfig({ testTimeout: 120_000 });

describeDatabase((database) => {
  const context = useAccounts(database);
  const files = temporaryFiles();

  it("begins what is due without being waited for, and ends it when the product stops", async () => {
    const { db, queue } = context;
    await db.delete(settings).where(like(settings.name, "backup%"));
    const value = new Date(Date.now() - 30 * dayMs).toISOString();
    await db.insert(settings).values({ name: "backups-since", value });
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const stopping = new AbortController();
    const goingOn: Promise<void>[] = [];
    const parts: JobParts = {
      queue,
      db,
      database: {
        copyDatabase: (readFacts, use) =>
          database().copyDatabase(readFacts, async (copy) => {
            await held;
            return use(copy);
          }),
      },
      config: {
        origin: undefined,
        smtpUrl: undefined,
        mailFrom: undefined,
        nightlyBackups: true,
        inboundMail: undefined,
        inboundMailAddress: undefined,
        inboundMailUnmatched: "none",
        backupDirectory: join(temporaryFolder(), "backups"),
        backupUrl: undefined,
        backupKey: undefined,
        dataDirectory: temporaryFolder(),
        databaseUrl: database().url,
        filesUrl: "https://key:secret@files.example.com/bucket",
      },
      secrets: testSecrets,
      files,
      fileRecords,
      importableNouns: [],
      archivedTables: [],
      notificationDefinitions,
      personalData: [],
      log: silentLog,
      stopping: stopping.signal,
      untilDone: (work) => void goingOn.push(work),
      afterVisitsPlanned: async () => undefined,
    };
    keepAwake(queue, [backupJob.name]);
    await workOnBackups(parts);
    const jobState = async (id: string | null) =>
      id === null ? undefined : (await queue.getJobById(backupJob.name, id))?.state;
    const runs = () => db.select().from(backupRuns);

    const first = await queue.send(backupJob.name, {});
    await expect.poll(runs, { timeout: 30_000 }).toHaveLength(1);
    await expect.poll(() => jobState(first)).toBe("completed");
    const second = await queue.send(backupJob.name, {});
    await expect.poll(() => jobState(second), { timeout: 30_000 }).toBe("completed");
    expect(await runs()).toMatchObject([{ kind: "backup", finishedAt: null }]);

    stopping.abort();
    goOn();
    await Promise.all(goingOn);
    expect(await runs()).toMatchObject([{ outcome: "failed", reason: "interrupted" }]);
    await queue.offWork(backupJob.name);
    await db.delete(settings).where(like(settings.name, "backup%"));
    await db.delete(backupRuns).where(eq(backupRuns.kind, "backup"));
  });

  it("is off where nightly backups are, and leaves no schedule behind", async () => {
    const { queue } = context;
    await queue.createQueue(backupJob.name);
    await queue.schedule(backupJob.name, "0 0 * * *", null);
    const parts = { queue, config: { nightlyBackups: false } } as unknown as JobParts;
    await workOnBackups(parts);
    const schedules = await queue.getSchedules();
    expect(schedules.filter(({ name }) => name === backupJob.name)).toEqual([]);
  });
});
