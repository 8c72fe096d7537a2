/** Pages of people without an account, in a copy of the demonstration: behind signs, and behind links of emails. */
import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { makeOwnPageLink } from "#features/own-pages/own-page-links.server.ts";
import { makeProposalLink } from "#features/proposals/proposal-links.server.ts";
import {
  areaSigns,
  inspectionLinks,
  inspections,
  jobApplications,
  leads,
  occupantReports,
  opportunities,
  proposalVersions,
} from "#features/schema.ts";
import type { Database } from "#platform/database/client.ts";
import { dayMs } from "#platform/format/durations.ts";
import { findActorOf } from "#platform/identity/find-actor.server.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { newToken } from "#platform/identity/tokens.server.ts";
import {
  addBookedWalkThrough,
  addOfferedInterview,
  addOfferedWalkThrough,
} from "./appointments.ts";

/** The addresses choose no language: `lang` is the sign's, `language` that of the others. */
export async function addGuestPages(db: Database): Promise<string[]> {
  const pages = [
    await signPages(db),
    await proposalPages(db),
    await appointmentPages(db),
    await ownPages(db),
    await reportPages(db),
  ].flat();
  return pages.map((page) => page.split("?", 1)[0] ?? "");
}

export const inSpanish = (page: string): string =>
  `${page}?${page.startsWith("/r/") ? "lang" : "language"}=es`;

/** Empty signs, and what became of a report that has words of its own. */
async function signPages(db: Database): Promise<string[]> {
  const [report] = await db
    .select({ id: occupantReports.id, code: areaSigns.code })
    .from(occupantReports)
    .innerJoin(areaSigns, eq(areaSigns.id, occupantReports.signId))
    .orderBy(desc(occupantReports.receivedAt))
    .limit(1);
  if (report === undefined) throw new Error("The demonstration has no report of an occupant");
  const { token, secretHash } = newToken(report.id);
  await db
    .update(occupantReports)
    .set({ emailSecretHash: secretHash })
    .where(eq(occupantReports.id, report.id));
  return [`/r/${report.code}`, `/r/${report.code}/${token}`];
}

/** There is a page in each state. */
async function proposalPages(db: Database): Promise<string[]> {
  const versions = await db.select().from(proposalVersions);
  const pages: string[] = [];
  for (const [version] of Map.groupBy(versions, ({ state }) => state).values()) {
    if (version === undefined) continue;
    const [page = ""] = (await makeProposalLink(db, version)).split("?", 1);
    pages.push(page, ...(version.state === "open" ? [`${page}/sign`] : []));
  }
  return pages;
}

async function appointmentPages(db: Database): Promise<string[]> {
  const [account] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.username, "staff.admin"));
  const actor = account && (await findActorOf(db, account.id));
  if (actor === undefined) throw new Error("The demonstration has no administrator");
  const tokens = [
    await addOfferedWalkThrough(db, actor),
    await addBookedWalkThrough(db, actor),
    await addOfferedInterview(db, actor),
  ];
  return tokens.map(({ token }) => `/appointment/${token}`);
}

async function ownPages(db: Database): Promise<string[]> {
  const [application] = await db.select({ id: jobApplications.id }).from(jobApplications).limit(1);
  const [lead] = await db
    .select({ id: leads.id })
    .from(leads)
    .innerJoin(opportunities, eq(opportunities.leadId, leads.id))
    .where(isNull(opportunities.closedAt))
    .limit(1);
  if (application === undefined || lead === undefined)
    throw new Error("The demonstration lacks an application or a request");
  return [
    await makeOwnPageLink(db, { kind: "application", subjectId: application.id }, "es"),
    await makeOwnPageLink(db, { kind: "lead", subjectId: lead.id }, "es"),
  ];
}

async function reportPages(db: Database): Promise<string[]> {
  const [inspection] = await db
    .select()
    .from(inspections)
    .where(and(isNotNull(inspections.finishedAt), isNotNull(inspections.signedAt)))
    .orderBy(desc(inspections.finishedAt))
    .limit(1);
  if (inspection === undefined) throw new Error("The demonstration has no signed inspection");
  const { id: inspectionId, clientId, facilityId, inspectorId: madeBy } = inspection;
  const { id, token, secretHash } = newToken();
  const expiresAt = new Date(Date.now() + dayMs);
  await db
    .insert(inspectionLinks)
    .values({ id, inspectionId, clientId, facilityId, secretHash, madeBy, expiresAt });
  return [`/report/${token}`];
}
