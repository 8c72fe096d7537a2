/**
 * Plants words and figures in everything that sells, which stand nowhere else: only the office may see them.
 */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import * as portalHomeApi from "#areas/api/home.ts";
import {
  exampleAlternative,
  exampleArea,
} from "#features/bids/calculation/example-bid.test-support.ts";
import { type PricedBid, priceBid } from "#features/bids/calculation/price-bid.ts";
import { featureRoutes } from "#features/manifests.routes.ts";
import { makeOwnPageLink } from "#features/own-pages/own-page-links.server.ts";
import {
  bids,
  bidVersions,
  clientStarts,
  documents,
  opportunities,
  proposals,
} from "#features/schema.ts";
import { listVisits } from "#features/visits/list-visits.server.ts";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { addressRows, loadModule } from "../roles/address-rows.ts";
import { addBookedWalkThrough } from "./appointments.ts";
import { addTestPlan } from "./floor-plans.ts";
import { addCountersignedProposal, addSentProposal } from "./proposals.ts";
import { addSubmission } from "./submissions.ts";
import { waysToWrite } from "./ways-to-write.ts";

/** Each planted once, under a name that says where. */
export const secretWords = {
  note: "Qznote",
  step: "Qzstep",
  survey: "Qzsurvey",
  access: "Qzaccess",
  plan: "Qzplan",
  version: "Qzversion",
  alternative: "Qzalternative",
  letter: "Qzletter",
  rival: "Qzrival",
  applicant: "Qzapplicant",
};

/** Cents and minutes, of which no other figure is made. */
export const secretFigures = {
  value: 7_654_321,
  wage: 23_47,
  equipment: 731_93,
  workCost: 543_21,
  budget: 7_321,
};

export interface PlantedSale {
  /** The opportunity that is won, and its address in the office. */
  id: string;
  path: string;
  proposalToken: string;
  ownPageToken: string;
  appointmentToken: string;
  /** The email address of the prospect. */
  prospect: string;
  planId: string;
  rivalId: string;
  applicationId: string;
  /** The offered prices. */
  priced: PricedBid;
  /** Fails where a text has anything of it. @param told words that this reader was told */
  expectNothingOf: (what: string, text: string, told?: readonly string[]) => void;
}

/**
 * A won opportunity with all that the office notes on its way, a rival's proposal, and an applicant.
 * @param post sends a form of the office as an administrator
 * @param firstDay of service
 */
