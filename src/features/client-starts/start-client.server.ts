/** Makes all that a signed proposal promises, or nothing of it, and once. */
import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { addDocument } from "#features/documents/add-document.server.ts";
import { addAreas } from "#features/facilities/areas/change-areas.server.ts";
import { changeFacts } from "#features/facilities/change-facility.server.ts";
import { addContact } from "#features/facilities/contacts.server.ts";
import {
  insertClient,
  insertFacility,
  isClientNameTaken,
} from "#features/facilities/create-client.server.ts";
import { areas } from "#features/facilities/tables/areas.ts";
import { saveBilling } from "#features/invoices/billing-settings.server.ts";
import { recordOpportunityEvent } from "#features/opportunities/change-opportunity.server.ts";
import { advanceOpportunity } from "#features/opportunities/opportunity-commands.server.ts";
import { lockAsStaff, recordProposalEvent } from "#features/proposals/change-proposal.server.ts";
import { recordCompanyEvent } from "#features/prospect-companies/change-company.server.ts";
import { findDraft, setEffective, startDraft } from "#features/scopes/change-scope.server.ts";
import { addScopeLines } from "#features/scopes/draft-lines.server.ts";
import { fingerprintOf } from "#features/scopes/find-scopes.server.ts";
import { scopeLines } from "#features/scopes/tables/scopes.ts";
import { makeStartUpPlan } from "#features/start-up-plans/start-up-plan-commands.server.ts";
import { createSeries } from "#features/visits/series/create-series.server.ts";
import { changeTargets } from "#features/work-orders/service-levels/change-targets.server.ts";
import type { Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { mailboxOf } from "#platform/email/mailbox.ts";
import { changedFields } from "#platform/history/field-changes.ts";
import { chooseLanguage } from "#platform/identity/account-language.server.ts";
import type { AccountsContext, RequestOrigin } from "#platform/identity/accounts-context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { lockVisibleClient } from "#platform/identity/lock-client.server.ts";
import { assignNewClient } from "#platform/identity/people/assign-new-client.server.ts";
import { invitePersonUnchecked } from "#platform/identity/people/invite-person.server.ts";
import { may } from "#platform/identity/permissions.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { clients, facilities } from "#platform/identity/tables/clients.ts";
import { findClientOfCompany } from "./client-start-queries.server.ts";
import type { ClientStartBasis } from "./start-basis.server.ts";
import { type ClientStartPlan, monthlyPriceOf } from "./start-plan.server.ts";
import { clientStarts } from "./tables/client-starts.ts";

export type ClientStartProblem =
  | "not-found"
  | "not-allowed"
  /** The opportunity was marked as lost after the signatures. */
  | "lost"
  /** The client that the company is already is not one of the actor's. */
  | "client-out-of-reach"
  /** Another proposal has made a client of the company since the page was loaded. */
  | "client-since"
  | "same-client-name"
  | "same-facility-name"
  | "address-taken"
  | "too-many-invitations"
  | "no-signed-copy"
  /** The prices of the areas come to another one than was signed, and nobody has confirmed that. */
  | "price-differs"
  /** The schedule's reasons why the visits cannot be planned. */
  | "in-the-past"
  | "no-such-day"
  | "only-holidays"
  | "windows-begun";

type ClientStartResult =
  | { ok: true; clientId: string; facilityId: string; isNew: boolean }
  | {
      ok: false;
      reason: ClientStartProblem;
      /** The field at fault in the schedule; absent if it is the first day of service. */
      field?: string | undefined;
    };

/** Takes back what the transaction has written so far. */
class StartRefused extends Error {
  readonly reason: ClientStartProblem;
  readonly field: string | undefined;
  constructor(reason: ClientStartProblem, field?: string) {
    super(reason);
    this.reason = reason;
    this.field = field;
  }
}

function refuse(reason: ClientStartProblem, field?: string): never {
  throw new StartRefused(reason, field);
}

/** Once the client is within the actor's reach, only a bug can make these steps fail. */
function expectDone(step: string, result: { ok: boolean; reason?: string }): void {
  if (!result.ok) throw new Error(`Starting a client: ${step} was refused: ${result.reason}`);
}

interface Starting {
  plan: ClientStartPlan;
  /** The signed copy, which the actor has stored; undefined where that failed. */
  fileId: string | undefined;
  origin: RequestOrigin;
  now?: Date;
}

/** A second confirmation, of the same or another person, leads to what the first has made. */
export async function startClient(
  context: AccountsContext,
  actor: Actor,
  basis: ClientStartBasis,
  { plan, fileId, origin, now = new Date() }: Starting,
): Promise<ClientStartResult> {
  if (!may(actor, "clients.start")) return { ok: false, reason: "not-allowed" };
  try {
    return await context.db.transaction(async (tx): Promise<ClientStartResult> => {
      const locked = await lockAsStaff(tx, actor, basis.opportunityId);
      if (locked?.proposal === undefined) return { ok: false, reason: "not-found" };
      const [earlier] = await tx
        .select({ clientId: clientStarts.clientId, facilityId: clientStarts.facilityId })
        .from(clientStarts)
        .where(eq(clientStarts.proposalId, locked.proposal.id));
      if (earlier !== undefined) return { ok: true, ...earlier, isNew: false };
      if (locked.latest?.id !== basis.version.id || locked.latest.state !== "countersigned")
        return { ok: false, reason: "not-found" };
      if (locked.opportunity.stage === "lost") return { ok: false, reason: "lost" };
      const price = monthlyPriceOf(plan);
      if (price !== basis.signed.pricePerMonth && price !== plan.confirmedPrice)
        return { ok: false, reason: "price-differs" };
      if (fileId === undefined) return { ok: false, reason: "no-signed-copy" };
      const made = await makeAll({ ...context, db: tx }, tx, actor, basis, {
        plan,
        fileId,
        origin,
        now,
        companyId: locked.opportunity.companyId,
      });
      return { ok: true, ...made, isNew: true };
    });
  } catch (error) {
    if (error instanceof StartRefused)
      return { ok: false, reason: error.reason, field: error.field };
    throw error;
  }
}

interface Making extends Required<Starting> {
  fileId: string;
  /** Read from the locked opportunity, because companies get merged. */
  companyId: string;
}

async function makeAll(
  context: AccountsContext,
  tx: Transaction,
  actor: Actor,
  basis: ClientStartBasis,
  { plan, fileId, origin, now, companyId }: Making,
): Promise<{ clientId: string; facilityId: string }> {
  const { db, queue } = context;
  const { series, contract, contact, facts } = plan;
  const clientId = await makeClient(tx, actor, { companyId, plan, origin });
  const facilityId = await makeFacility(tx, actor, clientId, facts);
  expectDone("facts", await changeFacts({ db }, actor, facilityId, facts));
  await makeScope(tx, actor, facilityId, basis, plan);
  for (const { form, field } of [{ form: series, field: undefined }, ...plan.soldWork]) {
    const planned = await createSeries({ db }, actor, facilityId, form, now);
    if (planned.ok) continue;
    if (planned.reason === "not-found" || planned.reason === "not-allowed")
      expectDone("visits", planned);
    else refuse(planned.reason, field);
  }
  const { title, validUntil } = contract;
  const document = await addDocument(
    { db, queue },
    actor,
    {
      clientId,
      // Another facility of a client has a contract of its own.
      facilityId: "id" in plan.client ? facilityId : undefined,
      type: "contract",
      title,
      validFrom: series.startsOn,
      validUntil,
      needsAcknowledgement: false,
    },
    [fileId],
  );
  if (!document.ok && document.reason === "unknown-file") refuse("no-signed-copy");
  expectDone("contract", document);
  if (plan.startUp.length > 0) {
    const { startsOn } = series;
    const isPromised = basis.offer.startUp !== undefined;
    const promised = new Set(basis.offer.startUp?.map(({ task }) => task));
    const tasks = plan.startUp.map((task) => ({
      ...task,
      language: promised.has(task.task) ? basis.offer.language : actor.language,
    }));
    const startUp = { startsOn, tasks, isPromised };
    expectDone("start-up plan", await makeStartUpPlan({ db }, actor, facilityId, startUp, now));
  }
  if (contact !== undefined)
    expectDone("contact", await addContact({ db }, actor, facilityId, contact));
  if (contact !== undefined && plan.isInvited)
    await invite(context, tx, actor, { clientId, contact, basis, origin });
  await tx.insert(clientStarts).values({
    id: newId(),
    clientId,
    facilityId,
    proposalId: basis.proposalId,
    versionId: basis.version.id,
    isNewClient: !("id" in plan.client),
    startedBy: actor.accountId,
  });
  const monthlyPriceCents = monthlyPriceOf(plan);
  await recordStart(tx, actor, basis, { clientId, facilityId, companyId, monthlyPriceCents });
  await advanceOpportunity(tx, actor, basis.opportunityId, "won");
  return { clientId, facilityId };
}

async function makeClient(
  tx: Transaction,
  actor: Actor,
  { companyId, plan: { client }, origin }: Pick<Making, "companyId" | "plan" | "origin">,
): Promise<string> {
  // Two proposals of one company that are started at once make one client.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`client start ${companyId}`}, 0))`,
  );
  const linked = await findClientOfCompany(tx, companyId);
  if ("id" in client) {
    if (linked !== undefined && linked.id !== client.id) refuse("client-since");
    const visible = await lockVisibleClient(tx, actor, client.id);
    return visible?.id ?? refuse("client-out-of-reach");
  }
  if (linked !== undefined) refuse("client-since");
  if ((await isClientNameTaken(tx, client.name)) && !client.isAnother) refuse("same-client-name");
  const id = await insertClient(tx, actor, client.name);
  await assignNewClient(tx, actor, id, origin);
  const { targets, billing } = client;
  expectDone("service levels", await changeTargets({ db: tx }, actor, id, targets));
  expectDone("billing", await saveBilling({ db: tx }, actor, id, { form: billing }));
  return id;
}

