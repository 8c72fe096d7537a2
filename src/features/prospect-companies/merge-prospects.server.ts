/** Merges two companies, or two contacts of one company, and takes that back. */
import { createHash } from "node:crypto";
import { and, asc, eq, gt, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { opportunities } from "#features/opportunities/tables/opportunities.ts";
import { domainOf } from "#features/prospects/domains.ts";
import {
  type ProspectCompanyRow,
  type ProspectContactRow,
  prospectCompanies,
  prospectContacts,
} from "#features/prospects/tables/prospects.ts";
import type { Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { changedFields, nothingChanged } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { parseLanguage } from "#platform/language/language.ts";
import {
  type ChangeResult,
  changeRecord,
  type Done,
  done,
} from "#platform/records/change-record.server.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import { type CompanyEvent, recordCompanyEvent } from "./change-company.server.ts";
import { type CompanyContext, companyTexts, contactTexts } from "./company-commands.server.ts";
import { companyFields, contactFields } from "./company-types.ts";
import type { DuplicateForm, MergeChoice, MergedKind, MergeSide } from "./duplicate-types.ts";
import {
  type ProspectMergeRow,
  prospectDismissals,
  prospectMerges,
} from "./tables/prospect-merges.ts";

type MergeProblem =
  /** Somebody else has merged one of the two. */
  | "merged-since"
  /** One of the two is not as it was shown. */
  | "changed-since"
  /** It was undone already. */
  | "undone-since"
  /** One of the merged records has been changed, merged or deleted since. */
  | "cannot-undo";

export type MergeResult = ChangeResult<MergeProblem>;

/** The first of a pair is the one that was there first. */
export const inOrder = (left: string, right: string): [first: string, second: string] =>
  left < right ? [left, right] : [right, left];

/** A digest of the values on the form, which shows later whether either side has changed. */
export const digestOf = (first: Texts, second: Texts): string =>
  createHash("sha256")
    .update(JSON.stringify([Object.entries(first), Object.entries(second)]))
    .digest("hex")
    .slice(0, 32);

/**
 * The order of ids is the same for everybody, so that two people who merge the same ones never wait for each
 * other.
 */
const lockCompanies = (tx: Transaction, ids: readonly string[]): Promise<ProspectCompanyRow[]> =>
  tx
    .select()
    .from(prospectCompanies)
    .where(inArray(prospectCompanies.id, [...ids]))
    .orderBy(asc(prospectCompanies.id))
    .for("update");

const lockContacts = (tx: Transaction, condition: SQL): Promise<ProspectContactRow[]> =>
  tx
    .select()
    .from(prospectContacts)
    .where(condition)
    .orderBy(asc(prospectContacts.id))
    .for("update");

function chosenTexts<Fields extends Texts>(
  first: Fields,
  second: Fields,
  choice: Readonly<Partial<Record<string, MergeSide>>>,
): Fields {
  const entries = Object.keys(first).map((name) => [
    name,
    (choice[name] === "second" ? second : first)[name],
  ]);
  // Values of the two by the names of their own fields.
  return Object.fromEntries(entries) as Fields;
}

interface Pair<Row> {
  kept: Row;
  removed: Row;
}

const pairIn = <Row extends { id: string }>(
  rows: readonly Row[],
  firstId: string,
  secondId: string,
): Pair<Row> | undefined => {
  const keptRow = rows.find(({ id }) => id === firstId);
  const removed = rows.find(({ id }) => id === secondId);
  return keptRow && removed && keptRow.id !== removed.id ? { kept: keptRow, removed } : undefined;
};

interface MergeRequest {
  one: string;
  other: string;
  choice: MergeChoice;
  /** `digestOf` what the form showed. */
  seen: string;
}

/**
 * The one whose name is chosen is kept: the other one goes on standing for its own name, so that who writes under
 * either joins the company.
 */
export const keptOf = (
  [firstId, secondId]: readonly [string, string],
  { name }: Pick<MergeChoice, "name">,
): string => (name === "second" ? secondId : firstId);

/** Contacts and opportunities of the other company become those of the one that is kept. */
export const mergeCompanies = (
  context: CompanyContext,
  actor: Actor,
  { one, other, choice, seen }: MergeRequest,
): Promise<MergeResult> => {
  const [firstId, secondId] = inOrder(one, other);
  const keptId = keptOf([firstId, secondId], choice);
  const removedId = keptId === firstId ? secondId : firstId;
  return changeRecord<
    Pair<ProspectCompanyRow>,
    { set: ReturnType<typeof companyTexts> },
    MergeProblem,
    Done
  >(context, {
    async lock(tx) {
      if (!may(actor, "prospects.read")) return undefined;
      return pairIn(await lockCompanies(tx, [firstId, secondId]), keptId, removedId);
    },
    isAllowed: may(actor, "prospects.change"),
    async decide(_, { kept, removed }) {
      if (kept.mergedInto !== null || removed.mergedInto !== null) return "merged-since";
      const [one, other] = keptId === firstId ? [kept, removed] : [removed, kept];
      const [first, second] = [companyTexts(one), companyTexts(other)];
      if (digestOf(first, second) !== seen) return "changed-since";
      return { set: chosenTexts(first, second, choice) };
    },
    async apply(tx, { kept, removed }, { set }) {
      const moved = await tx
        .update(prospectContacts)
        .set({ companyId: kept.id })
        .where(eq(prospectContacts.companyId, removed.id))
        .returning({ id: prospectContacts.id });
      const opportunityRows = await tx
        .update(opportunities)
        .set({ companyId: kept.id })
        .where(eq(opportunities.companyId, removed.id))
        .returning({ id: opportunities.id });
      const earlier = await tx
        .update(prospectCompanies)
        .set({ mergedInto: kept.id })
        .where(eq(prospectCompanies.mergedInto, removed.id))
        .returning({ id: prospectCompanies.id });
      await tx
        .update(prospectCompanies)
        .set({ mergedInto: kept.id })
        .where(eq(prospectCompanies.id, removed.id));
      await writeCompany(tx, kept.id, set);
      const change = changedFields(companyTexts(kept), set);
      await rememberMerge(tx, actor, "company", kept.id, {
        keptId: kept.id,
        removedId: removed.id,
        change,
        contactIds: moved.map(({ id }) => id),
        opportunityIds: opportunityRows.map(({ id }) => id),
        earlierIds: earlier.map(({ id }) => id),
      });
      await recordForBoth(
        tx,
        actor,
        { kept, removed },
        { there: "merged", gone: "merged-into", change },
      );
      return done;
    },
  });
};

const writeCompany = (tx: Transaction, id: string, set: Partial<ReturnType<typeof companyTexts>>) =>
  tx
    .update(prospectCompanies)
    .set({ ...set, ...(set.homepage !== undefined && { domain: domainOf(set.homepage) }) })
    .where(eq(prospectCompanies.id, id));

/** Texts of a merge by the names of their columns. */
const namedIn = <Name extends string>(
  texts: Texts,
  names: readonly Name[],
): Partial<Record<Name, string>> => {
  const named: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const text = texts[name];
    if (text !== undefined) named[name] = text;
  }
  return named;
};

/** Each of the two names the other one. */
async function recordForBoth(
  tx: Transaction,
  actor: Actor,
  { kept, removed }: Pair<ProspectCompanyRow>,
  {
    there,
    gone,
    change,
  }: Pick<CompanyEvent, "change"> & Record<"there" | "gone", CompanyEvent["kind"]>,
): Promise<void> {
  await recordCompanyEvent(tx, actor, kept.id, {
    kind: there,
    change,
    details: aboutOther(removed),
  });
  await recordCompanyEvent(tx, actor, removed.id, {
    kind: gone,
    change: nothingChanged,
    details: aboutOther(kept),
  });
}

interface MergeFacts
  extends Pick<
    ProspectMergeRow,
    "keptId" | "removedId" | "contactIds" | "opportunityIds" | "earlierIds"
  > {
  change: ReturnType<typeof changedFields>;
}

const rememberMerge = (
  tx: Transaction,
  { accountId }: Actor,
  kind: MergedKind,
  companyId: string,
  { change, ...facts }: MergeFacts,
) =>
  tx.insert(prospectMerges).values({
    ...facts,
    id: newId(),
    kind,
    companyId,
    before: textsIn(change.before),
    after: textsIn(change.after),
    mergedBy: accountId,
  });

/** Every field of a company and of a contact is text. */
const textsIn = (fields: Readonly<Record<string, unknown>>): Texts =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value ?? "")]));

