/** Inspections, documents and invoices in the command menu: none for roles that may not read them. */

import { company } from "#content/company.ts";
import { documentTypeLabels, validityLabels } from "#features/documents/document-types.ts";
import { listDocuments } from "#features/documents/list-documents.server.ts";
import { stateLabels } from "#features/inspections/inspection-form.ts";
import { listInspections } from "#features/inspections/list-inspections.server.ts";
import { percentOf } from "#features/inspections/scoring.ts";
import { dayIn, formatMonth } from "#features/invoices/billing-days.ts";
import { invoiceStateLabels } from "#features/invoices/invoice-state-labels.ts";
import { listInvoices } from "#features/invoices/list-invoices.server.ts";
import { dayWithYear } from "#platform/format/day-format.ts";
import type { MenuGroup } from "#platform/frame/menu/menu-entries.ts";
import type { AppResources } from "#platform/http/context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { maxResultsPerKind } from "./find.server.ts";

type Database = AppResources["db"];

/** @param area its path, e.g. `/client-portal` */
export const findPapers = (
  db: Database,
  actor: Actor,
  words: string,
  area: string,
): Promise<MenuGroup[]> =>
  Promise.all([
    findInspections(db, actor, words, `${area}/inspections`),
    findDocuments(db, actor, words, `${area}/documents`),
    findInvoices(db, actor, words, `${area}/invoices`),
  ]);

async function findInspections(
  db: Database,
  actor: Actor,
  words: string,
  path: string,
): Promise<MenuGroup> {
  const { rows } = await listInspections(db, actor, { tab: "all", words }, maxResultsPerKind);
  const entries = rows.map(({ id, facilityName, plannedOn, scoreTenths, state }) => ({
    to: `${path}/${id}`,
    label: `${facilityName}, ${dayWithYear(plannedOn)}`,
    detail: [scoreTenths === null ? "" : percentOf(scoreTenths), stateLabels[state].toLowerCase()]
      .filter(Boolean)
      .join(", "),
  }));
  return { title: "Inspections", entries };
}

async function findDocuments(
  db: Database,
  actor: Actor,
  words: string,
  path: string,
): Promise<MenuGroup> {
  const clock = { now: new Date(), companyZone: company.timeZone };
  const filter = { tab: "all", words, sort: "newest", page: 1 } as const;
  const { rows } = await listDocuments(db, actor, filter, clock, maxResultsPerKind);
  const entries = rows.map((row) => ({
    to: `${path}/${row.id}`,
    label: row.title,
    detail: [
      row.facilityName ?? row.clientName,
      documentTypeLabels[row.type].toLowerCase(),
      validityLabels[row.validity].toLowerCase(),
    ].join(", "),
  }));
  return { title: "Documents", entries };
}

async function findInvoices(
  db: Database,
  actor: Actor,
  words: string,
  path: string,
): Promise<MenuGroup> {
  const today = dayIn(company.timeZone, new Date());
  const { rows } = await listInvoices(db, actor, { words }, today, maxResultsPerKind);
  const entries = rows.map(({ id, number, period, clientName, facilityName, state }) => ({
    to: `${path}/${id}`,
    label: [number ?? "Draft", formatMonth(period)].join(", "),
    detail: `${facilityName ?? clientName}, ${invoiceStateLabels[state].toLowerCase()}`,
  }));
  return { title: "Invoices", entries };
}
