/** What the page of a start shows and takes. */
import { and, eq, ne } from "drizzle-orm";
import * as z from "zod/mini";
import { company } from "#content/company.ts";
import { findOpportunity } from "#features/opportunities/opportunity-queries.server.ts";
import { dateProblem } from "#features/visits/office/schedule.server.ts";
import { targetRows } from "#features/work-orders/office/target-rows.server.ts";
import { targetsTexts } from "#features/work-orders/service-levels/change-targets.server.ts";
import { readTargetsOf } from "#features/work-orders/service-levels/read-targets.server.ts";
import type { Database } from "#platform/database/client.ts";
import { dayOfMoment } from "#platform/document/moment.ts";
import { mailboxOf } from "#platform/email/mailbox.ts";
import { todayIn } from "#platform/format/local-date.ts";
import { moneyText } from "#platform/format/money.ts";
import { type Refuse, redirectAfterPost } from "#platform/http/account-form.server.ts";
import { type RouteRequest, requestOrigin, requireStaff } from "#platform/http/actor.server.ts";
import { accountContext, appContext, filesContext } from "#platform/http/context.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { ofVisibleClient } from "#platform/identity/scope.server.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { clients } from "#platform/identity/tables/clients.ts";
import type { Language } from "#platform/language/language.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import {
  findClientOfCompany,
  type ListedClientStart,
  listClientsOfName,
  listStartsOfOpportunity,
} from "../client-start-queries.server.ts";
import { clientStartServerMessages } from "../messages.server.ts";
import { clientStartMessages } from "../messages.ts";
import { type ClientStartBasis, readClientStartBasis } from "../start-basis.server.ts";
import { type ClientStartProblem, startClient } from "../start-client.server.ts";
import { readClientStartPlan } from "../start-plan.server.ts";
import { areaFieldName, clientStartTexts } from "../start-texts.server.ts";
import { storeSignedCopy } from "../store-contract.server.ts";

const notFound = () => new Response(null, { status: 404 });

/** @throws 404 for who may not start clients, and where nothing is signed by both */
async function enter(route: RouteRequest, rawId: string | undefined) {
  const actor = await requireStaff(route);
  const { db } = route.context.get(appContext);
  const id = z.safeParse(z.uuid(), rawId);
  const basis = id.success ? await readClientStartBasis(db, actor, id.data) : undefined;
  const opportunity = basis && (await findOpportunity(db, actor, basis.opportunityId));
  if (basis === undefined || opportunity === undefined) throw notFound();
  const linked = await findClientOfCompany(db, basis.company.id);
  const opportunityPath = `/office/pipeline/${basis.opportunityId}`;
  return { actor, db, basis, linked, opportunityPath, path: `${opportunityPath}/start` };
}

export async function readClientStartPage(route: RouteRequest, rawId: string | undefined) {
  const { actor, db, basis, linked, opportunityPath, path } = await enter(route, rawId);
  const { language } = actor;
  const today = todayIn(company.timeZone, new Date());
  const [started] = await listStartsOfOpportunity(db, actor, basis.opportunityId);
  const [namesakes, isOutOfReach, targets] = await Promise.all([
    linked === undefined ? listClientsOfName(db, actor, basis.company.name) : [],
    linked === undefined ? false : isHidden(db, actor, linked.id),
    readTargetsOf(db, basis.opportunityId),
  ]);
  const texts: Texts = { ...clientStartTexts(basis, today), ...targetsTexts(targets) };
  return {
    path,
    opportunityPath,
    opportunityId: basis.opportunityId,
    company: basis.company.name,
    reference: basis.reference,
    number: basis.version.number,
    started: started && toClientStartView(started, language),
    isLost: basis.isLost,
    isOutOfReach,
    client: linked,
    namesakes,
    areaFields: basis.areas.map((_, at) => areaFieldName(at, "")),
    price: moneyText(basis.signed.pricePerMonth),
    texts,
    targetRows: targetRows(language),
    warnings:
      started === undefined
        ? await warningsOf(db, { basis, texts, linked, namesakes, today }, language)
        : [],
  };
}

export type ClientStartPageData = Awaited<ReturnType<typeof readClientStartPage>>;

async function isHidden(db: Database, actor: Actor, clientId: string): Promise<boolean> {
  const isSeen = and(eq(clients.id, clientId), ofVisibleClient(actor, clients.id));
  return (await db.$count(clients, isSeen)) === 0;
}

export const toClientStartView = (start: ListedClientStart, language: Language) => ({
  client: start.clientName,
  facility: start.facilityName,
  reference: start.reference,
  person: start.startedBy,
  day: dayOfMoment(start.startedAt, language),
  proposalPath: `/office/pipeline/${start.opportunityId}/proposal`,
  clientPath: start.isVisible ? `/office/clients/${start.clientId}` : undefined,
  facilityPath: start.isVisible
    ? `/office/clients/${start.clientId}/facilities/${start.facilityId}`
    : undefined,
});

interface Warned {
  basis: ClientStartBasis;
  texts: Texts;
  linked: { id: string } | undefined;
  namesakes: readonly unknown[];
  today: string;
}

