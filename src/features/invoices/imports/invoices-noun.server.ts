import { and, eq, inArray, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { findClients } from "#features/facilities/imports/named-places.server.ts";
import type { Transaction } from "#platform/database/client.ts";
import { addDays } from "#platform/format/local-date.ts";
import { dollarAmount } from "#platform/forms/dollar-amount.ts";
import { formMessages } from "#platform/forms/messages.ts";
import { isAmong } from "#platform/history/history-nouns.server.ts";
import { clients, facilities } from "#platform/identity/tables/clients.ts";
import { dayIn, formulaFaults } from "#platform/imports/cell-faults.server.ts";
import { shown } from "#platform/imports/cell-values.ts";
import type {
  Cells,
  ImportableNoun,
  ReadingContext,
  RowFault,
} from "#platform/imports/importable-noun.server.ts";
import type { Language } from "#platform/language/language.ts";
import { type EarlierInvoice, importInvoice } from "../import-invoice.server.ts";
import { today } from "../invoice-state.server.ts";
import { invoiceLines, invoicePayments, invoices } from "../tables/invoices.ts";
import { invoiceImportMessages } from "./messages.server.ts";

const label =
  (name: keyof ReturnType<typeof invoiceImportMessages>["columns"]) => (language: Language) =>
    invoiceImportMessages(language).columns[name];

/** Days to pay, if a file names no due date. */
const usualTermsDays = 30;
/** More than ours, which end at 180: another system may have given any, and beyond this it is a typing error. */
const maxTermsDays = 1_096;
/** The form of our own invoices has the same limits. */
const maxLengths = { text: 200, purchaseOrder: 80, billToAddress: 500 } as const;

export const invoicesNoun: ImportableNoun = {
  name: "invoices",
  place: 80,
  needs: "invoices.change",
  label: (language) => invoiceImportMessages(language).noun,
  help: (language) => invoiceImportMessages(language).help,
  columns: [
    {
      name: "number",
      label: label("number"),
      heads: ["number", "num", "no", "invoice", "invoice no", "invoice num", "numero", "factura"],
      isRequired: true,
    },
    {
      name: "client",
      label: label("client"),
      heads: [
        "client name",
        "customer",
        "customer name",
        "company",
        "company name",
        "name",
        "bill to",
        "nombre del cliente",
      ],
      isRequired: true,
    },
    {
      name: "facility",
      label: label("facility"),
      heads: ["facility name", "location", "building", "site", "property", "edificio"],
      neededBy: (language) => invoiceImportMessages(language).severalFacilities,
    },
    {
      name: "issuedOn",
      label: label("issuedOn"),
      heads: ["date", "issued", "issued on", "issue date", "issued date", "fecha"],
      isRequired: true,
    },
    { name: "dueOn", label: label("dueOn"), heads: ["due", "due on", "vencimiento"] },
    {
      name: "total",
      label: label("total"),
      heads: ["amount", "total amount", "invoice total", "importe"],
      isRequired: true,
    },
    {
      name: "open",
      label: label("open"),
      heads: ["balance", "open balance", "balance due", "amount due", "outstanding", "saldo"],
    },
    {
      name: "text",
      label: label("text"),
      heads: ["memo", "subject", "memo description", "details", "descripcion"],
    },
    {
      name: "purchaseOrder",
      label: label("purchaseOrder"),
      heads: ["po", "p o number", "po number", "p o", "purchase order number"],
    },
    {
      name: "billToAddress",
      label: label("billToAddress"),
      heads: ["bill address", "address", "billing street", "direccion"],
    },
  ],
  async readRows({ db, language }, rows) {
    const foundClients = await findClients(
      { db, language },
      rows.map(({ client = "" }) => client),
    );
    const ids = [...new Set(foundClients.flatMap(({ clientId }) => clientId ?? []))];
    const { names, places, known } = await readKnown({ db }, ids, rows);
    return rows.map((cells, n) => {
      const { clientId, faults: clientFaults = [] } = foundClients[n] ?? {};
      const read = readInvoice(cells, language);
      const there = known.find(({ number }) => number === read.number);
      const facility =
        clientId === undefined
          ? undefined
          : facilityOf(cells, places.get(clientId) ?? [], language);
      const faults: RowFault[] = [
        ...formulaFaults(cells, language),
        ...clientFaults,
        ...read.faults,
        ...(typeof facility === "object" ? [facility] : []),
        ...(there && clientId !== undefined && there.clientId !== clientId
          ? [{ column: "number", text: invoiceImportMessages(language).faults.otherClient }]
          : []),
      ];
      if (
        faults.length > 0 ||
        clientId === undefined ||
        typeof facility !== "string" ||
        read.invoice === undefined
      )
        return { state: "faulty", faults };
      if (there !== undefined) return { state: "known", title: read.number, id: there.id };
      const invoice = {
        ...read.invoice,
        clientId,
        facilityId: facility,
        billToName: names.get(clientId) ?? "",
      };
      return {
        state: "ready",
        title: read.number,
        key: read.number,
        create: ({ db, actor }) =>
          importInvoice({ db }, actor, invoice, invoiceImportMessages(actor.language).hold),
      };
    });
  },
  undo: {
    table: invoices,
    named: invoices.number,
    watched: [invoices.state, invoices.paidCents, invoices.heldUntil, invoices.remindedDays],
    owned: [
      { table: invoiceLines, of: invoiceLines.invoiceId },
      { table: invoicePayments, of: invoicePayments.invoiceId },
    ],
    // A payment that was entered here and reversed again leaves the sum as it was.
    async obstacles(tx, ids) {
      const rows = await tx
        .select({ id: invoicePayments.invoiceId })
        .from(invoicePayments)
        .where(isAmong(invoicePayments.invoiceId, ids))
        .groupBy(invoicePayments.invoiceId)
        .having(sql`count(*) > 1 or bool_or(${invoicePayments.method} <> 'other')`);
      return rows.map(({ id }) => id);
    },
    remove: removeImported,
  },
};

async function readKnown(
  { db }: Pick<ReadingContext, "db">,
  clientIds: string[],
  rows: readonly Cells[],
) {
  const numbers = rows.map(({ number = "" }) => number);
  const knownInvoices = await db
    .select({ id: invoices.id, number: invoices.number, clientId: invoices.clientId })
    .from(invoices)
    .where(inArray(invoices.number, numbers));
  const { id, clientId, name } = facilities;
  const places = await db
    .select({ id, clientId, name })
    .from(facilities)
    .where(inArray(clientId, clientIds));
  const named = await db
    .select({ id: clients.id, name: clients.name })
    .from(clients)
    .where(inArray(clients.id, clientIds));
  return {
    known: knownInvoices,
    places: Map.groupBy(places, (place) => place.clientId),
    names: new Map(named.map((client) => [client.id, client.name])),
  };
}

/** Its id, or what is wrong: every line of an invoice belongs to a building. */
function facilityOf(
  { facility = "" }: Cells,
  places: readonly { id: string; name: string }[],
  language: Language,
): string | RowFault {
  const { faults } = invoiceImportMessages(language);
  const named =
    facility === ""
      ? places
      : places.filter(({ name }) => name.toLowerCase() === facility.toLowerCase());
  const [first] = named;
  if (first !== undefined && named.length === 1) return first.id;
  const column = facility === "" && places.length === 0 ? "client" : "facility";
  if (places.length === 0) return { column, text: faults.noFacilityYet };
  return {
    column,
    text:
      facility === "" || first !== undefined
        ? faults.whichFacility
        : faults.unknownFacility({ name: shown(facility) }),
  };
}

type ReadInvoice = Omit<EarlierInvoice, "clientId" | "facilityId" | "billToName">;

function readInvoice(
  cells: Cells,
  language: Language,
): { number: string; faults: RowFault[]; invoice: ReadInvoice | undefined } {
  const { faults: sentences } = invoiceImportMessages(language);
  const { number = "", text = "", purchaseOrder = "", billToAddress = "" } = cells;
  const issued = dayIn(cells, "issuedOn", language);
  const due = dayIn(cells, "dueOn", language);
  const faults: RowFault[] = [...issued.faults, ...due.faults];
  if (number === "" || number.length > 60)
    faults.push({ column: "number", text: sentences.number });
  // Numbers of ours have no gaps, and one that is taken would make one.
  if (/^20\d\d-\d{5}$/.test(number))
    faults.push({ column: "number", text: sentences.ownNumber({ number }) });
  if (!cells.issuedOn) faults.push({ column: "issuedOn", text: sentences.issuedOn });
  if (issued.day !== undefined && issued.day > today())
    faults.push({ column: "issuedOn", text: sentences.inFuture });
  const total = readTotal(cells.total ?? "", language);
  const totalCents = typeof total === "number" ? total : undefined;
  if (typeof total === "string") faults.push({ column: "total", text: total });
  const openCents = cells.open ? centsIn(cells.open, language) : totalCents;
  if (totalCents && (openCents === undefined || openCents > totalCents))
    faults.push({ column: "open", text: sentences.open });
  if (issued.day !== undefined && due.day !== undefined && due.day < issued.day)
    faults.push({ column: "dueOn", text: sentences.dueBeforeIssued });
  if (
    issued.day !== undefined &&
    due.day !== undefined &&
    due.day > addDays(issued.day, maxTermsDays)
  )
    faults.push({ column: "dueOn", text: sentences.dueTooLate });
  for (const column of ["text", "purchaseOrder", "billToAddress"] as const) {
    const max = maxLengths[column];
    if ((cells[column] ?? "").length > max)
      faults.push({ column, text: formMessages(language).tooLong({ max }) });
  }
  const { day: issuedOn } = issued;
  if (faults.length > 0 || issuedOn === undefined || !totalCents || openCents === undefined)
    return { number, faults, invoice: undefined };
  const dueOn = due.day ?? addDays(issuedOn, usualTermsDays);
  return {
    number,
    faults,
    invoice: {
      number,
      issuedOn,
      dueOn,
      totalCents,
      openCents,
      text,
      purchaseOrder,
      billToAddress,
    },
  };
}

/** Cents, or a sentence that says what is wrong with the amount. */
function readTotal(written: string, language: Language): number | string {
  const { faults } = invoiceImportMessages(language);
  if (written === "") return faults.total;
  const cents = centsIn(written, language);
  if (cents === 0) return faults.zeroTotal;
  if (cents !== undefined) return cents;
  // Accounting programs write what is below zero with a sign on either side, or in parentheses.
  const positive = /^(?:\((.+)\)|[-−](.+)|(.+)[-−]|(\$)[-−](.+))$/.exec(written)?.slice(1).join("");
  if (positive !== undefined && centsIn(positive, language) !== undefined)
    return faults.negativeTotal;
  const digits = written.replaceAll(/[$,\s]/g, "");
  return /^\d{8,}(?:\.\d{1,2})?$/.test(digits)
    ? formMessages(language).tooManyDollars
    : faults.unreadableTotal;
}

/** Zero is taken as well, which no form takes; undefined for what is no amount. */
function centsIn(written: string, language: Language): number | undefined {
  if (/^\$?\s?0*(?:\.0{1,2})?$/.test(written) && /0/.test(written)) return 0;
  // Spreadsheets drop the last zero of an amount, and some programs its currency into the cell.
  const plain = written.replace(/^(?:USD|US\$)\s*/i, "").replace(/^(\d+)(\.\d{1,2})?0*$/, "$1$2");
  const parsed = z.safeParse(dollarAmount(language), plain);
  return parsed.success ? parsed.data : undefined;
}

/** Triggers protect invoices that were issued here, and let go only of imported ones. */
async function removeImported(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`select set_config('imports.undoing', 'on', true)`);
  await tx.delete(invoicePayments).where(isAmong(invoicePayments.invoiceId, ids));
  await tx.delete(invoiceLines).where(isAmong(invoiceLines.invoiceId, ids));
  await tx.delete(invoices).where(and(isAmong(invoices.id, ids), eq(invoices.isImported, true)));
  await tx.execute(sql`select set_config('imports.undoing', 'off', true)`);
}
