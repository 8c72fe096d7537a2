import { and, eq } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { createdFields, removedFields } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { type Texts, touchedOf } from "#platform/records/merge-edit.ts";
import {
  changeFacilityRecord,
  type EditResult,
  editFacility,
  type FacilityResult,
} from "./change-facility.server.ts";
import type { ContactForm } from "./facility-form.ts";
import { facilityContacts } from "./tables/facility-details.ts";

export const addContact = (
  context: { db: Database },
  actor: Actor,
  facilityId: string,
  contact: ContactForm,
): Promise<FacilityResult> =>
  changeFacilityRecord(context, actor, facilityId, async (tx, columns) => {
    const id = newId();
    await tx.insert(facilityContacts).values({ ...columns, ...contact, id });
    return {
      kind: "contact-added",
      id,
      change: createdFields(contact),
      details: { id, name: contact.name },
    };
  });

export const changeContact = (
  context: { db: Database },
  actor: Actor,
  facilityId: string,
  contactId: string,
  contact: ContactForm,
  seen: Texts = {},
): Promise<EditResult> =>
  editFacility(context, actor, facilityId, async (tx) => {
    const [stored] = await tx
      .select(fields)
      .from(facilityContacts)
      .where(isContact(facilityId, contactId));
    if (stored === undefined) return "not-found";
    return {
      edit: { stored, seen, sent: contact },
      write: (change) =>
        tx
          .update(facilityContacts)
          .set(touchedOf(contact, change))
          .where(isContact(facilityId, contactId)),
      event: { kind: "contact-changed", id: contactId, details: { name: stored.name } },
    };
  });

export const removeContact = (
  context: { db: Database },
  actor: Actor,
  facilityId: string,
  contactId: string,
): Promise<FacilityResult> =>
  changeFacilityRecord(context, actor, facilityId, async (tx) => {
    const [removed] = await tx
      .delete(facilityContacts)
      .where(isContact(facilityId, contactId))
      .returning(fields);
    if (removed === undefined) return "not-found";
    return {
      kind: "contact-removed",
      change: removedFields(removed),
      details: { id: contactId, name: removed.name },
    };
  });

const fields = {
  name: facilityContacts.name,
  jobTitle: facilityContacts.jobTitle,
  phone: facilityContacts.phone,
  email: facilityContacts.email,
};

const isContact = (facilityId: string, contactId: string) =>
  and(eq(facilityContacts.facilityId, facilityId), eq(facilityContacts.id, contactId));
