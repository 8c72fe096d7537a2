import * as z from "zod/mini";
import { searchCompanies } from "#features/prospects/find-companies.server.ts";
import { companyMoment } from "#platform/document/moment.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound, requireUuid } from "#platform/http/not-found.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { may } from "#platform/identity/permissions.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import { ifUnderstood, searchWords } from "#platform/search/filter-schema.ts";
import { companyTexts, contactTexts } from "../company-commands.server.ts";
import { findCompany, listAsked } from "../company-queries.server.ts";
import { companyFields, contactFields } from "../company-types.ts";
import { listDismissals, listDuplicates, listMerges } from "../duplicate-queries.server.ts";
import {
  duplicateForm,
  duplicatesAddress,
  type MergeSide,
  mergeForm,
  readDuplicateTab,
} from "../duplicate-types.ts";
import {
  digestOf,
  inOrder,
  judgeOrUndo,
  keptOf,
  mergeCompanies,
  mergeContacts,
} from "../merge-prospects.server.ts";
import { companyServerMessages } from "../messages.server.ts";
import {
  companiesPath,
  doneIn,
  languageCalled,
  refuseCompany,
  requireCompanyReader,
  toMergeView,
  toPairView,
} from "./company-pages.server.ts";

export async function readDuplicates(route: RouteRequest) {
  const { actor, db } = await requireCompanyReader(route);
  const { language } = actor;
  const { searchParams } = new URL(route.request.url);
  const [pairs, merges, dismissals] = await Promise.all([
    listDuplicates(db, actor),
    listMerges(db, actor),
    listDismissals(db, actor),
  ]);
  const { merges: texts } = companyServerMessages(language);
  return {
    path: companiesPath,
    tab: readDuplicateTab(searchParams),
    counts: { open: pairs.length, merged: merges.length, dismissed: dismissals.length },
    pairs: pairs.map(toPairView),
    merges: merges.map((merge) => toMergeView(merge, language)),
    dismissals: dismissals.map(({ dismissedAt, dismissedBy, ...dismissal }) => ({
      ...dismissal,
      by: texts.by({ person: dismissedBy, time: companyMoment(dismissedAt, language).full }),
    })),
    mayChange: may(actor, "prospects.change"),
    done: doneIn(searchParams),
  };
}

export type DuplicatesData = Awaited<ReturnType<typeof readDuplicates>>;

export async function handleDuplicateForm(route: RouteRequest) {
  const { actor, db } = await requireCompanyReader(route);
  const tab = readDuplicateTab(new URL(route.request.url).searchParams);
  return handleFormOnce(
    route,
    {
      form: "duplicates",
      schema: duplicateForm(actor.language),
      echoed: ["step", "mergeId"],
      actor,
      db,
    },
    async (fields, refuse, db) => {
      const result = await judgeOrUndo({ db }, actor, fields);
      if (!result.ok) return refuseCompany(refuse, result.reason);
      const address = duplicatesAddress(tab);
      const sign = address.includes("?") ? "&" : "?";
      return redirectAfterPost(`${address}${sign}done=${fields.step}`);
    },
  );
}

const mergeSearch = z.object({
  /** Two contacts of the company, instead of two companies. */
  contact: ifUnderstood(z.uuid()),
  with: ifUnderstood(z.uuid()),
  words: searchWords(),
});

/** Without a second company in the address, the page offers a search for one. */
export async function readMerge(route: RouteRequest, rawId: string | undefined) {
  const { actor, db } = await requireCompanyReader(route);
  if (!may(actor, "prospects.change")) throw notFound();
  const company = await findCompany(db, actor, requireUuid(rawId));
  if (company === undefined) throw notFound();
  if (company.mergedInto !== null)
    throw redirectAfterPost(`${companiesPath}/${company.mergedInto}`);
  const search = z.parse(mergeSearch, Object.fromEntries(new URL(route.request.url).searchParams));
  const { words } = search;
  const about = { path: companiesPath, id: company.id, name: company.name, words };
  if (search.with === undefined)
    return { ...about, pair: undefined, found: await searchCompanies(db, words, company.id) };
  const pair =
    search.contact === undefined
      ? await readCompanyPair(route, company.id, search.with)
      : await readContactPair(route, company.id, search.contact, search.with);
  return { ...about, pair, found: [] };
}

