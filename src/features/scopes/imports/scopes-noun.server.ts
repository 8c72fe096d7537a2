import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import * as z from "zod/mini";
import {
  columnLabel,
  findPlaces,
  placeColumns,
} from "#features/facilities/imports/named-places.server.ts";
import { areas } from "#features/facilities/tables/areas.ts";
import type { Transaction } from "#platform/database/client.ts";
import { isAmong } from "#platform/history/history-nouns.server.ts";
import { formulaFaults } from "#platform/imports/cell-faults.server.ts";
import { shown } from "#platform/imports/cell-values.ts";
import {
  type CreatedRow,
  faultsOf,
  type ImportableNoun,
  type ImportContext,
  type ReadingContext,
  type RowFault,
} from "#platform/imports/importable-noun.server.ts";
import type { Language } from "#platform/language/language.ts";
import { findDraft, startDraft } from "../change-scope.server.ts";
import { addLine } from "../draft-lines.server.ts";
import { type LineForm, lineForm } from "../line-form.ts";
import { scopeServerMessages } from "../messages.server.ts";
import { readFrequency } from "../read-frequency.ts";
import { scopeLines, scopes } from "../tables/scopes.ts";

export const scopesNoun: ImportableNoun = {
  name: "scopes",
  place: 50,
  needs: "facilities.change",
  label: (language) => scopeServerMessages(language).scopes,
  help: (language) => scopeServerMessages(language).import.help,
  columns: [
    ...placeColumns,
    {
      name: "area",
      label: columnLabel("area"),
      heads: ["room", "area name", "room name", "space", "zone"],
      isRequired: true,
    },
    { name: "floor", label: columnLabel("floor"), heads: ["level", "story", "nivel"] },
    {
      name: "task",
      label: (language) => scopeServerMessages(language).import.columns.task,
      heads: ["work", "description", "service", "task name", "descripcion", "servicio"],
      isRequired: true,
    },
    {
      name: "frequency",
      label: (language) => scopeServerMessages(language).import.columns.frequency,
      heads: ["frequency", "freq", "times", "schedule", "frecuencia"],
      isRequired: true,
    },
    {
      name: "price",
      label: (language) => scopeServerMessages(language).import.columns.price,
      heads: ["price", "amount", "monthly amount", "price per month", "precio"],
    },
  ],
  async readRows({ db, language, ownRecords }, rows) {
    const { places, facilityIds } = await findPlaces({ db, language }, rows);
    const knownFacilities = await readFacilities({ db, ownRecords }, facilityIds);
    return rows.map((cells, n) => {
      const { place, faults: placeFaults = [] } = places[n] ?? {};
      const facilityId = place?.facilityId;
      const area =
        facilityId === undefined ? undefined : areaOf(knownFacilities.areas, facilityId, cells);
      const frequency = readFrequency(cells.frequency ?? "");
      const parsed = z.safeParse(lineForm(language), {
        areaId: area?.id ?? crypto.randomUUID(),
        task: cells.task ?? "",
        frequency: frequency ?? "",
        price: cells.price || "0",
      });
      const { faults: sentences } = scopeServerMessages(language).import;
      const faults: RowFault[] = [
        ...formulaFaults(cells, language),
        ...placeFaults,
        ...(facilityId === undefined ? [] : areaFaults(area, cells.area ?? "", language)),
        ...(parsed.success ? [] : faultsOf(parsed.error.issues)).map((fault) =>
          fault.column === "frequency" && cells.frequency
            ? { ...fault, text: sentences.frequency({ value: shown(cells.frequency) }) }
            : fault,
        ),
        ...(facilityId !== undefined && knownFacilities.others.has(facilityId)
          ? [{ column: "facility", text: sentences.hasDraft }]
          : []),
      ];
      if (faults.length > 0 || !parsed.success || facilityId === undefined || !area?.id)
        return { state: "faulty", faults };
      const line = parsed.data;
      const key = `${area.id} ${line.task.toLowerCase()}`;
      const id = knownFacilities.lines.get(key);
      if (id !== undefined) return { state: "known", title: line.task, id };
      return {
        state: "ready",
        title: line.task,
        key,
        create: (context) => addToDraft(context, facilityId, line),
      };
    });
  },
  undo: {
    table: scopeLines,
    named: scopeLines.task,
    watched: [
      scopeLines.areaId,
      scopeLines.task,
      scopeLines.times,
      scopeLines.per,
      scopeLines.monthlyPriceCents,
    ],
    // A draft that has got its first day is a version, even before that day.
    async obstacles(tx, ids) {
      const rows = await tx
        .select({ id: scopeLines.id })
        .from(scopeLines)
        .innerJoin(scopes, eq(scopes.id, scopeLines.scopeId))
        .where(and(isAmong(scopeLines.id, ids), sql`${scopes.effectiveFrom} is not null`));
      return rows.map(({ id }) => id);
    },
    remove: removeLines,
  },
};