interface ContactPair extends Pair<ProspectContactRow> {
  company: ProspectCompanyRow;
}

/** Opportunities of the other contact become those of the one whose name is chosen, at the same company. */
export const mergeContacts = (
  context: CompanyContext,
  actor: Actor,
  companyId: string,
  { one, other, choice, seen }: MergeRequest,
): Promise<MergeResult> => {
  const [firstId, secondId] = inOrder(one, other);
  const keptId = keptOf([firstId, secondId], choice);
  const removedId = keptId === firstId ? secondId : firstId;
  return changeRecord<ContactPair, { set: ReturnType<typeof contactTexts> }, MergeProblem, Done>(
    context,
    {
      async lock(tx) {
        if (!may(actor, "prospects.read")) return undefined;
        const [company] = await lockCompanies(tx, [companyId]);
        const rows = await lockContacts(tx, inArray(prospectContacts.id, [firstId, secondId]));
        const pair = pairIn(rows, keptId, removedId);
        const isThere = rows.every((row) => row.companyId === companyId);
        return company && pair && isThere ? { company, ...pair } : undefined;
      },
      isAllowed: may(actor, "prospects.change"),
      async decide(_, { kept, removed }) {
        if (kept.mergedInto !== null || removed.mergedInto !== null) return "merged-since";
        const [one, other] = keptId === firstId ? [kept, removed] : [removed, kept];
        const [first, second] = [contactTexts(one), contactTexts(other)];
        if (digestOf(first, second) !== seen) return "changed-since";
        return { set: chosenTexts(first, second, choice) };
      },
      async apply(tx, { kept, removed }, { set }) {
        const opportunityRows = await tx
          .update(opportunities)
          .set({ contactId: kept.id })
          .where(eq(opportunities.contactId, removed.id))
          .returning({ id: opportunities.id });
        const earlier = await tx
          .update(prospectContacts)
          .set({ mergedInto: kept.id })
          .where(eq(prospectContacts.mergedInto, removed.id))
          .returning({ id: prospectContacts.id });
        await tx
          .update(prospectContacts)
          .set({ mergedInto: kept.id })
          .where(eq(prospectContacts.id, removed.id));
        await tx.update(prospectContacts).set(set).where(eq(prospectContacts.id, kept.id));
        const change = changedFields(contactTexts(kept), set);
        await rememberMerge(tx, actor, "contact", companyId, {
          keptId: kept.id,
          removedId: removed.id,
          change,
          contactIds: [],
          opportunityIds: opportunityRows.map(({ id }) => id),
          earlierIds: earlier.map(({ id }) => id),
        });
        await recordCompanyEvent(tx, actor, companyId, {
          kind: "contact-merged",
          change,
          details: { contact: kept.name, other: removed.name },
        });
        return done;
      },
    },
  );
};