/** What somebody has to look at, or to enter, before the client can be started. */
async function warningsOf(
  db: Database,
  { basis, texts, linked, namesakes, today }: Warned,
  language: Language,
): Promise<string[]> {
  const { warnings: says } = clientStartMessages(language);
  const { offer, signed, areas, contact } = basis;
  const account = contact.email === "" ? undefined : await findAccount(db, contact.email);
  const unmeasured = areas.filter(({ floor, squareFeet }) => floor === "" || squareFeet === 0);
  const isWholeAddress = ["street", "city", "state", "postalCode"].every(
    (name) => texts[`facility.${name}`] !== "",
  );
  const work = signed.work.map(({ name, price, timesAYear }) =>
    says.workEach({ name, price: moneyText(price), count: timesAYear }),
  );
  const found: readonly (string | false)[] = [
    !isWholeAddress && says.address,
    offer.startsOn === "" && says.noStart,
    offer.startsOn !== "" && offer.startsOn < today && says.startOver,
    offer.startUp === undefined && says.noStartUp,
    texts.startsAt === "" && says.noWindow,
    says.noPeriod,
    unmeasured.length > 0 && says.areas({ count: unmeasured.length }),
    basis.budgetMinutes === 0 && says.noBudget,
    contact.email === "" && says.noEmail,
    account !== undefined &&
      (account.clientId !== null && account.clientId === linked?.id
        ? says.ownAccount
        : says.otherAccount),
    namesakes.length > 0 && says.sameName,
    work.length > 0 && says.work({ list: work.join("; ") }),
    signed.porter !== null &&
      says.porter({ minutes: signed.porter.minutesADay, days: signed.porter.daysAWeek }),
  ];
  return found.filter((text) => text !== false);
}

async function findAccount(db: Database, email: string) {
  const [account] = await db
    .select({ clientId: accounts.clientId })
    .from(accounts)
    .where(and(eq(accounts.mailbox, mailboxOf(email)), ne(accounts.state, "removed")));
  return account;
}

/** All that the form has is shown again. */
const echoed = [
  "client.",
  "facility.",
  "area.",
  "contract.",
  "contact.",
  "title",
  "startsOn",
  "startsAt",
  "endsAt",
  "crewSize",
  "budgetMinutes",
  "every",
  "interval",
  "mon",
  "tue",
  "wed",
  "thu",
  "fri",
  "sat",
  "sun",
  "ordinal",
  "weekday",
  "emergency.",
  "urgent.",
  "routine.",
  "planned.",
  "billsFrom",
  "issueDay",
  "termsDays",
  "billToName",
  "billToAddress",
  "purchaseOrder",
  "startUp.",
  "split",
  "review",
  "taxRate",
];

export async function handleClientStartForm(route: RouteRequest, rawId: string | undefined) {
  const { actor, db, basis, linked, path } = await enter(route, rawId);
  const { language } = actor;
  const { files } = route.context.get(filesContext);
  const { accounts: accountsOf } = route.context.get(accountContext);
  // Contents are stored outside of transactions; whoever comes second needs none.
  const [started] = await listStartsOfOpportunity(db, actor, basis.opportunityId);
  const fileId =
    started === undefined ? await storeSignedCopy({ db, files }, actor, basis.version) : undefined;
  const question = clientStartServerMessages(language).alreadyReceived;
  return handleFormOnce(
    route,
    {
      form: "start",
      schema: z.record(z.string(), z.unknown()),
      echoed,
      actor,
      db,
      adds: () => ({ noun: "client-start", question }),
    },
    async (_, refuse, tx, __, sent) => {
      const reading = readClientStartPlan(
        sent,
        { clientId: linked?.id, areaCount: basis.areas.length },
        language,
      );
      // Whatever the form of somebody who comes second says: the client is there.
      if (!reading.ok && started === undefined) return refuse(422, reading.errors);
      if (!reading.ok) return redirectAfterPost(pathAfter(started, path));
      const { plan } = reading;
      const origin = requestOrigin(route);
      const result = await startClient({ ...accountsOf, db: tx }, actor, basis, {
        plan,
        fileId,
        origin,
      });
      if (!result.ok) return refuseStart(refuse, result.reason);
      const [made] = await listStartsOfOpportunity(tx, actor, basis.opportunityId);
      return redirectAfterPost(pathAfter(made, path));
    },
  );
}

/** To the client, for who looks after it; else to the page that says who has started it. */
const pathAfter = (start: ListedClientStart | undefined, path: string): string =>
  start?.isVisible ? `/office/clients/${start.clientId}` : path;

const fieldOfProblem: Partial<Record<ClientStartProblem, string>> = {
  "same-client-name": "client.name",
  "same-facility-name": "facility.name",
  "address-taken": "contact.email",
  "too-many-invitations": "contact.invite",
};

function refuseStart(refuse: Refuse, reason: ClientStartProblem) {
  const { problems } = clientStartServerMessages(refuse.language);
  if (reason === "not-found") throw notFound();
  if (!(reason in problems)) return refuse(409, { startsOn: dayProblem(reason, refuse.language) });
  const sentence = problems[reason as keyof typeof problems];
  const field = fieldOfProblem[reason];
  return field === undefined ? refuse(409, sentence) : refuse(409, { [field]: sentence });
}

const dayProblem = (reason: ClientStartProblem, language: Language): string =>
  dateProblem(reason, language) ?? clientStartServerMessages(language).problems["no-signed-copy"];
