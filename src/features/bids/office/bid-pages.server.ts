/** What the page of a bid shows and takes. */

import { createHash } from "node:crypto";
import * as z from "zod/mini";
import { wageRoles } from "#content/bid-assumptions.ts";
import { facilityTypes } from "#features/facilities/facility-types.ts";
import { findOpportunity } from "#features/opportunities/opportunity-queries.server.ts";
import { readBidAssumptions } from "#features/settings/bid-assumptions/bid-assumptions-section.server.ts";
import { settingsMessages } from "#features/settings/messages.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { companyMoment } from "#platform/document/moment.ts";
import { moneyText } from "#platform/format/money.ts";
import { optionalText } from "#platform/forms/fields.ts";
import { newRowId } from "#platform/forms/new-row-id.ts";
import { listHistory } from "#platform/history/history.server.ts";
import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound, requireUuid } from "#platform/http/not-found.server.ts";
import { longFormLimitBytes } from "#platform/http/parse-submission.server.ts";
import {
  type Refusal,
  type Refuse,
  redirectAfterPost,
  withValues,
} from "#platform/http/signed-in-form.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import { isUnchanged, mergeEdit, type Texts } from "#platform/records/merge-edit.ts";
import {
  approveVersion,
  assumptionChanges,
  type BidProblem,
  currentInput,
  makeVersion,
  renewAssumptions,
  saveBid,
  withRemovals,
} from "../bid-commands.server.ts";
import {
  findBid,
  type ListedVersion,
  listMeasuredBuildings,
  listVersions,
} from "../bid-queries.server.ts";
import type { BidInput } from "../bid-sheet-types.ts";
import { priceOffered } from "../calculation/price-bid.ts";
import { fillChoiceIn, fillFields, fillFrequencies, fillPrefix } from "../fill-frequencies.ts";
import { bidServerMessages } from "../messages.server.ts";
import { bidMessages } from "../messages.ts";
import { readPastedBidAreas } from "../paste-bid-areas.ts";
import {
  areaFieldTexts,
  burdenField,
  emptySheet,
  openedAreasField,
  readSheet,
  sheetTexts,
  wageFields,
} from "../sheet-texts.ts";
import { alternativeLabel, percentText } from "./bid-sentences.ts";

async function requireBidReader(route: RouteRequest, rawId: string | undefined) {
  const actor = await requireStaff(route, "bids.read");
  const { db } = route.context.get(appContext);
  const opportunity = await findOpportunity(db, actor, requireUuid(rawId));
  if (opportunity === undefined) throw notFound();
  return { actor, db, opportunity, path: `/office/pipeline/${opportunity.id}/bid` };
}

const doneSteps = ["saved", "version", "renew", "approve"] as const;

/**
 * The same at each reading until the bid is saved, so that a draft finds its row again; others for each
 * person, so that two of them add two rows.
 */
const blankRowId = (person: string, bid: string, row: string): string =>
  BigInt(`0x${createHash("sha256").update(`${person} ${bid} ${row}`).digest("hex")}`)
    .toString(36)
    .slice(0, 8);

const blankAreas = 3;

export async function readBid(route: RouteRequest, rawId: string | undefined) {
  const { actor, db, opportunity, path } = await requireBidReader(route, rawId);
  const { language } = actor;
  const { searchParams } = new URL(route.request.url);
  const [bid, versions] = await Promise.all([
    findBid(db, actor, opportunity.id),
    listVersions(db, actor, opportunity.id),
  ]);
  const requestedVersion = searchParams.get("version");
  const chosenVersion = versions.find(({ version }) => String(version.number) === requestedVersion);
  if (requestedVersion !== null && chosenVersion === undefined) throw notFound();
  const input = await currentInput(db, bid?.sheet ?? emptySheet("office", 0), bid?.assumptions);
  const margin = input.assumptions.margin;
  const usualType = opportunity.facilityType ?? facilityTypes(language)[0]?.value ?? "other";
  const sheet = bid?.sheet ?? emptySheet(usualType, margin);
  const current: BidInput = chosenVersion?.version.input ?? { ...input, sheet };
  const state = `${opportunity.id} ${bid?.revision ?? 0}`;
  const blank = (row: string) => blankRowId(actor.accountId, state, row);
  const history = bid === undefined ? [] : await listHistory(db, "bid", bid.id);
  return {
    path,
    opportunityPath: `/office/pipeline/${opportunity.id}`,
    company: opportunity.companyName,
    isClosed: opportunity.closedAt !== null,
    mayChange: may(actor, "bids.change") && opportunity.closedAt === null,
    mayApprove: may(actor, "bids.approve"),
    revision: bid?.revision ?? 0,
    stored: sheetTexts(sheet),
    input: current,
    shownVersion: chosenVersion?.version.number,
    blankAreas: Array.from({ length: blankAreas }, (_, at) => blank(`area ${at}`)),
    blankWork: blank("work"),
    basis: await describeBasis(db, bid, language),
    buildings: await measuredBuildings(actor, db, current),
    versions: versions.map((version) => toVersionView(version, language)),
    history: history.map((event) => ({
      id: event.id,
      what: historySentence(event, language),
      who: event.actorName,
      at: companyMoment(event.at, language),
    })),
    done: z.safeParse(z.enum(doneSteps), searchParams.get("done")).data,
  };
}