async function makeFacility(
  tx: Transaction,
  actor: Actor,
  clientId: string,
  { name, timeZone }: ClientStartPlan["facts"],
): Promise<string> {
  const isSame = and(
    eq(facilities.clientId, clientId),
    isNull(facilities.archivedAt),
    eq(sql`lower(${facilities.name})`, name.toLowerCase()),
  );
  if ((await tx.$count(facilities, isSame)) > 0) refuse("same-facility-name");
  return insertFacility(tx, actor, clientId, { name, timeZone });
}

/** Version 1, in effect from the first day of service. */
async function makeScope(
  tx: Transaction,
  actor: Actor,
  facilityId: string,
  { reference }: ClientStartBasis,
  plan: ClientStartPlan,
): Promise<void> {
  const context = { db: tx };
  const added = plan.areas.map(({ area }) => area);
  expectDone("areas", await addAreas(context, actor, facilityId, added));
  const rows = await tx
    .select({ id: areas.id })
    .from(areas)
    .where(eq(areas.facilityId, facilityId))
    .orderBy(areas.position);
  expectDone("scope", await startDraft(context, actor, facilityId));
  const lines = plan.areas.flatMap(({ line, otherLines }, at) => {
    const areaId = rows[at]?.id;
    return areaId === undefined ? [] : [line, ...otherLines].map((added) => ({ ...added, areaId }));
  });
  expectDone("scope lines", await addScopeLines(context, actor, facilityId, lines));
  const draft = await findDraft(tx, facilityId);
  const stored = await tx
    .select()
    .from(scopeLines)
    .where(eq(scopeLines.scopeId, draft?.id ?? facilityId));
  const effective = {
    effectiveFrom: plan.series.startsOn,
    note: reference,
    seen: fingerprintOf(stored),
  };
  expectDone("first version", await setEffective(context, actor, facilityId, effective));
}