/**
 * Gives both back what they had. What was added to the kept one since stays with it; where what was moved, or
 * a field that merging has changed, is no longer as merging left it, nothing is undone.
 */
export const undoMerge = (
  context: CompanyContext,
  actor: Actor,
  mergeId: string,
): Promise<MergeResult> =>
  changeRecord<ProspectMergeRow, { merge: ProspectMergeRow }, MergeProblem, Done>(context, {
    async lock(tx) {
      if (!may(actor, "prospects.read")) return undefined;
      const [stored] = await tx.select().from(prospectMerges).where(eq(prospectMerges.id, mergeId));
      if (stored === undefined) return undefined;
      // Companies first, as everybody locks them, and then the merge itself.
      await lockCompanies(tx, [stored.companyId, stored.keptId, stored.removedId]);
      const [merge] = await tx
        .select()
        .from(prospectMerges)
        .where(eq(prospectMerges.id, mergeId))
        .for("update");
      return merge;
    },
    isAllowed: may(actor, "prospects.change"),
    async decide(tx, merge) {
      if (merge.undoneAt !== null) return "undone-since";
      const isAsLeft =
        merge.kind === "company"
          ? await isCompanyAsLeft(tx, merge)
          : await isContactAsLeft(tx, merge);
      return isAsLeft ? { merge } : "cannot-undo";
    },
    async apply(tx, merge) {
      if (merge.kind === "company") await separateCompanies(tx, actor, merge);
      else await separateContacts(tx, actor, merge);
      await tx
        .update(prospectMerges)
        .set({ undoneBy: actor.accountId, undoneAt: sql`clock_timestamp()` })
        .where(eq(prospectMerges.id, merge.id));
      return done;
    },
  });

