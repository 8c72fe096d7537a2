import { and, inArray, isNull } from "drizzle-orm";
import * as z from "zod/mini";
import { formulaFaults } from "#platform/imports/cell-faults.server.ts";
import { chooseAmong } from "#platform/imports/cell-values.ts";
import { faultsOf, type ImportableNoun } from "#platform/imports/importable-noun.server.ts";
import { areaForm } from "../areas/area-form.ts";
import { areaTypes, floorCoverings } from "../areas/area-types.ts";
import { addAreas } from "../areas/change-areas.server.ts";
import { areaHeads, fixtureColumns } from "../areas/paste-areas.ts";
import { areas } from "../tables/areas.ts";
import { facilityImportMessages } from "./messages.server.ts";
import { columnLabel, findPlaces, placeColumns } from "./named-places.server.ts";

export const areasNoun: ImportableNoun = {
  name: "areas",
  place: 40,
  needs: "facilities.change",
  label: (language) => facilityImportMessages(language).nouns.areas,
  help: (language) => facilityImportMessages(language).help.areas,
  columns: [
    ...placeColumns,
    { name: "name", label: columnLabel("area"), heads: areaHeads.name, isRequired: true },
    { name: "floor", label: columnLabel("floor"), heads: areaHeads.floor, isRequired: true },
    { name: "type", label: columnLabel("areaType"), heads: areaHeads.type, isRequired: true },
    {
      name: "squareFeet",
      label: columnLabel("squareFeet"),
      heads: areaHeads.squareFeet,
    },
    {
      name: "floorCovering",
      label: columnLabel("floorCovering"),
      heads: areaHeads.floorCovering,
      isRequired: true,
    },
    ...fixtureColumns.map((name) => ({
      name,
      label: columnLabel(name),
      heads: areaHeads[name],
    })),
  ],
  async readRows({ db, language }, rows) {
    const { places, facilityIds } = await findPlaces({ db, language }, rows);
    const knownAreas = await db
      .select({
        id: areas.id,
        facilityId: areas.facilityId,
        name: areas.name,
        floor: areas.floor,
      })
      .from(areas)
      .where(and(inArray(areas.facilityId, facilityIds), isNull(areas.archivedAt)));
    const byKey = new Map(knownAreas.map((area) => [keyOf(area), area.id]));
    return rows.map((cells, n) => {
      const { place, faults: placeFaults = [] } = places[n] ?? {};
      const parsed = z.safeParse(areaForm(language), {
        name: cells.name ?? "",
        floor: cells.floor ?? "",
        type: chooseAmong(cells.type ?? "", areaTypes),
        squareFeet: cells.squareFeet ?? "",
        floorCovering: chooseAmong(cells.floorCovering ?? "", floorCoverings),
        toilets: cells.toilets ?? "",
        urinals: cells.urinals ?? "",
        sinks: cells.sinks ?? "",
      });
      const faults = [
        ...formulaFaults(cells, language),
        ...placeFaults,
        ...(parsed.success ? [] : faultsOf(parsed.error.issues)),
      ];
      if (faults.length > 0 || !parsed.success || !place) return { state: "faulty", faults };
      const { facilityId } = place;
      const { data } = parsed;
      const key = keyOf({ facilityId, ...data });
      const id = byKey.get(key);
      if (id !== undefined) return { state: "known", title: data.name, id };
      return {
        state: "ready",
        title: data.name,
        key,
        create: ({ db, actor }) => addAreas({ db }, actor, facilityId, [data]),
      };
    });
  },
  undo: {
    table: areas,
    named: areas.name,
    watched: [
      areas.name,
      areas.floor,
      areas.type,
      areas.squareFeet,
      areas.toilets,
      areas.urinals,
      areas.sinks,
      areas.floorCovering,
      areas.archivedAt,
    ],
  },
};

const keyOf = ({ facilityId, floor, name }: { facilityId: string; floor: string; name: string }) =>
  [facilityId, floor, name].join("\n").toLowerCase();