export type MergeData = Awaited<ReturnType<typeof readMerge>>;

interface Side {
  id: string;
  name: string;
  texts: Texts;
  contacts: { id: string; name: string }[];
  opportunities: { id: string; name: string }[];
}

async function readCompanyPair(route: RouteRequest, one: string, other: string) {
  const { actor, db } = await requireCompanyReader(route);
  const sideOf = async (id: string): Promise<Side> => {
    const company = await findCompany(db, actor, id);
    if (company === undefined || company.mergedInto !== null) throw notFound();
    const opportunities = await listAsked(db, id);
    return {
      id,
      name: company.name,
      texts: companyTexts(company),
      contacts: company.contacts.map((contact) => ({ id: contact.id, name: contact.name })),
      opportunities: opportunities.map((opportunity) => ({
        id: opportunity.id,
        name: opportunity.reference,
      })),
    };
  };
  const [firstId, secondId] = inOrder(one, other);
  if (firstId === secondId) throw notFound();
  return compare("company", companyFields, await sideOf(firstId), await sideOf(secondId));
}

async function readContactPair(route: RouteRequest, companyId: string, one: string, other: string) {
  const { actor, db } = await requireCompanyReader(route);
  const company = await findCompany(db, actor, companyId);
  const sideOf = (id: string): Side => {
    const contact = company?.contacts.find((person) => person.id === id);
    if (contact === undefined) throw notFound();
    return {
      id,
      name: contact.name,
      texts: contactTexts(contact),
      contacts: [],
      opportunities: [],
    };
  };
  const [firstId, secondId] = inOrder(one, other);
  if (firstId === secondId) throw notFound();
  return compare("contact", contactFields, sideOf(firstId), sideOf(secondId));
}

/**
 * Only fields that differ have to be chosen. The first choice is the older record's value, unless it is
 * blank.
 */
function compare<Name extends string>(
  kind: "company" | "contact",
  names: readonly Name[],
  first: Side,
  second: Side,
) {
  return {
    kind,
    seen: digestOf(first.texts, second.texts),
    first: {
      id: first.id,
      name: first.name,
      contacts: first.contacts,
      opportunities: first.opportunities,
    },
    second: {
      id: second.id,
      name: second.name,
      contacts: second.contacts,
      opportunities: second.opportunities,
    },
    fields: names.map((name) => {
      const [one, other] = [first.texts[name] ?? "", second.texts[name] ?? ""];
      const usual: MergeSide = one === "" && other !== "" ? "second" : "first";
      return {
        name,
        first: shown(name, one),
        second: shown(name, other),
        isSame: one === other,
        usual,
      };
    }),
  };
}

const shown = (name: string, value: string): string =>
  (name === "language" ? languageCalled(value) : undefined) ?? value;

export async function handleMergeForm(route: RouteRequest, rawId: string | undefined) {
  const { actor, db } = await requireCompanyReader(route);
  const id = requireUuid(rawId);
  const search = z.parse(mergeSearch, Object.fromEntries(new URL(route.request.url).searchParams));
  const other = search.with;
  if (other === undefined) throw notFound();
  return handleFormOnce(
    route,
    {
      form: "merge",
      schema: mergeForm,
      echoed: [...companyFields, ...contactFields],
      actor,
      db,
    },
    async ({ seen, ...choice }, refuse, db) => {
      const result =
        search.contact === undefined
          ? await mergeCompanies({ db }, actor, { one: id, other, choice, seen })
          : await mergeContacts({ db }, actor, id, { one: search.contact, other, choice, seen });
      if (!result.ok) return refuseCompany(refuse, result.reason);
      const keptId = search.contact === undefined ? keptOf(inOrder(id, other), choice) : id;
      return redirectAfterPost(`${companiesPath}/${keptId}?done=merge`);
    },
  );
}
