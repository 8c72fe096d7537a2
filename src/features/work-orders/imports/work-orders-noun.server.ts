import { and, inArray, isNull, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { findPlaces, placeColumns } from "#features/facilities/imports/named-places.server.ts";
import { areas } from "#features/facilities/tables/areas.ts";
import { may } from "#platform/identity/permissions.ts";
import { formulaFaults } from "#platform/imports/cell-faults.server.ts";
import { chooseAmong, shown } from "#platform/imports/cell-values.ts";
import {
  type CreatedRow,
  faultsOf,
  type ImportableNoun,
  type ImportContext,
  type RowFault,
} from "#platform/imports/importable-noun.server.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import { addWorkOrder } from "../create-work-order.server.ts";
import { workOrderMessages } from "../messages.ts";
import { priorities } from "../service-levels/service-clock-types.ts";
import { hasOpenState, workOrders } from "../tables/work-orders.ts";
import { type WorkOrderForm, workOrderForm } from "../work-order-form.server.ts";
import { categories } from "../work-order-types.ts";
import { workOrderImportMessages } from "./messages.server.ts";

const label =
  (name: keyof ReturnType<typeof workOrderImportMessages>["columns"]) => (language: Language) =>
    workOrderImportMessages(language).columns[name];

const categoryChoices = byLanguage((language) =>
  categories.map((value) => ({ value, label: workOrderMessages(language).categories[value] })),
);
const priorityChoices = byLanguage((language) =>
  priorities.map((value) => ({ value, label: workOrderMessages(language).priorities[value] })),
);
const priorityWords = {
  emergency: ["critical", "asap", "1"],
  urgent: ["high", "alta", "2"],
  routine: ["medium", "normal", "standard", "media", "3"],
  planned: ["low", "baja", "4"],
} as const;

export const workOrdersNoun: ImportableNoun = {
  name: "work-orders",
  place: 70,
  needs: "work-orders.direct",
  label: (language) => workOrderImportMessages(language).noun,
  help: (language) => workOrderImportMessages(language).help,
  columns: [
    ...placeColumns,
    {
      name: "text",
      label: label("text"),
      heads: ["description", "details", "work", "work order", "job", "title", "descripcion"],
      isRequired: true,
    },
    { name: "category", label: label("category"), heads: ["type", "work type", "tipo"] },
    { name: "priority", label: label("priority"), heads: ["urgency", "urgencia"] },
    { name: "area", label: label("area"), heads: ["room", "space", "zone", "sala"] },
    {
      name: "reference",
      label: label("reference"),
      heads: [
        "number",
        "id",
        "work order number",
        "ticket",
        "ticket number",
        "job number",
        "numero",
      ],
    },
  ],
  async readRows({ db, language }, rows) {
    const { places, facilityIds } = await findPlaces({ db, language }, rows);
    const knownAreas = await db
      .select({ id: areas.id, facilityId: areas.facilityId, name: areas.name })
      .from(areas)
      .where(and(inArray(areas.facilityId, facilityIds), isNull(areas.archivedAt)));
    const open = await db
      .select({ id: workOrders.id, facilityId: workOrders.facilityId, text: workOrders.text })
      .from(workOrders)
      .where(
        and(inArray(workOrders.facilityId, facilityIds), hasOpenState(sql`${workOrders.state}`)),
      );
    return rows.map((cells, n) => {
      const { place, faults: placeFaults = [] } = places[n] ?? {};
      const sentences = workOrderImportMessages(language).faults;
      const facilityId = place?.facilityId;
      const faults: RowFault[] = [...formulaFaults(cells, language), ...placeFaults];
      const named = knownAreas.filter(
        (knownArea) =>
          knownArea.facilityId === facilityId &&
          knownArea.name.toLowerCase() === (cells.area ?? "").toLowerCase(),
      );
      if (cells.area && facilityId !== undefined && named.length !== 1) {
        const sentence = named.length === 0 ? sentences.unknownArea : sentences.severalAreas;
        faults.push({ column: "area", text: sentence({ name: shown(cells.area) }) });
      }
      const parsed = z.safeParse(workOrderForm(language), {
        facilityId: facilityId ?? crypto.randomUUID(),
        areaId: named[0]?.id ?? "",
        category: chooseAmong(cells.category ?? "", categoryChoices) || ("other" as const),
        priority:
          chooseAmong(cells.priority ?? "", priorityChoices, priorityWords) || ("routine" as const),
        text: withReference(cells.text ?? "", cells.reference ?? ""),
      });
      if (!parsed.success)
        faults.push(
          ...faultsOf(parsed.error.issues).map((fault) => {
            if (fault.column === "category") return { ...fault, text: sentences.category };
            return fault.column === "priority" ? { ...fault, text: sentences.priority } : fault;
          }),
        );
      if (faults.length > 0 || !parsed.success || !place) return { state: "faulty", faults };
      const { facilityId: at, clientId } = place;
      const { text } = parsed.data;
      const there = open.find((order) => order.facilityId === at && order.text === text);
      if (there !== undefined) return { state: "known", title: text, id: there.id };
      return {
        state: "ready",
        title: text,
        key: `${at} ${text.toLowerCase()}`,
        create: (context) => addOpenOrder(context, clientId, parsed.data),
      };
    });
  },
  undo: {
    table: workOrders,
    named: workOrders.number,
    watched: [
      workOrders.state,
      workOrders.priority,
      workOrders.category,
      workOrders.assignedTo,
      workOrders.areaId,
      workOrders.holdReason,
      workOrders.duplicateOf,
      workOrders.cycle,
    ],
  },
};

/** The old number stays with the words, by which somebody will ask for it. */
const withReference = (text: string, reference: string): string =>
  text === "" || reference === "" ? text : `${text} (${reference})`;

/**
 * The same as staff would enter for somebody else, but nobody is notified, because open work was known
 * before. Its clocks begin now: a promise made here cannot be broken already.
 */
async function addOpenOrder(
  { db, actor }: ImportContext,
  clientId: string,
  { facilityId, areaId, category, priority, text }: WorkOrderForm,
): Promise<CreatedRow> {
  if (!may(actor, "work-orders.direct")) return { ok: false };
  const order = {
    clientId,
    facilityId,
    areaId: areaId ?? null,
    category,
    priority,
    text,
    source: "staff",
    askedBy: actor.accountId,
    askedName: null,
  } as const;
  const { id } = await db.transaction((tx) => addWorkOrder(tx, order));
  return { ok: true, id };
}