interface KnownArea {
  id: string;
  facilityId: string;
  name: string;
  floor: string;
}

async function readFacilities(
  { db, ownRecords }: Pick<ReadingContext, "db" | "ownRecords">,
  facilityIds: string[],
) {
  const { id, facilityId, name, floor, archivedAt } = areas;
  const knownAreas: KnownArea[] = await db
    .select({ id, facilityId, name, floor })
    .from(areas)
    .where(and(inArray(facilityId, facilityIds), isNull(archivedAt)));
  const drafts = await db
    .select({ facilityId: scopes.facilityId, line: scopeLines })
    .from(scopes)
    .leftJoin(scopeLines, eq(scopeLines.scopeId, scopes.id))
    .where(and(inArray(scopes.facilityId, facilityIds), isNull(scopes.effectiveFrom)));
  const ownLines = await ownRecords(drafts.flatMap(({ line }) => line?.id ?? []));
  const begun = new Set(
    drafts.flatMap((draft) =>
      draft.line !== null && ownLines.has(draft.line.id) ? draft.facilityId : [],
    ),
  );
  return {
    areas: knownAreas,
    /** Facilities with a draft that somebody else has begun. */
    others: new Set(
      drafts.flatMap((draft) => (begun.has(draft.facilityId) ? [] : draft.facilityId)),
    ),
    lines: new Map<string, string>(
      drafts.flatMap(({ line }) =>
        line === null ? [] : [[`${line.areaId} ${line.task.toLowerCase()}`, line.id] as const],
      ),
    ),
  };
}

/** `id` is empty where several areas have that name. */
function areaOf(
  knownAreas: readonly KnownArea[],
  facilityId: string,
  { area = "", floor = "" }: Readonly<Record<string, string>>,
): { id: string } | undefined {
  const named = knownAreas.filter(
    (knownArea) =>
      knownArea.facilityId === facilityId &&
      knownArea.name.toLowerCase() === area.toLowerCase() &&
      (floor === "" || knownArea.floor.toLowerCase() === floor.toLowerCase()),
  );
  const [first] = named;
  if (first === undefined) return undefined;
  return { id: named.length === 1 ? first.id : "" };
}

function areaFaults(area: { id: string } | undefined, name: string, language: Language) {
  const { faults } = scopeServerMessages(language).import;
  if (name === "") return [{ column: "area", text: faults.noArea }];
  if (area === undefined)
    return [{ column: "area", text: faults.unknownArea({ name: shown(name) }) }];
  return area.id === ""
    ? [{ column: "area", text: faults.severalAreas({ name: shown(name) }) }]
    : [];
}

/** The first row of a facility begins its draft, as the button of its screen does. */
function addToDraft(
  { db, actor }: ImportContext,
  facilityId: string,
  line: LineForm,
): Promise<CreatedRow> {
  return db.transaction(async (tx): Promise<CreatedRow> => {
    if ((await findDraft(tx, facilityId)) === undefined) {
      const started = await startDraft({ db: tx }, actor, facilityId);
      if (!started.ok) return { ok: false };
    }
    return addLine({ db: tx }, actor, facilityId, line);
  });
}

/** A draft that has lost all its lines is removed as well. */
async function removeLines(tx: Transaction, ids: readonly string[]): Promise<void> {
  const removed = await tx
    .delete(scopeLines)
    .where(isAmong(scopeLines.id, ids))
    .returning({ scopeId: scopeLines.scopeId });
  const drafts = [...new Set(removed.map(({ scopeId }) => scopeId))];
  if (drafts.length === 0) return;
  await tx
    .delete(scopes)
    .where(
      and(
        isAmong(scopes.id, drafts),
        isNull(scopes.effectiveFrom),
        sql`not exists (select from ${scopeLines} where ${scopeLines.scopeId} = ${scopes.id})`,
      ),
    );
}