const stillHas = (texts: Texts, after: Texts): boolean =>
  Object.entries(after).every(([name, value]) => texts[name] === value);

/** A contact of the other company who was merged since belongs to both. */
async function isCompanyAsLeft(
  tx: Transaction,
  { keptId, removedId, after, contactIds, mergedAt }: ProspectMergeRow,
): Promise<boolean> {
  const pair = pairIn(await lockCompanies(tx, [keptId, removedId]), keptId, removedId);
  if (pair === undefined || pair.kept.mergedInto !== null) return false;
  if (pair.removed.mergedInto !== keptId || !stillHas(companyTexts(pair.kept), after)) return false;
  const contacts = await lockContacts(tx, inArray(prospectContacts.id, contactIds));
  const areThere = contacts.every(({ companyId }) => companyId === keptId);
  if (contacts.length !== contactIds.length || !areThere) return false;
  const mergedSince = await tx.$count(
    prospectMerges,
    and(
      eq(prospectMerges.kind, "contact"),
      isNull(prospectMerges.undoneAt),
      gt(prospectMerges.mergedAt, mergedAt),
      or(inArray(prospectMerges.keptId, contactIds), inArray(prospectMerges.removedId, contactIds)),
    ),
  );
  return mergedSince === 0;
}

async function isContactAsLeft(
  tx: Transaction,
  { keptId, removedId, after }: ProspectMergeRow,
): Promise<boolean> {
  const rows = await lockContacts(tx, inArray(prospectContacts.id, [keptId, removedId]));
  const pair = pairIn(rows, keptId, removedId);
  if (pair === undefined || pair.kept.mergedInto !== null) return false;
  const areTogether = pair.kept.companyId === pair.removed.companyId;
  return (
    areTogether && pair.removed.mergedInto === keptId && stillHas(contactTexts(pair.kept), after)
  );
}

/** Opportunities that its contacts got since go with them. */
async function separateCompanies(
  tx: Transaction,
  actor: Actor,
  { keptId, removedId, before, after, contactIds, earlierIds }: ProspectMergeRow,
): Promise<void> {
  await tx
    .update(prospectContacts)
    .set({ companyId: removedId })
    .where(inArray(prospectContacts.id, contactIds));
  await tx
    .update(opportunities)
    .set({ companyId: removedId })
    .where(inArray(opportunities.contactId, contactIds));
  await tx
    .update(prospectCompanies)
    .set({ mergedInto: removedId })
    .where(
      and(inArray(prospectCompanies.id, earlierIds), eq(prospectCompanies.mergedInto, keptId)),
    );
  await tx
    .update(prospectCompanies)
    .set({ mergedInto: null })
    .where(eq(prospectCompanies.id, removedId));
  const facts = namedIn(before, companyFields);
  if (Object.keys(facts).length > 0) await writeCompany(tx, keptId, facts);
  const pair = pairIn(await lockCompanies(tx, [keptId, removedId]), keptId, removedId);
  if (pair === undefined) throw new Error("a company that was merged is gone under its lock");
  const change = changedFields(after, before);
  await recordForBoth(tx, actor, pair, { there: "unmerged", gone: "unmerged", change });
}

