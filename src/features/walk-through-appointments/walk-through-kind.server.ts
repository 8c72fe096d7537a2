/** Appointments learn of a walk-through, and move its opportunity on, through this one interface. */
import { eq } from "drizzle-orm";
import { company } from "#content/company.ts";
import type {
  AppointmentChange,
  AppointmentKindDefinition,
  AppointmentSubject,
} from "#features/appointments/appointment-kind.server.ts";
import { hoursOfTime } from "#features/appointments/appointment-times.ts";
import type { AppointmentRow } from "#features/appointments/tables/appointments.ts";
import {
  lockOpportunity,
  noNextStep,
  recordOpportunityEvent,
} from "#features/opportunities/change-opportunity.server.ts";
import { opportunityServerMessages } from "#features/opportunities/messages.server.ts";
import {
  advanceOpportunity,
  planNextStep,
} from "#features/opportunities/opportunity-commands.server.ts";
import { isOwner, listOwners } from "#features/opportunities/owners.server.ts";
import { opportunities } from "#features/opportunities/tables/opportunities.ts";
import { prospectCompanies, prospectContacts } from "#features/prospects/tables/prospects.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { todayIn } from "#platform/format/local-date.ts";
import { timeZoneName } from "#platform/format/time-zone-name.ts";
import { nothingChanged } from "#platform/history/field-changes.ts";
import { accountLanguage } from "#platform/identity/account-language.server.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { type Language, languages } from "#platform/language/language.ts";
import { walkThroughMessages } from "./messages.ts";
import {
  notifyAboutFailedEmail,
  notifyAboutWalkThrough,
} from "./notify-about-walk-through.server.ts";

declare module "#features/appointments/appointment-kind-types.ts" {
  interface AppointmentKinds {
    "walk-through": true;
  }
}

async function findSubject(
  db: Database | Transaction,
  id: string,
): Promise<AppointmentSubject | undefined> {
  const [row] = await db
    .select({
      ownerId: opportunities.ownerId,
      closedAt: opportunities.closedAt,
      contact: prospectContacts,
      company: prospectCompanies.name,
      address: prospectCompanies.address,
    })
    .from(opportunities)
    .innerJoin(prospectContacts, eq(prospectContacts.id, opportunities.contactId))
    .innerJoin(prospectCompanies, eq(prospectCompanies.id, opportunities.companyId))
    .where(eq(opportunities.id, id));
  if (row === undefined) return undefined;
  const { contact, company: name, address, ownerId, closedAt } = row;
  return {
    id,
    name,
    guest: { name: contact.name, email: contact.email, language: contact.language },
    place: address,
    hostId: ownerId,
    isOpen: closedAt === null,
  };
}

export const walkThroughKind: AppointmentKindDefinition<"walk-through"> = {
  name: "walk-through",
  read: "opportunities.read",
  change: "opportunities.change",
  pathOf: (id) => `/office/pipeline/${id}/appointment`,
  texts: walkThroughMessages,
  findSubject,
  async lockSubject(tx, id) {
    const row = await lockOpportunity(tx, id);
    return row && findSubject(tx, id);
  },
  listHosts: listOwners,
  isHost: isOwner,
  async follow(tx, change) {
    const { what, appointment, before, actorId } = change;
    const { subjectId: id } = appointment;
    const mover = { accountId: actorId };
    if (what === "offered") await advanceOpportunity(tx, mover, id, "contacted");
    if (what === "booked" || what === "moved") {
      await advanceOpportunity(tx, mover, id, "walk-through");
      await planWalkThrough(tx, change);
    }
    await recordOpportunityEvent(tx, actorId, id, {
      kind: `walk-through-${what}`,
      change: nothingChanged,
    });
    if (what === "canceled") await planAnother(tx, actorId, before, id);
    await notifyAboutWalkThrough(tx, change);
  },
  afterFailedEmail: notifyAboutFailedEmail,
};

/** A step that somebody has planned stays: the page shows the walk-through beside it. */
async function planWalkThrough(
  tx: Transaction,
  { appointment, before, actorId }: AppointmentChange,
): Promise<void> {
  const { subjectId: id } = appointment;
  const [row] = await tx.select().from(opportunities).where(eq(opportunities.id, id));
  if (row === undefined) return;
  const isEmpty = row.nextStep === "" && row.nextStepOn === null;
  const isOwn = stepsWritten(before).includes(row.nextStep);
  if (isEmpty || isOwn) await planNextStep(tx, actorId, id, await nextStepOf(tx, appointment));
}

/** Every text this feature may have written as the next step, in each language a host may have had. */
const stepsWritten = (before: AppointmentRow | undefined): string[] =>
  languages.flatMap((language) => [
    opportunityServerMessages(language).walkThroughAgain,
    ...(before?.state === "booked" ? [describeStep(before, language)] : []),
  ]);

/** The language is the host's, and the day that of the place. */
async function nextStepOf(
  tx: Transaction,
  appointment: AppointmentRow,
): Promise<{ nextStep: string; nextStepLanguage: Language; nextStepOn: string | null }> {
  const { hostId, startsAt, timeZone } = appointment;
  const [host] = await tx
    .select({ language: accountLanguage })
    .from(accounts)
    .where(eq(accounts.id, hostId));
  const language = host?.language ?? "en";
  return {
    nextStep: describeStep(appointment, language),
    nextStepLanguage: language,
    nextStepOn: startsAt === null ? null : todayIn(timeZone, startsAt),
  };
}

/** Empty before a time is booked. */
function describeStep({ startsAt, endsAt, timeZone }: AppointmentRow, language: Language): string {
  if (startsAt === null || endsAt === null) return "";
  return walkThroughMessages(language).nextStep({
    hours: hoursOfTime({ startsAt, endsAt, timeZone }, language),
    zone: timeZoneName(timeZone, language),
  });
}

/** A next step that somebody has planned meanwhile stays, and a closed opportunity needs none. */
async function planAnother(
  tx: Transaction,
  actorId: string | null,
  before: AppointmentRow | undefined,
  id: string,
): Promise<void> {
  if (before?.state !== "booked") return;
  const [row] = await tx.select().from(opportunities).where(eq(opportunities.id, id));
  if (row?.nextStep !== (await nextStepOf(tx, before)).nextStep) return;
  if (row.closedAt !== null) {
    await planNextStep(tx, actorId, id, noNextStep);
    return;
  }
  const [host] = await tx
    .select({ language: accountLanguage })
    .from(accounts)
    .where(eq(accounts.id, before.hostId));
  const language = host?.language ?? "en";
  await planNextStep(tx, actorId, id, {
    nextStep: opportunityServerMessages(language).walkThroughAgain,
    nextStepLanguage: language,
    nextStepOn: todayIn(company.timeZone, new Date()),
  });
}