/** The day of the settings that a bid is priced with, and what they say today in place of that. */
async function describeBasis(
  db: Database,
  bid: Awaited<ReturnType<typeof findBid>>,
  language: Language,
) {
  if (bid === undefined || bid.assumptions === null || bid.assumptionsAt === null) return undefined;
  const { before, after } = assumptionChanges(bid.assumptions, await readBidAssumptions(db));
  const labels: Readonly<Record<string, string>> = settingsMessages(language).bidAssumptions.fields;
  return {
    since: companyMoment(bid.assumptionsAt, language),
    source: bid.assumptions.wagesSource ?? "",
    changes: Object.entries(after).map(([name, text]) => ({
      name,
      label: labels[name] ?? name,
      before: before[name] ?? "",
      after: text,
    })),
  };
}

export type BidData = Awaited<ReturnType<typeof readBid>>;

async function measuredBuildings(
  actor: Actor,
  db: Awaited<ReturnType<typeof requireBidReader>>["db"],
  { sheet }: BidInput,
) {
  const squareFeet = sheet.areas.reduce((sum, area) => sum + area.squareFeet, 0);
  const rows = await listMeasuredBuildings(db, actor, sheet.facilityType, squareFeet);
  return rows.map(({ id, clientId, name, visits, squareFeet, minutesAVisit }) => ({
    id,
    path: `/office/clients/${clientId}/facilities/${id}`,
    name,
    visits,
    squareFeet,
    minutesAVisit,
  }));
}

/** Only the names of the changed areas are listed: their fields are too many for a sentence. */
function historySentence(
  { kind, details }: Awaited<ReturnType<typeof listHistory>>[number],
  language: Language,
): string {
  const events: Readonly<Record<string, string>> = bidMessages(language).events;
  const what = events[kind] ?? kind;
  const names = z.safeParse(z.array(z.string()), details.names);
  if (!names.success || names.data.length === 0) return what;
  const { changedRows } = bidServerMessages(language);
  const shownNames = names.data.slice(0, 5).join(", ");
  return changedRows({ what, names: names.data.length > 5 ? `${shownNames}…` : shownNames });
}

function toVersionView({ version, makerName, approverName }: ListedVersion, language: Language) {
  const { number, input, note, noteLanguage, needsApproval, approvedAt, madeAt } = version;
  const { versions } = bidMessages(language);
  return {
    id: version.id,
    number,
    note,
    noteLanguage,
    by: versions.by({ when: companyMoment(madeAt, language).full, name: makerName }),
    alternatives: priceOffered(input).map(({ name, priced: { price, margin } }) =>
      versions.alternative({
        alternative: alternativeLabel(name, input.sheet, language),
        price: moneyText(price),
        margin: percentText(margin),
      }),
    ),
    waits: needsApproval && approvedAt === null,
    approved:
      approvedAt === null
        ? undefined
        : versions.approved({
            name: approverName ?? "",
            when: companyMoment(approvedAt, language).full,
          }),
  };
}

const steps = byLanguage((language) =>
  z.discriminatedUnion("step", [
    z.object({
      step: z.literal("save"),
      scriptless: z.optional(z.literal("yes")),
      note: z.optional(optionalText(language, 500)),
      /**
       * Pressed without scripts: it asks for another row, for the fields of a folded area, or to set how
       * often many areas are done. Nothing is saved.
       */
      more: z.optional(
        z.union([
          z.enum(["area", "work", "fill"]),
          z.string().check(z.regex(/^area\.[a-z0-9]{1,12}$/)),
        ]),
      ),
    }),
    z.object({
      step: z.literal("version"),
      revision: z.coerce.number().check(z.int(), z.minimum(0)),
      note: optionalText(language, 500),
    }),
    z.object({
      step: z.literal("renew"),
      revision: z.coerce.number().check(z.int(), z.minimum(0)),
    }),
    z.object({
      step: z.literal("approve"),
      number: z.coerce.number().check(z.int(), z.minimum(1)),
    }),
  ]),
);

