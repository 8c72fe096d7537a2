import { inArray, sql } from "drizzle-orm";
import { formatDay } from "#platform/format/visit-format.ts";
import { clientRoles } from "#platform/identity/roles.ts";
import type { Language } from "#platform/language/language.ts";
import {
  homeOf,
  type NotificationDefinitions,
  type NotificationRecord,
} from "#platform/notifications/notification-definitions.server.ts";
import { byId, recordIdsOf } from "#platform/notifications/read-subjects.server.ts";
import { documentServerMessages } from "./messages.server.ts";
import { documents } from "./tables/documents.ts";
import { isVisibleDocument } from "./visible-documents.server.ts";

declare module "#platform/notifications/notification-kinds.ts" {
  interface NotificationKinds {
    "document-new": "document";
    "document-ends": "document";
  }
  interface NotificationRecords {
    document: true;
  }
}

const textsIn = (language: Language) => documentServerMessages(language).notifications;

export const documentNotifications = {
  "document-new": {
    name: "document-new",
    place: 130,
    roles: clientRoles,
    usual: "at-once",
    label: ({ language }) => textsIn(language).kinds["document-new"],
  },
  "document-ends": {
    name: "document-ends",
    place: 140,
    roles: ["client-administrator", "administrator", "account-manager"],
    usual: "at-once",
    label: ({ language }) => textsIn(language).kinds["document-ends"],
  },
} satisfies Partial<NotificationDefinitions["kinds"]>;

export const documentRecord: NotificationRecord<"document"> = {
  name: "document",
  needs: "documents.read",
  // It may be withdrawn, and a contract is not for everybody who sees its facility.
  isVisible: (actor, recordId) =>
    sql`exists (select from ${documents}
      where ${documents.id} = ${recordId} and ${isVisibleDocument(actor)})`,
  pathOf: ({ recordId }, audience) => `${homeOf(audience)}/documents/${recordId}`,
  async describe(db, notifications, { language }) {
    const { id, title } = documents;
    const titleWith = byId(
      await db
        .select({ id, title })
        .from(documents)
        .where(inArray(id, recordIdsOf(notifications))),
    );
    return ({ event, recordId, details: { validUntil } }) => ({
      title: titleOf(event, titleWith.get(recordId)?.title, validUntil, language),
      text: undefined,
    });
  },
};

function titleOf(
  event: string,
  name: string | undefined,
  validUntil: unknown,
  language: Language,
): string {
  const titles = textsIn(language);
  const title = name ?? titles.untitled;
  const day = typeof validUntil === "string" ? formatDay(validUntil, language) : "";
  switch (event) {
    case "added":
      return titles.added({ title });
    case "replaced":
      return titles.replaced({ title });
    case "ending":
      return titles.ending({ day, title });
    case "expired":
      return titles.expired({ day, title });
    default:
      return titles.changed({ title });
  }
}
