/** A client is started from the version that both sides have signed. */
import { and, desc, eq } from "drizzle-orm";
import { type AppointmentRow, appointments } from "#features/appointments/tables/appointments.ts";
import { type BidArea, nameWithBuilding } from "#features/bids/bid-sheet-types.ts";
import { priceBid } from "#features/bids/calculation/price-bid.ts";
import { bidVersions } from "#features/bids/tables/bids.ts";
import { opportunities } from "#features/opportunities/tables/opportunities.ts";
import type { Offer, OfferedAlternative } from "#features/proposals/offer-types.ts";
import {
  type ProposalSignatureRow,
  type ProposalVersionRow,
  proposalSignatures,
  proposals,
  proposalVersions,
} from "#features/proposals/tables/proposals.ts";
import {
  type ProspectCompanyRow,
  type ProspectContactRow,
  prospectCompanies,
  prospectContacts,
} from "#features/prospects/tables/prospects.ts";
import { walkThroughKind } from "#features/walk-through-appointments/walk-through-kind.server.ts";
import { accessTexts, type SurveyAccess } from "#features/walk-through-surveys/survey-access.ts";
import { walkThroughSurveys } from "#features/walk-through-surveys/tables/walk-through-surveys.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";

/** An area of the signed alternative, with what the crew finds there. */
export interface SignedArea
  extends Pick<BidArea, "name" | "floor" | "type" | "floorCovering" | "squareFeet" | "fixtures"> {
  frequency: OfferedAlternative["areas"][number]["frequency"];
  /** Hours of work a month that the bid has for it, in hundredths. */
  hundredthsOfHours: number;
}

export interface ClientStartBasis {
  opportunityId: string;
  reference: string;
  isLost: boolean;
  proposalId: string;
  version: ProposalVersionRow;
  offer: Offer;
  signed: OfferedAlternative;
  areas: readonly SignedArea[];
  facilityType: string;
  /** Minutes of work that a visit takes on average; 0 where nothing was measured. */
  budgetMinutes: number;
  /** Null where nobody has said. */
  people: number | null;
  company: ProspectCompanyRow;
  contact: ProspectContactRow;
  /** The contact, or somebody else who signed for the prospect. */
  signer: Pick<ProposalSignatureRow, "name" | "title">;
  /** Access to the building, from the survey; undefined if nobody has entered any. */
  access: SurveyAccess | undefined;
  /** Place and time zone of the latest walk-through. */
  walkThrough: Pick<AppointmentRow, "place" | "timeZone"> | undefined;
}

/** Undefined for what does not exist, is not signed by both, or the actor may not start. */
export async function readClientStartBasis(
  db: Database | Transaction,
  actor: Actor,
  opportunityId: string,
): Promise<ClientStartBasis | undefined> {
  if (!may(actor, "clients.start") || !may(actor, "proposals.read")) return undefined;
  const [row] = await db
    .select({
      opportunity: opportunities,
      proposalId: proposals.id,
      version: proposalVersions,
      input: bidVersions.input,
      signature: proposalSignatures,
      company: prospectCompanies,
      contact: prospectContacts,
    })
    .from(proposals)
    .innerJoin(opportunities, eq(opportunities.id, proposals.opportunityId))
    .innerJoin(proposalVersions, eq(proposalVersions.proposalId, proposals.id))
    // The version of the bid that was signed, whatever the bid has become since.
    .innerJoin(bidVersions, eq(bidVersions.id, proposalVersions.bidVersionId))
    .innerJoin(
      proposalSignatures,
      and(
        eq(proposalSignatures.versionId, proposalVersions.id),
        eq(proposalSignatures.isOfCompany, false),
      ),
    )
    .innerJoin(prospectCompanies, eq(prospectCompanies.id, opportunities.companyId))
    .innerJoin(prospectContacts, eq(prospectContacts.id, opportunities.contactId))
    .where(
      and(eq(proposals.opportunityId, opportunityId), eq(proposalVersions.state, "countersigned")),
    )
    .orderBy(desc(proposalVersions.number))
    .limit(1);
  if (row === undefined) return undefined;
  const { opportunity, version, input, signature, company, contact, proposalId } = row;
  const { alternative } = signature;
  const signed = version.offer.alternatives.find(({ name }) => name === alternative);
  if (signed === undefined) return undefined;
  const priced = priceBid(input, alternative);
  const hoursOf = new Map(
    priced.areas.map(({ id, monthlyHundredthsOfHours }) => [id, monthlyHundredthsOfHours]),
  );
  return {
    opportunityId,
    reference: opportunity.reference,
    isLost: opportunity.stage === "lost",
    proposalId,
    version,
    offer: version.offer,
    signed,
    areas: input.sheet.areas.flatMap(({ frequency, ...area }) => {
      const often = frequency[alternative];
      const hundredthsOfHours = hoursOf.get(area.id) ?? 0;
      if (often === null) return [];
      return [{ ...area, name: nameWithBuilding(area), frequency: often, hundredthsOfHours }];
    }),
    facilityType: input.sheet.facilityType,
    budgetMinutes: Math.round(priced.tenthsOfMinutesAVisit / 10),
    people: input.sheet.people ?? priced.peopleNeeded,
    company,
    contact,
    signer: { name: signature.name, title: signature.title },
    access: await findAccess(db, opportunityId),
    walkThrough: await findWalkThrough(db, opportunityId),
  };
}

async function findAccess(
  db: Database | Transaction,
  opportunityId: string,
): Promise<SurveyAccess | undefined> {
  const [survey] = await db
    .select()
    .from(walkThroughSurveys)
    .where(eq(walkThroughSurveys.opportunityId, opportunityId));
  return survey && accessTexts(survey);
}

async function findWalkThrough(
  db: Database | Transaction,
  opportunityId: string,
): Promise<ClientStartBasis["walkThrough"]> {
  const { kind, subjectId, state, startsAt, place, timeZone } = appointments;
  const [booked] = await db
    .select({ place, timeZone })
    .from(appointments)
    .where(and(eq(kind, walkThroughKind.name), eq(subjectId, opportunityId), eq(state, "booked")))
    .orderBy(desc(startsAt))
    .limit(1);
  return booked;
}
