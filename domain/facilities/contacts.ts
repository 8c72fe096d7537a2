import { randomUUIDv7 } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Database } from "#database/client.ts";
import { facilityContacts } from "#database/tables/facility-details.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import type { ContactForm } from "./facility-form.ts";
import { type FacilityResult, takeFacilityStep } from "./take-facility-step.ts";

export const addContact = (
  context: { db: Database },
  actor: Actor,
  facilityId: string,
  contact: ContactForm,
): Promise<FacilityResult> =>
  takeFacilityStep(context, actor, facilityId, async (tx, columns) => {
    const id = randomUUIDv7();
    await tx.insert(facilityContacts).values({ ...columns, ...contact, id });
    return { kind: "contact-added", id, details: { name: contact.name } };
  });

export const changeContact = (
  context: { db: Database },
  actor: Actor,
  facilityId: string,
  contactId: string,
  contact: ContactForm,
): Promise<FacilityResult> =>
  takeFacilityStep(context, actor, facilityId, async (tx) => {
    const changed = await tx
      .update(facilityContacts)
      .set(contact)
      .where(isContact(facilityId, contactId))
      .returning({ id: facilityContacts.id });
    if (changed.length === 0) return "not-found";
    return { kind: "contact-changed", id: contactId, details: { name: contact.name } };
  });

export const removeContact = (
  context: { db: Database },
  actor: Actor,
  facilityId: string,
  contactId: string,
): Promise<FacilityResult> =>
  takeFacilityStep(context, actor, facilityId, async (tx) => {
    const removed = await tx
      .delete(facilityContacts)
      .where(isContact(facilityId, contactId))
      .returning({ name: facilityContacts.name });
    if (removed.length === 0) return "not-found";
    return { kind: "contact-removed", details: { name: removed[0]?.name } };
  });

const isContact = (facilityId: string, contactId: string) =>
  and(eq(facilityContacts.facilityId, facilityId), eq(facilityContacts.id, contactId));
