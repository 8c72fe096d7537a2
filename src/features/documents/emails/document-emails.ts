import { company } from "#content/company.ts";
import type { Database } from "#platform/database/client.ts";
import type { ForAccount } from "#platform/email/email-data.ts";
import type { Renderers } from "#platform/email/email-renderer.ts";
import { formatDay } from "#platform/format/visit-format.ts";
import { findActorOf } from "#platform/identity/find-actor.server.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import { ifWanted } from "#platform/notifications/wanted-email.server.ts";
import { findDocumentListRow } from "../list-documents.server.ts";
import { documentServerMessages } from "../messages.server.ts";
import { documentNotifications } from "../notifications.server.ts";
import { documentAdded, documentEnds } from "./document-notices.tsx";

declare module "#platform/email/email-messages.ts" {
  interface EmailData {
    /** People of the client get it about a new document, and about each new version. */
    "document-added": ForAccount & { version: number };
    /** Staff and client both get it. @see remindOfExpiringDocuments */
    "document-ends": ForAccount & { validUntil: string; isOver: boolean };
  }
  interface EmailSubjects {
    document: true;
  }
  interface NotDueReasons {
    "newer-version": true;
    "no-longer-ends": true;
  }
}

export const documentEmails: Renderers<"document-added" | "document-ends"> = {
  async "document-added"(parts, { aboutId, data }) {
    const mail = await findForMail(parts.db, data.accountId, aboutId);
    if (mail === undefined) return undefined;
    const { actor, document } = mail;
    if (document.version !== data.version) return { notDue: "newer-version" };
    return ifWanted(
      parts,
      actor.accountId,
      documentNotifications["document-new"],
      async (links) => ({
        ...(await documentAdded({
          ...factsOf(mail, parts.origin),
          links,
          isReplaced: data.version > 1,
          asksToAcknowledge: document.waits,
        })),
        to: mail.email,
      }),
    );
  },
  async "document-ends"(parts, { aboutId, data }) {
    const mail = await findForMail(parts.db, data.accountId, aboutId);
    if (mail === undefined) return undefined;
    const { actor, document } = mail;
    if (document.withdrawnAt !== null || document.validUntil !== data.validUntil)
      return { notDue: "no-longer-ends" };
    return ifWanted(
      parts,
      actor.accountId,
      documentNotifications["document-ends"],
      async (links) => ({
        ...(await documentEnds({
          ...factsOf(mail, parts.origin),
          links,
          isOver: data.isOver,
          day: formatDay(data.validUntil, actor.language),
          isClient: isClientRole(actor.role),
        })),
        to: mail.email,
      }),
    );
  },
};

/** Undefined for people who may no longer see it. */
async function findForMail(db: Database, accountId: string, id: string | null) {
  const actor = await findActorOf(db, accountId);
  if (actor === undefined || id === null) return undefined;
  const clock = { now: new Date(), companyZone: company.timeZone };
  const document = await findDocumentListRow(db, actor, id, clock);
  return document && { actor, document, email: actor.email };
}

type DocumentForEmail = NonNullable<Awaited<ReturnType<typeof findForMail>>>;

const factsOf = ({ actor, document }: DocumentForEmail, origin: string) => ({
  language: actor.language,
  name: actor.name,
  title: document.title,
  type: document.type,
  place: document.facilityName ?? documentServerMessages(actor.language).allFacilitiesInText,
  address: `${origin}${isClientRole(actor.role) ? "/client-portal" : "/office"}/documents/${document.id}`,
});
