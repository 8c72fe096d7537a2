import * as z from "zod/mini";
import { company as ownCompany } from "#content/company.ts";
import { opportunityMessages } from "#features/opportunities/messages.ts";
import { websiteLink } from "#features/prospects/domains.ts";
import { prospectServerMessages } from "#features/prospects/messages.server.ts";
import type { Database } from "#platform/database/client.ts";
import { companyMoment } from "#platform/document/moment.ts";
import { telephoneLink } from "#platform/email/telephone-link.ts";
import { centsText } from "#platform/format/hundredths.ts";
import { moneyWithoutZeroCents } from "#platform/format/money.ts";
import { formatChanges } from "#platform/history/format-changes.ts";
import { type HistoryListRow, listHistory } from "#platform/history/history.server.ts";
import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { csvResponse } from "#platform/http/csv-response.server.ts";
import { refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound, requireUuid } from "#platform/http/not-found.server.ts";
import { type Refuse, redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { type Language, languageNames, parseLanguage } from "#platform/language/language.ts";
import { readRecordPanels } from "#platform/record-panels/record-panels.server.ts";
import type { Column } from "#platform/records/csv.ts";
import { localTime } from "#platform/records/local-time.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import { recordsAtOnce } from "#platform/records/record-page.ts";
import {
  addContact,
  type CompanyResult,
  companyTexts,
  contactTexts,
  editCompany,
  editContact,
  removeContact,
} from "../company-commands.server.ts";
import {
  type CompanyContact,
  type CompanyListRow,
  findCompany,
  listAsked,
  listCompanies,
} from "../company-queries.server.ts";
import {
  type CompanyCommandForm,
  companyCommandForm,
  contactFields,
  readCompanyFilter,
} from "../company-types.ts";
import {
  type DuplicatePair,
  listDuplicates,
  listMerges,
  type MergeListRow,
} from "../duplicate-queries.server.ts";
import { judgeOrUndo, type MergeResult } from "../merge-prospects.server.ts";
import { companyServerMessages } from "../messages.server.ts";

export const companiesPath = "/office/prospects";

/** @throws 404 for who may not enter */
export async function requireCompanyReader(route: RouteRequest) {
  const actor = await requireStaff(route, "prospects.read");
  return { actor, ...route.context.get(appContext) };
}

export async function readCompanyList(route: RouteRequest) {
  const { actor, db } = await requireCompanyReader(route);
  const filter = readCompanyFilter(new URL(route.request.url).searchParams);
  const { rows, next } = await listCompanies(db, actor, filter);
  const ids = rows.map(({ id }) => id);
  const pairs = await listDuplicates(db, actor, ids);
  const alike = new Set(
    pairs.flatMap(({ kind, companyId, first, second }) =>
      kind === "company" ? [first.id, second.id] : [companyId],
    ),
  );
  return {
    path: companiesPath,
    filter,
    next,
    mayChange: may(actor, "opportunities.change"),
    mayExport: may(actor, "prospects.export"),
    rows: rows.map((row) => ({
      ...toListView(row, actor.language),
      isAlike: alike.has(row.id),
    })),
  };
}

export type CompanyListData = Awaited<ReturnType<typeof readCompanyList>>;

function toListView(row: CompanyListRow, language: Language) {
  const { id, name, phone, contacts, asked, open, won, openCents, addedAt } = row;
  const [first] = contacts;
  return {
    id,
    name,
    contact: first?.name,
    moreContacts: Math.max(0, contacts.length - 1),
    phone: phone || contacts.find((contact) => contact.phone !== "")?.phone || "",
    asked,
    open,
    won,
    value: openCents === 0 ? undefined : moneyWithoutZeroCents(openCents),
    added: companyMoment(addedAt, language),
  };
}

interface ExportedRow extends CompanyListRow {
  contact: CompanyContact | undefined;
}

const columns = byLanguage((language): readonly Column<ExportedRow>[] => {
  const { export: heads } = companyServerMessages(language);
  const { timeZone } = ownCompany;
  return [
    { name: heads.company, value: (row) => row.name },
    { name: heads.homepage, value: (row) => row.homepage },
    { name: heads.companyPhone, value: (row) => row.phone },
    { name: heads.address, value: (row) => row.address },
    { name: heads.contact, value: ({ contact }) => contact?.name },
    { name: heads.jobTitle, value: ({ contact }) => contact?.jobTitle },
    { name: heads.email, value: ({ contact }) => contact?.email },
    { name: heads.phone, value: ({ contact }) => contact?.phone },
    { name: heads.language, value: ({ contact }) => contact && languageNames[contact.language] },
    { name: heads.asked, value: (row) => row.asked },
    { name: heads.open, value: (row) => row.open },
    { name: heads.won, value: (row) => row.won },
    { name: heads.openValue, value: (row) => centsText(row.openCents) },
    { name: heads.added({ timeZone }), value: (row) => localTime(row.addedAt, timeZone) },
    { name: heads.id, value: (row) => row.id },
  ];
});

/** The file has every match of the filter, with a line for each contact. */
export async function exportCompanies(route: RouteRequest): Promise<Response> {
  const { actor, db } = await requireCompanyReader(route);
  if (!may(actor, "prospects.export")) throw notFound();
  const filter = readCompanyFilter(new URL(route.request.url).searchParams);
  return csvResponse("companies", columns(actor.language), async (after) => {
    const page = await listCompanies(db, actor, { ...filter, after }, recordsAtOnce);
    const rows = page.rows.flatMap((row): ExportedRow[] =>
      row.contacts.length === 0
        ? [{ ...row, contact: undefined }]
        : row.contacts.map((contact) => ({ ...row, contact })),
    );
    return { rows, next: page.next };
  });
}

const doneSteps = [
  "edit",
  "contact-add",
  "contact-edit",
  "contact-remove",
  "merge",
  "undo",
  "dismiss",
  "suggest",
] as const;

export const doneIn = (search: URLSearchParams) =>
  z.safeParse(z.enum(doneSteps), search.get("done")).data;

/** The page that compares a pair side by side. */
const compareAddress = ({ kind, companyId, first, second }: DuplicatePair): string =>
  kind === "company"
    ? `${companiesPath}/${first.id}/merge?with=${second.id}`
    : `${companiesPath}/${companyId}/merge?contact=${first.id}&with=${second.id}`;

export const toPairView = (pair: DuplicatePair) => ({ ...pair, compareAt: compareAddress(pair) });

export type PairView = ReturnType<typeof toPairView>;

export function toMergeView(merge: MergeListRow, language: Language) {
  const { merges } = companyServerMessages(language);
  const { id, kind, companyId, keptName, removedName, mergedAt, mergedBy, undoneAt } = merge;
  return {
    id,
    kind,
    companyId,
    kept: keptName ?? "",
    removed: removedName ?? "",
    by: merges.by({ person: mergedBy, time: companyMoment(mergedAt, language).full }),
    undone:
      undoneAt === null
        ? undefined
        : merges.undone({
            person: merge.undoneBy ?? "",
            time: companyMoment(undoneAt, language).full,
          }),
  };
}

export async function readCompany(route: RouteRequest, rawId: string | undefined) {
  const { actor, db } = await requireCompanyReader(route);
  const { language } = actor;
  const row = await findCompany(db, actor, requireUuid(rawId));
  if (row === undefined) throw notFound();
  // Links of before go on leading to what stands for it.
  if (row.mergedInto !== null) throw redirectAfterPost(`${companiesPath}/${row.mergedInto}`);
  const { searchParams } = new URL(route.request.url);
  const [panels, opportunities, pairs, merges, history] = await Promise.all([
    readRecordPanels(route, actor, { kind: "prospect-company", id: row.id }),
    listAsked(db, row.id),
    listDuplicates(db, actor, [row.id]),
    listMerges(db, actor, row.id),
    listHistory(db, "prospect-company", row.id),
  ]);
  const { origins } = opportunityMessages(language);
  return {
    panels,
    path: companiesPath,
    id: row.id,
    name: row.name,
    homepage: row.homepage,
    websiteLink: websiteLink(row.homepage),
    phone: row.phone,
    telephoneLink: telephoneLink(row.phone),
    stored: companyTexts(row),
    contacts: row.contacts.map((contact) => ({
      ...contact,
      telephoneLink: telephoneLink(contact.phone),
      stored: contactTexts(contact),
    })),
    editedContact: row.contacts.find(({ id }) => id === searchParams.get("contact"))?.id,
    asked: opportunities.map(({ openedAt, valueCents, origin, ...opportunity }) => ({
      ...opportunity,
      origin: origins[origin],
      value: valueCents === null ? undefined : moneyWithoutZeroCents(valueCents),
      opened: companyMoment(openedAt, language),
    })),
    pairs: pairs.map(toPairView),
    merges: merges.map((merge) => toMergeView(merge, language)),
    history: history.map((event) => toHistoryRow(event, language)),
    mayChange: may(actor, "prospects.change"),
    mayAddOpportunity: may(actor, "opportunities.change"),
    done: doneIn(searchParams),
  };
}

export type CompanyData = Awaited<ReturnType<typeof readCompany>>;

export function languageCalled(code: unknown): string | undefined {
  const language = parseLanguage(code);
  return language && languageNames[language];
}

const aboutSchema = z.object({
  contact: z.catch(z.string(), ""),
  other: z.catch(z.string(), ""),
});

function toHistoryRow({ id, at, actorName, kind, details }: HistoryListRow, language: Language) {
  return { id, at: companyMoment(at, language), who: actorName, what: sentence() };

  function sentence(): string {
    const { history } = companyServerMessages(language);
    const { contact, other } = z.parse(aboutSchema, details);
    const changes = formatChanges(details, {
      labels: history.fields,
      language,
      formatValue: (name, value) => (name === "language" ? languageCalled(value) : undefined),
    });
    const { events } = prospectServerMessages(language);
    const texts: Readonly<Record<string, string>> = {
      ...events,
      ...(changes !== "" && { changed: history.changed({ changes }) }),
      "contact-added": history.contactAdded({ contact }),
      ...(changes !== "" && { "contact-changed": history.contactChanged({ contact, changes }) }),
      "contact-removed": history.contactRemoved({ contact }),
      "contact-merged": history.contactMerged({ contact, other }),
      "contact-unmerged": history.contactUnmerged({ contact, other }),
      ...(other !== "" && {
        merged: history.merged({ other }),
        "merged-into": history.mergedInto({ other }),
        unmerged: history.unmerged({ other }),
        dismissed: history.dismissed({ other }),
        "suggested-again": history.suggestedAgain({ other }),
      }),
    };
    return texts[kind] ?? kind;
  }
}

export async function handleCompanyForm(route: RouteRequest, rawId: string | undefined) {
  const { actor, db } = await requireCompanyReader(route);
  const company = await findCompany(db, actor, requireUuid(rawId));
  if (company === undefined || company.mergedInto !== null) throw notFound();
  const { id } = company;
  return handleFormOnce(
    route,
    {
      form: "company",
      schema: companyCommandForm(actor.language),
      echoed: ["step", "homepage", "address", "contactId", ...contactFields],
      actor,
      db,
      adds: ({ step }: CompanyCommandForm) =>
        step === "contact-add"
          ? {
              noun: "contact",
              question: companyServerMessages(actor.language).contactSentBefore,
            }
          : undefined,
    },
    async (fields, refuse, db, _, sent) => {
      const result = await run(db, actor, id, fields, seenIn(sent));
      if (result.ok) return redirectAfterPost(`${companiesPath}/${id}?done=${fields.step}`);
      return result.reason === "edited-by-both"
        ? refuseEdit(refuse, result, textsOf(fields), {
            formatValue: (name, value) =>
              (name === "language" ? languageCalled(value) : undefined) ?? value,
          })
        : refuseCompany(refuse, result.reason);
    },
  );
}

function textsOf(fields: CompanyCommandForm): Texts {
  if (fields.step === "edit") return companyTexts(fields);
  return "jobTitle" in fields ? contactTexts(fields) : {};
}

function run(
  db: Database,
  actor: Actor,
  id: string,
  fields: CompanyCommandForm,
  seen: Texts,
): Promise<CompanyResult | MergeResult> {
  switch (fields.step) {
    case "edit":
      return editCompany({ db }, actor, id, fields, seen);
    case "contact-add":
      return addContact({ db }, actor, id, fields);
    case "contact-edit":
      return editContact({ db }, actor, id, fields.contactId, fields, seen);
    case "contact-remove":
      return removeContact({ db }, actor, id, fields.contactId);
    default:
      return judgeOrUndo({ db }, actor, fields);
  }
}

export function refuseCompany(
  refuse: Refuse,
  reason: Exclude<Extract<CompanyResult | MergeResult, { ok: false }>["reason"], "edited-by-both">,
) {
  if (reason === "not-found") throw notFound();
  const text = companyServerMessages(refuse.language).problems[reason];
  return refuse(reason === "not-allowed" ? 403 : 409, text);
}
