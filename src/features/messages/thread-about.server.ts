/** The record that a thread is about, at most one: of its facility, or of its client as a whole. */
import { and, eq, isNotNull } from "drizzle-orm";
import { documents } from "#features/documents/tables/documents.ts";
import { isVisibleDocument } from "#features/documents/visible-documents.server.ts";
import { inspections } from "#features/inspections/tables/inspections.ts";
import { isVisibleInspection } from "#features/inspections/visible-inspections.server.ts";
import { invoices } from "#features/invoices/tables/invoices.ts";
import { isVisibleInvoice } from "#features/invoices/visible-invoices.server.ts";
import { inVisitScope } from "#features/visits/scope-tasks.server.ts";
import { visits } from "#features/visits/tables/visits.ts";
import { workOrders } from "#features/work-orders/tables/work-orders.ts";
import { isVisibleWorkOrder } from "#features/work-orders/visible-work-orders.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { type AboutField, type AboutKind, aboutFields, aboutKinds } from "./about-fields.ts";

export type AboutIds = { [Field in AboutField]?: string | null | undefined };

interface Place {
  id: string;
  clientId: string;
  /** Null: of the client as a whole, so that a thread at any facility of the client may be about it. */
  facilityId: string | null;
}

export type ThreadAbout = Place &
  (
    | { kind: "work-order"; number: string; category: string }
    | { kind: "visit"; date: string }
    | { kind: "invoice"; number: string }
    | { kind: "document"; title: string }
    | { kind: "inspection"; date: string }
  );

/** The one record that is named; undefined without one. */
function namedBy(ids: AboutIds): { kind: AboutKind; id: string } | undefined {
  for (const kind of aboutKinds) {
    const id = ids[aboutFields[kind]];
    if (id) return { kind, id };
  }
  return undefined;
}

/** Undefined without one, and for what the actor may not open. */
export async function findAbout(
  db: Database | Transaction,
  actor: Actor,
  ids: AboutIds,
): Promise<ThreadAbout | undefined> {
  const named = namedBy(ids);
  return named && finders[named.kind](db, actor, named.id);
}

type Finder = (
  db: Database | Transaction,
  actor: Actor,
  id: string,
) => Promise<ThreadAbout | undefined>;

const placeOf = <
  Table extends
    | typeof workOrders
    | typeof visits
    | typeof invoices
    | typeof documents
    | typeof inspections,
>({
  id,
  clientId,
  facilityId,
}: Table) => ({ id, clientId, facilityId });

/** Each by the condition of the record's own page. */
const finders: Record<AboutKind, Finder> = {
  async "work-order"(db, actor, id) {
    const { number, category } = workOrders;
    const [row] = await db
      .select({ ...placeOf(workOrders), number, category })
      .from(workOrders)
      .where(and(eq(workOrders.id, id), isVisibleWorkOrder(actor)));
    return row && { kind: "work-order", ...row };
  },
  async visit(db, actor, id) {
    const [row] = await db
      .select({ ...placeOf(visits), date: visits.date })
      .from(visits)
      .where(and(eq(visits.id, id), inVisitScope(actor, new Date())));
    return row && { kind: "visit", ...row };
  },
  async invoice(db, actor, id) {
    const { number } = invoices;
    const [row] = await db
      .select({ ...placeOf(invoices), number })
      .from(invoices)
      // A draft has no number, and its client knows nothing of it.
      .where(and(eq(invoices.id, id), isNotNull(number), isVisibleInvoice(actor)));
    return row && { kind: "invoice", ...row, number: row.number ?? "" };
  },
  async document(db, actor, id) {
    const [row] = await db
      .select({ ...placeOf(documents), title: documents.title })
      .from(documents)
      .where(and(eq(documents.id, id), isVisibleDocument(actor)));
    return row && { kind: "document", ...row };
  },
  async inspection(db, actor, id) {
    const [row] = await db
      .select({ ...placeOf(inspections), date: inspections.plannedOn })
      .from(inspections)
      .where(and(eq(inspections.id, id), isVisibleInspection(actor)));
    return row && { kind: "inspection", ...row };
  },
};

/** True if a thread at the facility may be about this record. */
export async function fitsFacility(
  tx: Transaction,
  actor: Actor,
  { facilityId, clientId }: { facilityId: string; clientId: string },
  ids: AboutIds,
): Promise<boolean> {
  const named = Object.values(aboutFields).filter((field) => ids[field]);
  if (named.length === 0) return true;
  if (named.length > 1) return false;
  const about = await findAbout(tx, actor, ids);
  if (about === undefined || about.clientId !== clientId) return false;
  return about.facilityId === null || about.facilityId === facilityId;
}
