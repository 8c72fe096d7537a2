/** What the System page and monitoring say of the backups. */
import { join } from "node:path";
import { like } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { type Config, readConfig } from "#config";
import { company } from "#content/company.ts";
import { backupRuns, settings } from "#features/schema.ts";
import { newId } from "#platform/database/new-id.ts";
import { dayMs, hourMs } from "#platform/format/durations.ts";
import type { CheckParts } from "#platform/system/system-check.server.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { backupMetrics } from "./backup-metrics.server.ts";
import { latestNight } from "./backup-times.ts";
import { backupsCheck } from "./backups-check.server.ts";

const bucketUrl = "https://KEY:SECRET@s3.example.com/bucket";
const bucket = "s3.example.com/bucket";
const key = "a key of more than thirty-two letters";
const inBucket = { BACKUP_URL: bucketUrl, BACKUP_KEY: key };

function configOf(env: Record<string, string>): Config {
  const result = readConfig({ DATA_DIR: temporaryFolder(), ...env });
  if (!result.ok) throw new Error(result.faults.join());
  return result.config;
}

describeDatabase((database) => {
  beforeEach(async () => {
    await database().db.delete(backupRuns);
    await database().db.delete(settings).where(like(settings.name, "backup%"));
  });

  const read = (env: Record<string, string>, over: Partial<CheckParts> = {}) =>
    backupsCheck.read({
      db: database().db,
      config: configOf(env),
      language: "en",
      process: {
        version: "1",
        startedAt: new Date(),
        engine: "postgres",
        readMigrations: () => Promise.reject(new Error("not asked")),
      },
      ...over,
    });
  const valueIn = ({ facts }: Awaited<ReturnType<typeof read>>, label: string) =>
    facts.find((fact) => fact.label === label)?.value;

  /** Half an hour after the night that was the last. */
  const lastNight = (place: string, over: Partial<typeof backupRuns.$inferInsert> = {}) => {
    const night = latestNight({ now: new Date(), timeZone: company.timeZone });
    const startedAt = new Date(Math.min(Date.now(), night.getTime() + hourMs / 2));
    return {
      id: newId(),
      kind: "backup" as const,
      place,
      backup: "20261126T093000Z-3fa9c1d2",
      startedAt,
      aliveAt: startedAt,
      finishedAt: startedAt,
      outcome: "done" as const,
      facts: { bytes: 3 * 2 ** 20, rows: 12_345, files: 678, sealed: 1 },
      ...over,
    };
  };
  const haveRunForLong = () =>
    database()
      .db.insert(settings)
      .values({
        name: "backups-since",
        value: new Date(Date.now() - 30 * dayMs).toISOString(),
      });

  it("is good where the last night's is there, checked, encrypted, and elsewhere", async () => {
    await haveRunForLong();
    await database()
      .db.insert(backupRuns)
      .values([lastNight(bucket), lastNight(bucket, { kind: "check" })]);
    const found = await read(inBucket);
    expect(found).toMatchObject({ state: "good", advice: [] });
    expect(valueIn(found, "Made")).toBe("Automatically, every night");
    expect(valueIn(found, "Folder or bucket")).toBe(bucket);
    expect(valueIn(found, "Encrypted")).toBe("Yes");
    expect(valueIn(found, "Latest")).toMatch(/\(.+\)$/);
    expect(valueIn(found, "What it holds")).toBe(
      "Records: 12,345. Photos and documents, with their small copies: 678. Database: 3 MB.",
    );
    expect(valueIn(found, "Last check passed")).toMatch(/\(.+\)$/);
    expect(valueIn(found, "Next")).toMatch(/3:30 AM/);
    expect(JSON.stringify(found)).not.toMatch(/SECRET|KEY:|thirty/);
  });

  it("needs action where the last night has none, and says why in both languages", async () => {
    await haveRunForLong();
    const startedAt = new Date(Date.now() - 20 * dayMs);
    const old = { startedAt, aliveAt: startedAt, finishedAt: startedAt };
    const failed = { outcome: "failed" as const, reason: "no-room", backup: null };
    await database()
      .db.insert(backupRuns)
      .values([lastNight(bucket, old), lastNight(bucket, failed)]);
    const english = await read(inBucket);
    const spanish = await read(inBucket, { language: "es" });
    // Until three hours after the night it may still become one by itself.
    const night = latestNight({ now: new Date(), timeZone: company.timeZone });
    const isPatient = Date.now() - night.getTime() < 3 * hourMs;
    const advice = english.advice.join(" ");
    expect(english.state).toBe("act");
    expect(advice).toContain("No backup has been checked for two weeks");
    if (!isPatient) {
      expect(advice).toMatch(/No backup since .+\. There isn’t enough room/);
      expect(spanish.advice.join(" ")).toMatch(/No hay copia de seguridad desde .+ espacio/);
    }
    expect(spanish.facts.map(({ label }) => label)).toContain("Carpeta o depósito");
  });

  const worthALook: [where: string, env: Record<string, string>, words: string][] = [
    ["they are on the disk of the data", {}, "same disk as the data"],
    ["a bucket can be read by others", { BACKUP_URL: bucketUrl }, "not encrypted"],
    ["they are switched off", { ...inBucket, NIGHTLY_BACKUPS: "0" }, "NIGHTLY_BACKUPS"],
  ];
  it.each(worthALook)("is worth a look where %s", async (_, env, words) => {
    const found = await read(env);
    expect(found.state).toBe("watch");
    expect(found.advice.join(" ")).toContain(words);
  });

  it("is not known before the first night, and says how to make one now", async () => {
    const found = await read(inBucket);
    expect(found.state).toBe("unknown");
    expect(found.advice).toEqual([expect.stringContaining("npm run backups make")]);
    expect(valueIn(found, "Latest")).toBe("None yet");
    // Who looks changes nothing.
    expect(await database().db.$count(settings, like(settings.name, "backup%"))).toBe(0);
  });

  it("tells of one that is under way", async () => {
    const now = new Date();
    const running = { startedAt: now, aliveAt: now, finishedAt: null, outcome: null };
    await database().db.insert(backupRuns).values(lastNight(bucket, running));
    expect(valueIn(await read(inBucket), "Backup underway since")).toMatch(/less than a minute/);
  });

  it("is not read as good where the folder is one that does not exist yet", async () => {
    const found = await read({ BACKUP_DIR: join(temporaryFolder(), "not", "there") });
    expect(found.state).toBe("watch");
  });

  it("is told to monitoring as moments, and as 0 where there is none", async () => {
    const values = async () =>
      Object.fromEntries(
        await Promise.all(
          backupMetrics.map(async ({ name, read }) => [name, await read(database().db)]),
        ),
      );
    expect(await values()).toEqual({
      backup_made_timestamp_seconds: 0,
      backup_checked_timestamp_seconds: 0,
      backup_first_tried_timestamp_seconds: 0,
    });
    const never = lastNight(bucket, {
      startedAt: new Date("2026-01-02T07:00:00Z"),
      outcome: "failed",
      reason: "damaged",
    });
    await database().db.insert(backupRuns).values(never);
    const firstTried = never.startedAt.getTime() / 1_000;
    expect(await values()).toEqual({
      backup_made_timestamp_seconds: 0,
      backup_checked_timestamp_seconds: 0,
      backup_first_tried_timestamp_seconds: firstTried,
    });
    const made = lastNight(bucket);
    const failed = lastNight(bucket, { kind: "check", outcome: "failed", reason: "damaged" });
    await database().db.insert(backupRuns).values([made, failed]);
    expect(await values()).toEqual({
      backup_made_timestamp_seconds: made.startedAt.getTime() / 1_000,
      backup_checked_timestamp_seconds: 0,
      backup_first_tried_timestamp_seconds: firstTried,
    });
  });
});