interface Invited {
  clientId: string;
  contact: NonNullable<ClientStartPlan["contact"]>;
  basis: ClientStartBasis;
  origin: RequestOrigin;
}

/** A person who already belongs to the client gets no second invitation. */
async function invite(
  context: AccountsContext,
  tx: Transaction,
  actor: Actor,
  { clientId, contact: { name, email }, basis, origin }: Invited,
): Promise<void> {
  const isPerson = and(
    eq(accounts.mailbox, mailboxOf(email)),
    ne(accounts.state, "removed"),
    eq(accounts.clientId, clientId),
  );
  if ((await tx.$count(accounts, isPerson)) > 0) return;
  const person = { name, email, role: "client-administrator", clientId } as const;
  const invited = await invitePersonUnchecked(
    { ...context, db: tx },
    actor,
    { ...person, clientIds: [], facilityIds: [] },
    origin,
  );
  if (!invited.ok) {
    if (invited.reason === "address-taken") refuse("address-taken");
    if (invited.reason === "too-many") refuse("too-many-invitations");
    if (invited.reason === "not-allowed") refuse("not-allowed");
    return expectDone("invitation", invited);
  }
  // The invitation is written in the language in which the prospect has signed.
  await chooseLanguage(tx, invited, basis.offer.language);
}

interface Started extends Record<"clientId" | "facilityId" | "companyId", string> {
  monthlyPriceCents: number;
}

/** Everything that has led to the client says so, with who it has become. */
async function recordStart(
  tx: Transaction,
  actor: Actor,
  { proposalId, opportunityId, signed }: ClientStartBasis,
  { clientId, facilityId, companyId, monthlyPriceCents }: Started,
): Promise<void> {
  const [names] = await tx
    .select({ client: clients.name, facility: facilities.name })
    .from(facilities)
    .innerJoin(clients, eq(clients.id, facilities.clientId))
    .where(eq(facilities.id, facilityId));
  // A price that is not the signed one stands there from and to; the same one is no change.
  const change = changedFields(
    { client: "", facility: "", monthlyPriceCents: signed.pricePerMonth },
    { client: names?.client ?? "", facility: names?.facility ?? "", monthlyPriceCents },
  );
  const details = { clientId, facilityId };
  const event = { kind: "started" as const, change, details };
  const { accountId } = actor;
  await recordProposalEvent(
    tx,
    { id: proposalId, opportunityId },
    { ...event, actorId: accountId },
  );
  await recordOpportunityEvent(tx, accountId, opportunityId, event);
  await recordCompanyEvent(tx, actor, companyId, event);
}