export async function plantSale(
  db: Database,
  boss: Actor,
  firstDay: string,
  post: (path: string, fields: Record<string, string>) => Promise<void>,
): Promise<PlantedSale> {
  const word = randomUUID().slice(0, 8);
  const prospect = `dana@${word}.example`;
  const { id, token } = await addCountersignedProposal(db, boss, {
    sheet: {
      areas: [
        exampleArea({
          frequency: { a: { times: 5, per: "week" }, b: { times: 3, per: "week" }, c: null },
        }),
      ],
      alternatives: {
        a: exampleAlternative(),
        b: exampleAlternative({ name: secretWords.alternative }),
        c: exampleAlternative({ isOffered: false }),
      },
      periodicWork: [
        { id: "w", name: "Carpets", cost: secretFigures.workCost, timesAYear: 2, firstMonth: 4 },
      ],
      wage: secretFigures.wage,
      equipment: secretFigures.equipment,
      window: { from: "21:00", until: "23:30" },
      people: 3,
    },
    note: secretWords.version,
    draft: { offered: ["a"], startsOn: firstDay, startUp: [{ day: "7", task: "Deep clean" }] },
    sample: { subject: `Harbor ${word}`, email: prospect },
  });
  const path = `/office/pipeline/${id}`;
  await db
    .update(opportunities)
    .set({ nextStep: secretWords.step, valueCents: secretFigures.value, valueBasis: "entered" })
    .where(eq(opportunities.id, id));
  await post(path, { step: "note", text: secretWords.note });
  const area = { step: "add", type: "corridor", name: secretWords.survey, squareFeet: "300" };
  await post(`${path}/survey`, area);
  await post(`${path}/survey`, { step: "access", alarm: secretWords.access });
  const planId = await addTestPlan(db, boss, id, { name: secretWords.plan });
  await post(`${path}/emails`, {
    step: "email",
    template: "blank",
    subject: "About us",
    text: secretWords.letter,
  });
  const [row] = await db.select().from(opportunities).where(eq(opportunities.id, id));
  const ownLink = await makeOwnPageLink(db, { kind: "lead", subjectId: row?.leadId ?? "" }, "en");
  const [{ version } = {}] = await db
    .select({ version: bidVersions })
    .from(bidVersions)
    .innerJoin(bids, eq(bids.id, bidVersions.bidId))
    .where(eq(bids.opportunityId, id));
  if (version === undefined) throw new Error("no version");

  const rival = { sample: { subject: secretWords.rival, email: "r@rival.example" } };
  const { id: rivalId } = await addSentProposal(db, boss, rival);
  const { token: appointmentToken } = await addBookedWalkThrough(db, boss, {
    sample: { subject: `Harbor ${word}`, email: prospect },
  });
  const applicationId = await addSubmission(db, "application");
  await post(`/office/applications/${applicationId}`, {
    step: "note",
    text: secretWords.applicant,
  });

  const priced = priceBid(version.input, "a");
  const figures = [
    ...Object.values(secretFigures),
    priced.cost,
    priced.profit,
    priceBid(version.input, "b").price,
  ];
  return {
    id,
    path,
    proposalToken: token,
    ownPageToken: /^\/own-page\/([^?]+)/.exec(ownLink)?.[1] ?? "",
    appointmentToken,
    prospect,
    planId,
    rivalId,
    applicationId,
    priced,
    expectNothingOf(what, text, told = []) {
      for (const secret of Object.values(secretWords))
        if (!told.includes(secret)) expect.soft(text, what).not.toContain(secret);
      for (const figure of figures)
        for (const way of waysToWrite(figure)) expect.soft(text, what).not.toMatch(way);
      expect.soft(text, what).not.toMatch(/margin|markup|burden|wageFloor|lostReason|nextStep/i);
    },
  };
}

const programAddresses = featureRoutes.flatMap(({ name, api = {} }) =>
  Object.entries(api)
    .filter(([pattern]) => pattern.startsWith("api/portal/"))
    .map(([pattern, module]) => [pattern, { load: loadModule(name, module) }] as const),
);

/** Every address of a client's people, by its pattern: of pages, files, and of programs. */
export const clientAddresses = [
  ...Object.entries(addressRows).filter(([pattern]) => pattern.startsWith("client-portal")),
  ...programAddresses,
  ["api/portal/home", { load: async () => portalHomeApi }] as const,
];

/** @returns undefined where a record is asked for that a started client does not have */
export function clientAddressOf(
  pattern: string,
  { facilityId, visitId, contractId, invoiceId }: StartedClient & { invoiceId?: string },
): string | undefined {
  const ids: readonly (readonly [RegExp, string | undefined])[] = [
    [/facilities\/:id/, facilityId],
    [/(schedule|visits)\/:id/, visitId],
    [/documents\/:id/, contractId],
    [/invoices\/:id/, invoiceId],
  ];
  const id = ids.find(([at]) => at.test(pattern))?.[1];
  if (pattern.includes("*") || (pattern.includes(":") && id === undefined)) return undefined;
  return `/${pattern.replace(":id", id ?? "")}`;
}

export interface StartedClient {
  clientId: string;
  facilityId: string;
  visitId: string;
  contractId: string;
}

/** Reads the records that the start of a planted sale's client has made, and its budget. */
export async function readStartedClient(
  db: Database,
  boss: Actor,
  opportunityId: string,
): Promise<StartedClient> {
  const [{ start } = {}] = await db
    .select({ start: clientStarts })
    .from(clientStarts)
    .innerJoin(proposals, eq(proposals.id, clientStarts.proposalId))
    .where(eq(proposals.opportunityId, opportunityId));
  if (start === undefined) throw new Error("the client was not started");
  const { facilityId } = start;
  const [visit] = await listVisits(db, boss, { facilityId });
  const [contract] = await db.select().from(documents).where(eq(documents.facilityId, facilityId));
  expect(visit?.budgetMinutes).toBe(secretFigures.budget);
  return {
    clientId: start.clientId,
    facilityId,
    visitId: visit?.id ?? "",
    contractId: contract?.id ?? "",
  };
}
