import { and, eq, ne } from "drizzle-orm";
import { data } from "react-router";
import * as z from "zod/mini";
import { company } from "#content/company.ts";
import { findOpportunity } from "#features/opportunities/opportunity-queries.server.ts";
import { dateProblem } from "#features/visits/office/schedule-page.server.ts";
import { patternFieldNames } from "#features/visits/series/series-form.ts";
import {
  targetRows,
  targetsTexts,
} from "#features/work-orders/service-levels/change-targets.server.ts";
import { readTargetsOf } from "#features/work-orders/service-levels/read-targets.server.ts";
import type { Database } from "#platform/database/client.ts";
import { dayOfMoment } from "#platform/document/moment.ts";
import { mailboxOf } from "#platform/email/mailbox.ts";
import { dateFormat } from "#platform/format/date-format.ts";
import { centsText } from "#platform/format/hundredths.ts";
import { listText } from "#platform/format/list-text.ts";
import { todayIn } from "#platform/format/local-date.ts";
import { moneyText } from "#platform/format/money.ts";
import { type RouteRequest, requestOrigin, requireStaff } from "#platform/http/actor.server.ts";
import { accountContext, appContext, filesContext } from "#platform/http/context.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { longFormLimitBytes } from "#platform/http/parse-submission.server.ts";
import { type Refuse, redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
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
import { isExactRhythm, porterPrefix, workPrefix } from "../sold-work.ts";
import { type ClientStartBasis, readClientStartBasis } from "../start-basis.server.ts";
import { type ClientStartProblem, startClient } from "../start-client.server.ts";
import { monthlyPriceOf, readClientStartPlan } from "../start-plan.server.ts";
import { areaFieldName, clientStartTexts, shareMonthlyPrice } from "../start-texts.server.ts";
import { storeSignedCopy } from "../store-contract.server.ts";

/** @throws 404 for who may not start clients, and where nothing is signed by both */
async function requireClientStarter(route: RouteRequest, rawId: string | undefined) {
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
  const { actor, db, basis, linked, opportunityPath, path } = await requireClientStarter(
    route,
    rawId,
  );
  const { language } = actor;
  const today = todayIn(company.timeZone, new Date());
  const [started] = await listStartsOfOpportunity(db, actor, basis.opportunityId);
  const [namesakes, isOutOfReach, targets] = await Promise.all([
    linked === undefined ? listClientsOfName(db, actor, basis.company.name) : [],
    linked === undefined ? false : isHidden(db, actor, linked.id),
    readTargetsOf(db, basis.opportunityId),
  ]);
  const texts: Texts = {
    ...clientStartTexts(basis, today),
    ...targetsTexts(targets),
    "client.linked": linked?.id ?? "",
  };
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
    pricePerMonth: basis.signed.pricePerMonth,
    soldWork: soldWorkOf(basis, language),
    porter: porterOf(basis, language),
    texts,
    targetRows: targetRows(language),
    warnings:
      started === undefined
        ? await warningsOf(db, { basis, texts, linked, namesakes, today }, language)
        : [],
  };
}

export type ClientStartPageData = Awaited<ReturnType<typeof readClientStartPage>>;

/** The signed promise of each work, as its fields repeat it. */
const soldWorkOf = ({ signed }: ClientStartBasis, language: Language) =>
  signed.work.map(({ name, price, timesAYear, months }, at) => {
    const { soldWork } = clientStartMessages(language);
    const month = dateFormat({ month: "long", timeZone: "UTC" }, language);
    const names = [...new Set(months)].map((number) => month.format(Date.UTC(2026, number - 1)));
    return {
      prefix: workPrefix(at),
      name,
      sold: soldWork.sold({
        price: moneyText(price),
        count: timesAYear,
        months: listText(names, language),
      }),
    };
  });

const porterOf = ({ signed: { porter } }: ClientStartBasis, language: Language) =>
  porter &&
  clientStartMessages(language).soldWork.porterSold({
    minutes: porter.minutesADay,
    days: clientStartMessages(language).soldWork.days({ count: porter.daysAWeek }),
  });

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

/** Problems that somebody has to look at or fix before the client can be started. */
async function warningsOf(
  db: Database,
  { basis, texts, linked, namesakes, today }: Warned,
  language: Language,
): Promise<string[]> {
  const { warnings: says } = clientStartMessages(language);
  const { offer, signed, areas, contact } = basis;
  const account = contact.email === "" ? undefined : await findAccount(db, contact.email);
  const unmeasured = areas.filter(
    ({ squareFeet, fixtures: { toilet, urinal, sink } }) =>
      squareFeet + toilet + urinal + sink === 0,
  );
  const withoutFloor = areas.filter(({ floor }) => floor === "");
  const isWholeAddress = ["street", "city", "state", "postalCode"].every(
    (name) => texts[`facility.${name}`] !== "",
  );
  const uneven = signed.work.filter(({ timesAYear }) => !isExactRhythm(timesAYear));
  const faults: readonly (string | false)[] = [
    !isWholeAddress && says.address,
    basis.walkThrough === undefined && says.zone,
    offer.startsOn === "" && says.noStart,
    offer.startsOn !== "" && offer.startsOn < today && says.startOver,
    offer.startUp === undefined && says.noStartUp,
    texts.startsAt === "" && says.noWindow,
    offer.term === undefined && says.noPeriod,
    offer.term !== undefined &&
      "months" in offer.term &&
      texts["contract.validUntil"] === "" &&
      says.termOpen({ count: offer.term.months }),
    unmeasured.length > 0 && says.areas({ count: unmeasured.length }),
    withoutFloor.length > 0 && says.floors({ count: withoutFloor.length }),
    basis.budgetMinutes === 0 && says.noBudget,
    contact.email === "" && says.noEmail,
    account !== undefined &&
      (account.clientId !== null && account.clientId === linked?.id
        ? says.ownAccount
        : says.otherAccount),
    namesakes.length > 0 && says.sameName,
    ...uneven.map(({ name, timesAYear }) => says.unevenWork({ name, count: timesAYear })),
    signed.porter !== null && says.porterHours,
  ];
  return faults.filter((text) => text !== false);
}

