/** What each record and kind says of a notification, in the list and in the digest. */
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { fileNotifications } from "#features/files/notifications.server.ts";
import { threadRecord } from "#features/messages/notifications.server.ts";
import { notificationDefinitions } from "#features/notification-definitions.server.ts";
import { workOrderRecord } from "#features/work-orders/notifications.server.ts";
import { languages } from "#platform/language/language.ts";
import { ownWords, plainWords } from "#platform/language/written-words.ts";
import type { NotificationRecord } from "#platform/notifications/notification-definitions.server.ts";
import { raiseNotifications } from "#platform/notifications/raise-notifications.server.ts";
import { actorOf, addClient, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { describeNotifications } from "./describe-notifications.server.ts";
import { listNotifications } from "./list-notifications.server.ts";

describeDatabase((database) => {
  const context = useAccounts(database);
  const records: readonly NotificationRecord[] = Object.values(notificationDefinitions.records);

  it("every record says something in each language, also of an event it does not know and when it is gone", async () => {
    const notification = {
      id: randomUUID(),
      event: "unheard-of",
      recordId: randomUUID(),
      facilityId: randomUUID(),
      facilityName: null,
      details: { label: "Main entrance", number: "WO-100001" },
      person: "Cleardawn",
    };
    for (const language of languages)
      for (const audience of ["client", "staff"] as const)
        for (const record of records) {
          if (record.isOfNoClient && audience === "client") continue;
          const about = `${record.name} in ${language} for ${audience}`;
          const reader = { language, audience };
          const describe = await record.describe(context.db, [notification], reader);
          const { title, text } = describe(notification);
          const said = plainWords(title) + plainWords(text ?? "");
          expect(plainWords(title), about).toMatch(/\p{L}{3}/u);
          expect(said, about).not.toMatch(/undefined|null|NaN|\{/);
          const home = audience === "client" ? "/client-portal/" : "/office/";
          expect(record.pathOf(notification, audience), about).toMatch(new RegExp(`^${home}`));
        }
  });

  it("malware is told in the same words of whichever record the file came with", async () => {
    const { id: clientId, facilityIds } = await addClient(context, 1);
    const [facilityId = ""] = facilityIds;
    const manager = actorOf(await addPerson(context, { clientIds: [clientId] }));
    const paths: string[] = [];
    for (const record of [threadRecord, workOrderRecord]) {
      const recordId = randomUUID();
      paths.unshift(record.pathOf({ recordId, facilityId }, "staff"));
      const occurrence = {
        kind: fileNotifications.malware,
        event: "removed",
        record,
        recordId,
        clientId,
        facilityId,
        actorId: null,
        details: { fileName: "plan.pdf", signature: "Eicar-Test" },
      };
      await context.db.transaction((tx) =>
        raiseNotifications(tx, undefined, occurrence, [manager.accountId]),
      );
    }
    const { rows } = await listNotifications(context.db, notificationDefinitions, manager);
    const described = await describeNotifications(context.db, notificationDefinitions, rows, {
      language: "en",
      audience: "staff",
    });
    expect(described).toMatchObject(
      paths.map((path) => ({
        kind: "malware",
        title: "Malware was found in a file, and the file was removed",
        text: ownWords("plan.pdf (Eicar-Test)"),
        path,
      })),
    );
  });
});