async function separateContacts(
  tx: Transaction,
  actor: Actor,
  { keptId, removedId, before, after, opportunityIds, earlierIds }: ProspectMergeRow,
): Promise<void> {
  await tx
    .update(opportunities)
    .set({ contactId: removedId })
    .where(and(inArray(opportunities.id, opportunityIds), eq(opportunities.contactId, keptId)));
  await tx
    .update(prospectContacts)
    .set({ mergedInto: removedId })
    .where(and(inArray(prospectContacts.id, earlierIds), eq(prospectContacts.mergedInto, keptId)));
  await tx
    .update(prospectContacts)
    .set({ mergedInto: null })
    .where(eq(prospectContacts.id, removedId));
  const { language, ...words } = namedIn(before, contactFields);
  const facts = { ...words, ...(language !== undefined && { language: parseLanguage(language) }) };
  if (Object.keys(before).length > 0)
    await tx.update(prospectContacts).set(facts).where(eq(prospectContacts.id, keptId));
  const rows = await lockContacts(tx, inArray(prospectContacts.id, [keptId, removedId]));
  const pair = pairIn(rows, keptId, removedId);
  if (pair === undefined) throw new Error("a contact that was merged is gone under its lock");
  await recordCompanyEvent(tx, actor, pair.kept.companyId, {
    kind: "contact-unmerged",
    change: changedFields(after, before),
    details: { contact: pair.kept.name, other: pair.removed.name },
  });
}

type PairForm = Extract<DuplicateForm, { step: "dismiss" | "suggest" }>;

interface LockedPair {
  firstId: string;
  secondId: string;
  companies: readonly ProspectCompanyRow[];
}

/** Says that two are not the same, or that they may be after all. */
export const judgePair = (
  context: CompanyContext,
  actor: Actor,
  { step, kind, one, other }: PairForm,
): Promise<MergeResult> => {
  const [firstId, secondId] = inOrder(one, other);
  return changeRecord<LockedPair, LockedPair, MergeProblem, Done>(context, {
    async lock(tx) {
      if (!may(actor, "prospects.read") || firstId === secondId) return undefined;
      if (kind === "company") {
        const companies = await lockCompanies(tx, [firstId, secondId]);
        return companies.length === 2 ? { firstId, secondId, companies } : undefined;
      }
      const isOfPair = inArray(prospectContacts.id, [firstId, secondId]);
      const [contact] = await tx
        .select({ companyId: prospectContacts.companyId })
        .from(prospectContacts)
        .where(isOfPair);
      if (contact === undefined) return undefined;
      // The company first, as everybody locks them: its contacts may be others by then.
      const companies = await lockCompanies(tx, [contact.companyId]);
      const contacts = await lockContacts(tx, isOfPair);
      const areThere =
        contacts.length === 2 && contacts.every(({ companyId }) => companyId === companies[0]?.id);
      return areThere ? { firstId, secondId, companies } : undefined;
    },
    isAllowed: may(actor, "prospects.change"),
    async decide(_, pair) {
      return pair.companies.some(({ mergedInto }) => mergedInto !== null) ? "merged-since" : pair;
    },
    async apply(tx, _, { companies }) {
      const [first, second] = companies;
      if (first === undefined) throw new Error("a pair without its company");
      const written =
        step === "dismiss"
          ? await tx
              .insert(prospectDismissals)
              .values({
                id: newId(),
                kind,
                companyId: first.id,
                firstId,
                secondId,
                dismissedBy: actor.accountId,
              })
              .onConflictDoNothing()
              .returning({ id: prospectDismissals.id })
          : await tx
              .delete(prospectDismissals)
              .where(
                and(
                  eq(prospectDismissals.firstId, firstId),
                  eq(prospectDismissals.secondId, secondId),
                ),
              )
              .returning({ id: prospectDismissals.id });
      // A repeated decision changes nothing.
      if (written.length === 0) return done;
      const event = {
        kind: step === "dismiss" ? "dismissed" : "suggested-again",
        change: nothingChanged,
      } as const;
      await recordCompanyEvent(tx, actor, first.id, { ...event, details: aboutOther(second) });
      if (second !== undefined)
        await recordCompanyEvent(tx, actor, second.id, { ...event, details: aboutOther(first) });
      return done;
    },
  });
};

const aboutOther = (company: ProspectCompanyRow | undefined) =>
  company === undefined ? {} : { otherId: company.id, other: company.name };

/** Both the list of duplicates and the page of a company post here. */
export const judgeOrUndo = (
  context: CompanyContext,
  actor: Actor,
  fields: DuplicateForm,
): Promise<MergeResult> =>
  fields.step === "undo"
    ? undoMerge(context, actor, fields.mergeId)
    : judgePair(context, actor, fields);