/**
 * Without scripts, Enter always presses the first button of the sheet. If a note for a version was typed, a
 * version is meant, and making it saves the sheet first.
 */
const enterInNote = z.object({
  step: z.literal("save"),
  by: z.literal("enter"),
  scriptless: z.literal("yes"),
  note: z.string().check(z.trim(), z.minLength(1)),
});

const form = byLanguage((language) =>
  z.pipe(
    z.transform((sent: unknown) =>
      typeof sent === "object" && z.safeParse(enterInNote, sent).success
        ? { ...sent, step: "version" }
        : sent,
    ),
    steps(language),
  ),
);

const plainFields = [
  "facilityType",
  "from",
  "until",
  "people",
  "setUp",
  "supervision",
  "supplies",
  "suppliesAmount",
  "equipment",
  ...wageRoles.flatMap((role) => [wageFields[role], burdenField(role)]),
  "leadHours",
  "nightDifference",
  "wageFloor",
];

const rowFields = ["area.", "work.", "alternative."];

/** The fields of the sheet among all that was sent. */
const sheetFieldsIn = (sent: Readonly<Record<string, unknown>>): Texts =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) =>
      typeof value === "string" &&
      (plainFields.includes(name) || rowFields.some((row) => name.startsWith(row)))
        ? [[name, value]]
        : [],
    ),
  );

export async function handleBidForm(route: RouteRequest, rawId: string | undefined) {
  const { actor, db, opportunity, path } = await requireBidReader(route, rawId);
  const { language } = actor;
  const { alreadyReceived } = bidServerMessages(language);
  return handleFormOnce(
    route,
    {
      form: "bid",
      schema: form(language),
      echoed: [
        "step",
        "note",
        "pasted",
        "pastedBuilding",
        "added.",
        openedAreasField,
        fillPrefix,
        ...plainFields,
        ...rowFields,
      ],
      limitBytes: longFormLimitBytes,
      actor,
      db,
      adds: ({ step }) =>
        step === "version" ? { noun: "bid-version", question: alreadyReceived } : undefined,
    },
    async (fields, refuse, db, _, sent) => {
      if (fields.step === "save") {
        if (fields.more === "fill") return fillSheet(refuse);
        if (fields.more !== undefined) return redrawSheet(refuse, fields.more);
        const refusal = await save(refuse, db, sent);
        if (refusal !== undefined) return refusal;
        return fields.scriptless !== undefined && fields.note
          ? savedWithNote(refuse)
          : redirectAfterPost(`${path}?done=saved`);
      }
      if (fields.step === "version" && isEdited(sent))
        return comesBackToSave(await save(refuse, db, sent)) ?? savedFirst(refuse);
      const result = await runStep(fields, db);
      return result.ok
        ? redirectAfterPost(`${path}?done=${fields.step}`)
        : refuseBid(refuse, result.reason);
    },
  );

  function runStep(
    fields: Exclude<z.infer<ReturnType<typeof form>>, { step: "save" }>,
    db: Database | Transaction,
  ) {
    const { id } = opportunity;
    switch (fields.step) {
      case "version":
        return makeVersion({ db }, actor, id, { seenRevision: fields.revision, note: fields.note });
      case "renew":
        return renewAssumptions({ db }, actor, id, fields.revision);
      case "approve":
        return approveVersion({ db }, actor, id, fields.number);
    }
  }

  /** @returns why nothing was saved */
  async function save(
    refuse: Refuse,
    db: Awaited<ReturnType<typeof requireBidReader>>["db"],
    sent: Readonly<Record<string, unknown>>,
  ) {
    const typed = sheetFieldsIn(sent);
    const [lines, building] = [sent.pasted, sent.pastedBuilding].map((text) =>
      typeof text === "string" ? text : "",
    );
    const pasted = pastedRows(lines ?? "", building ?? "", language);
    const texts = { ...typed, ...pasted.texts };
    const { errors } = readSheet(texts, language, 0);
    const { form: problem, ...faults } = { ...errors, ...pasted.errors };
    if (problem !== undefined) return refuse(422, problem);
    if (Object.keys(faults).length > 0) return refuse(422, faults);
    const result = await saveBid({ db }, actor, opportunity.id, texts, seenIn(sent));
    if (result.ok) return undefined;
    return result.reason === "edited-by-both"
      ? refuseEdit(refuse, result, texts)
      : refuseBid(refuse, result.reason);
  }
}