async function findAccount(db: Database, email: string) {
  const [account] = await db
    .select({ clientId: accounts.clientId })
    .from(accounts)
    .where(and(eq(accounts.mailbox, mailboxOf(email)), ne(accounts.state, "removed")));
  return account;
}

/** A refused form comes back with all fields that begin like this. */
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
  ...patternFieldNames,
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
  "confirmedPrice",
  "work.",
  porterPrefix,
];

export async function handleClientStartForm(route: RouteRequest, rawId: string | undefined) {
  const { actor, db, basis, linked, path } = await requireClientStarter(route, rawId);
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
      limitBytes: longFormLimitBytes,
      adds: () => ({ noun: "client-start", question }),
    },
    async (_, refuse, tx, __, sent) => {
      if (sent.share === "yes" && started === undefined)
        return withSharedPrices(refuse(200, {}), basis, sent);
      // What was typed for a new client would be dropped for one that another proposal has made.
      if (started === undefined && (sent["client.linked"] ?? "") !== (linked?.id ?? ""))
        return refuseStart(refuse, "client-since");
      const reading = readClientStartPlan(
        sent,
        { clientId: linked?.id, areaCount: basis.areas.length, signed: basis.signed },
        language,
      );
      // Two people may start the same client: the second is sent to it, even with faults in the form.
      if (!reading.ok && started === undefined) return refuse(422, reading.errors);
      if (!reading.ok) return redirectAfterPost(pathAfter(started, path));
      const { plan } = reading;
      const origin = requestOrigin(route);
      const result = await startClient({ ...accountsOf, db: tx }, actor, basis, {
        plan,
        fileId,
        origin,
      });
      if (!result.ok && result.reason === "price-differs") {
        const sum = moneyText(monthlyPriceOf(plan));
        const price = moneyText(basis.signed.pricePerMonth);
        const { priceDiffers } = clientStartServerMessages(language).errors;
        return refuse(409, { confirmedPrice: priceDiffers({ sum, price }) });
      }
      if (!result.ok) return refuseStart(refuse, result.reason, result.field);
      const [existingStart] = await listStartsOfOpportunity(tx, actor, basis.opportunityId);
      return redirectAfterPost(pathAfter(existingStart, path));
    },
  );
}

/** The form as it was sent, with the signed price divided again among the areas that are kept. */
function withSharedPrices(
  { data: body, init }: ReturnType<Refuse>,
  { areas, signed }: ClientStartBasis,
  sent: Readonly<Record<string, unknown>>,
) {
  const kept = areas.flatMap((area, at) =>
    sent[areaFieldName(at, "keep")] === "no" ? [] : [{ at, area }],
  );
  const shares = shareMonthlyPrice(
    kept.map(({ area }) => area),
    signed.pricePerMonth,
  );
  const prices = kept.map(
    ({ at }, nth) => [areaFieldName(at, "price"), centsText(shares[nth] ?? 0)] as const,
  );
  return data({ ...body, values: { ...body.values, ...Object.fromEntries(prices) } }, init ?? {});
}

/** Whoever may not open the client goes to the page that says who started it. */
const pathAfter = (start: ListedClientStart | undefined, path: string): string =>
  start?.isVisible ? `/office/clients/${start.clientId}` : path;

const fieldOfProblem: Partial<Record<ClientStartProblem, string>> = {
  "same-client-name": "client.name",
  "same-facility-name": "facility.name",
  "address-taken": "contact.email",
  "too-many-invitations": "contact.invite",
};

function refuseStart(refuse: Refuse, reason: ClientStartProblem, dayField = "startsOn") {
  const { problems } = clientStartServerMessages(refuse.language);
  if (reason === "not-found") throw notFound();
  if (!(reason in problems))
    return refuse(409, { [dayField]: dayProblem(reason, refuse.language) });
  const sentence = problems[reason as keyof typeof problems];
  const field = fieldOfProblem[reason];
  return field === undefined ? refuse(409, sentence) : refuse(409, { [field]: sentence });
}

const dayProblem = (reason: ClientStartProblem, language: Language): string =>
  dateProblem(reason, language) ?? clientStartServerMessages(language).problems["no-signed-copy"];
