import { and, eq, isNull } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { demoVisits } from "#content/demo-visits.ts";
import { findDemoPlaces } from "#demo/demo-places.ts";
import type { DocumentTab } from "#features/documents/document-filter.ts";
import { findDocument, findDocumentFile } from "#features/documents/find-document.server.ts";
import { listDocuments } from "#features/documents/list-documents.server.ts";
import { remindOfExpiringDocuments } from "#features/documents/remind-of-ends.server.ts";
import { findFile } from "#features/files/file-response.server.ts";
import {
  accounts,
  documentReminders,
  emails,
  fileAttachments,
  notifications,
} from "#features/schema.ts";
import { latestVisits } from "#features/visits/latest-visits.server.ts";
import { formatOutcome } from "#features/visits/visit-summary.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { temporaryFiles } from "#tests/support/temporary-files.ts";
import { prepareDemo } from "./prepare-demo.ts";

describeEachDatabase("engine", (database) => {
  const context = useAccounts(database);
  const files = temporaryFiles();
  const clock = { now: new Date(), companyZone: "America/Chicago" };
  beforeAll(async () => {
    const { background } = database();
    const config = { demo: undefined, demoPassword: "a password that was chosen" };
    await prepareDemo({ background, engine: "embedded" }, { ...context, files }, config);
  });

  const actorOf = async (username: string): Promise<Actor> => {
    const { db } = database();
    const [person] = await db.select().from(accounts).where(eq(accounts.username, username));
    if (person === undefined) throw new Error(`nobody is ${username}`);
    const { id: accountId, role, name, clientId } = person;
    const session = { sessionId: "", needsSecondFactor: false, language: "en" } as const;
    return { ...session, accountId, role, name, clientId: clientId ?? undefined };
  };
  const listed = async (username: string, tab: DocumentTab) => {
    const filter = { tab, sort: "title", page: 1 } as const;
    const { rows } = await listDocuments(database().db, await actorOf(username), filter, clock);
    return rows;
  };
  const titles = async (username: string, tab: DocumentTab) =>
    (await listed(username, tab)).map(({ title }) => title);

  it("has documents in each state, for each as far as they see them", async () => {
    expect(await titles("client.admin", "all")).toHaveLength(5);
    expect(await titles("client.admin", "to-acknowledge")).toEqual(["Infection control plan"]);
    expect(await titles("client.admin", "expiring")).toEqual(["Certificate of insurance"]);
    expect(await titles("client.member", "all")).toEqual([
      "Certificate of insurance",
      "Infection control plan",
      "Safety data sheet: neutral floor cleaner",
    ]);
    expect(await titles("school.admin", "expired")).toEqual([
      "Background checks of the evening crew",
    ]);
    expect(await listed("staff.admin", "all")).toHaveLength(8);
  });

  it("replaced the certificate that has expired by a version that is valid", async () => {
    const { db } = database();
    const actor = await actorOf("school.admin");
    const row = (await listed("school.admin", "all")).find(
      ({ type }) => type === "certificate-of-insurance",
    );
    expect(row).toMatchObject({ version: 2, validity: "valid" });
    const detail = await findDocument(db, actor, row?.id ?? "", clock);
    const today = clock.now.toISOString().slice(0, 10);
    expect(detail?.versions.map(({ validUntil }) => (validUntil ?? "") < today)).toEqual([
      false,
      true,
    ]);
    expect(detail?.history.map(({ kind }) => kind)).toEqual(["version-added", "added"]);
  });

  it("opens each version as a PDF that says that it is invented", async () => {
    const { db } = database();
    const staff = await actorOf("staff.manager");
    for (const { id, version } of await listed("staff.manager", "all"))
      for (let number = 1; number <= version; number++) {
        const file = await findDocumentFile(db, staff, id, number);
        const chunks = [];
        for await (const chunk of (await files.store.open(file?.key ?? "")) ?? [])
          chunks.push(chunk);
        const content = Buffer.concat(chunks).toString("latin1");
        expect(content.slice(0, 8)).toBe("%PDF-1.7");
        expect(content.match(/\/Type \/Page\b/g)).toHaveLength(1);
        expect(content.length).toBeLessThan(100_000);
      }
  });

  it("shows its photos to those who may read what they came with, and to nobody else", async () => {
    const { db } = database();
    const photos = await db
      .select()
      .from(fileAttachments)
      .where(eq(fileAttachments.recordKind, "work-order"));
    const message = await db
      .select()
      .from(fileAttachments)
      .where(eq(fileAttachments.recordKind, "thread-message"));
    expect([photos.length, message.length]).toEqual([1, 1]);
    for (const { fileId } of [...photos, ...message]) {
      expect(await findFile(db, await actorOf("client.member"), fileId)).toMatchObject({
        kind: "jpeg",
      });
      expect(await findFile(db, await actorOf("school.admin"), fileId)).toBeUndefined();
    }
  });

  it("had a night with exceptions, each with a photo, which its people see", async () => {
    const { db } = database();
    const clinic = (await findDemoPlaces(db)).facilityOf(demoVisits.lastNight.facility);
    const since = new Date(clock.now.getTime() - 48 * 3_600_000);
    const wanted = { facilityId: clinic.id, since };
    const nightOf = async (username: string) => {
      const latest = await latestVisits(db, await actorOf(username), clock.now, wanted);
      const over = latest.get(clinic.id)?.last.filter(({ state }) => state === "completed") ?? [];
      return over[0];
    };
    const night = await nightOf("client.admin");
    // In the order of the crew's round, which a new demonstration makes anew.
    const byText = (exception: { text: string }, other: { text: string }) =>
      exception.text.localeCompare(other.text);
    const noted = night?.exceptionList.map(({ areaName: area, text, language }) => ({
      area,
      text,
      language,
    }));
    const exceptions = demoVisits.lastNight.exceptions.map((exception) => ({
      language: "en",
      ...exception,
    }));
    expect(noted?.toSorted(byText)).toEqual(exceptions.toSorted(byText));
    expect(night && formatOutcome(night, "en")).toBe("Completed, 1 task not done");
    for (const { files: [photo, ...more] = [] } of night?.exceptionList ?? []) {
      expect(more).toEqual([]);
      expect(photo).toMatchObject({ kind: "jpeg" });
      expect(await findFile(db, await actorOf("client.admin"), photo?.id ?? "")).toBeDefined();
      expect(await findFile(db, await actorOf("school.admin"), photo?.id ?? "")).toBeUndefined();
    }
    expect(await nightOf("school.admin")).toBeUndefined();
  });

  it("tells of what is new, and leaves nothing that a mail would be sent about", async () => {
    const { db } = database();
    const { accountId } = await actorOf("client.admin");
    const unread = await db
      .select({ kind: notifications.kind })
      .from(notifications)
      .where(
        and(
          eq(notifications.accountId, accountId),
          eq(notifications.recordKind, "document"),
          isNull(notifications.readAt),
        ),
      );
    expect(unread).toEqual([{ kind: "document-new" }]);
    expect(await db.$count(documentReminders)).toBeGreaterThan(3);
    expect(await remindOfExpiringDocuments({ db, queue: context.queue }, clock)).toEqual({
      reminders: 0,
    });
    expect(await db.$count(emails, eq(emails.state, "queued"))).toBe(0);
  });
});