/** True if the form has anything that the page did not show as saved. */
function isEdited(sent: Readonly<Record<string, unknown>>): boolean {
  const seen = seenIn(sent);
  const edit = mergeEdit({ stored: seen, seen, sent: withRemovals(seen, sheetFieldsIn(sent)) });
  const hasPasted = typeof sent.pasted === "string" && sent.pasted.trim() !== "";
  return hasPasted || !(edit.ok && isUnchanged(edit.change));
}

/** What could not be saved before the version was made stands in the fields of the sheet again. */
function comesBackToSave(refusal: Refusal | undefined): Refusal | undefined {
  return refusal && withValues(refusal, { ...refusal.data.values, step: "save" });
}

/** The page shows the price of what is stored by now: the version is made by who has looked at it. */
function savedFirst(refuse: Refuse): Refusal {
  const answer = refuse(200, bidServerMessages(refuse.language).savedFirst);
  const { attempt, note = "" } = answer.data.values;
  const values = { step: "version", note, ...(attempt !== undefined && { attempt }) };
  return withValues(answer, values);
}

/** The note of the next version, which a page drawn anew without scripts would have lost. */
function savedWithNote(refuse: Refuse): Refusal {
  const answer = refuse(200, {});
  const { note = "" } = answer.data.values;
  return withValues(answer, { step: "saved", note });
}

/** The sheet as it was typed, with another blank row or with the fields of one more area. */
function redrawSheet(refuse: Refuse, more: string) {
  const answer = refuse(200, {});
  const [kind, id = newRowId()] = more.split(".", 2);
  const name = more === kind ? `added.${kind}` : openedAreasField;
  const ids = [answer.data.values[name] ?? "", id].join(" ").trim();
  const values = { ...answer.data.values, [name]: ids, more };
  return withValues(answer, values);
}

/** The sheet as it was typed, with how often many of its areas are done. */
function fillSheet(refuse: Refuse) {
  const answer = refuse(200, {});
  const { values } = answer.data;
  const changes = fillFrequencies(values, fillChoiceIn(values));
  if (changes === undefined)
    return refuse(422, { [fillFields.often]: bidMessages(refuse.language).errors.choice });
  const count = String(Object.keys(changes).length);
  return withValues(answer, { ...values, ...changes, [fillFields.count]: count });
}

/** More lines than this would hide the list that has to be corrected. */
const maxNamedLines = 8;

/**
 * Lines of a spreadsheet as further areas.
 * @param building of those whose line names none
 */
function pastedRows(
  text: string,
  building: string,
  language: Language,
): { texts: Texts; errors: Texts } {
  if (text.trim() === "") return { texts: {}, errors: {} };
  const pasted = readPastedBidAreas(text, language);
  const { areas } = bidMessages(language);
  if (pasted.problem !== undefined) return { texts: {}, errors: { pasted: pasted.problem } };
  if (pasted.faults.length > 0) {
    const named = pasted.faults
      .slice(0, maxNamedLines)
      .map(({ number, faults }) => areas.pasteFault({ number, fault: faults.join(". ") }));
    const count = pasted.faults.length - named.length;
    const rest = count > 0 ? [areas.moreFaults({ count })] : [];
    return { texts: {}, errors: { pasted: [...named, ...rest].join(". ") } };
  }
  const texts = pasted.areas.flatMap((area) => {
    const id = newRowId();
    const row = areaFieldTexts({
      ...area,
      building: area.building || building,
      ownSeconds: null,
      difficulty: 100,
    });
    return Object.entries(row).map(([name, value]) => [`area.${id}.${name}`, value] as const);
  });
  return { texts: Object.fromEntries(texts), errors: {} };
}

function refuseBid(refuse: Refuse, reason: BidProblem) {
  if (reason === "not-found") throw notFound();
  const status = reason === "not-allowed" ? 403 : 409;
  return refuse(status, bidServerMessages(refuse.language).problems[reason]);
}
