/** A place, and the ids of one record of every noun there, as if somebody asked for all of them. */
import { randomUUID } from "node:crypto";
import { dayMs } from "#platform/format/durations.ts";
import type { ExampleIds, ExamplePlace, ExampleSite } from "../example-records.ts";
import { addFacility } from "../facilities.ts";
import { type Place, wordOf } from "./places.ts";

export interface PlaceRecords {
  place: ExamplePlace;
  ids: ExampleIds;
}

export async function addPlace(
  context: ExampleSite["context"],
  place: Place,
  clientId: string,
): Promise<ExamplePlace> {
  const word = wordOf(place);
  const facility = await addFacility(context, {
    clientId,
    name: `${word} clinic`,
    siteCode: "7KR-4M2W",
    street: `1 ${word} street`,
    accessNotes: `${word} key under the mat`,
    areas: [{ name: `${word} lobby` }],
    holidays: [new Date(Date.now() + 20 * dayMs).toISOString().slice(0, 10)],
  });
  return { clientId, facilityId: facility.id, areaId: facility.areaIds[0] ?? "" };
}

/** The ids of the place and of all records there. */
export const idsIn = ({ place, ids }: PlaceRecords): string[] => [
  ...Object.values(place),
  ...Object.values(ids).flatMap((ofFeature) => Object.values(ofFeature)),
];

/** The same with ids that no record has. */
export const nowhere = ({ ids }: PlaceRecords): PlaceRecords => ({
  place: { clientId: randomUUID(), facilityId: randomUUID(), areaId: randomUUID() },
  ids: Object.fromEntries(
    Object.entries(ids).map(([feature, ofFeature]) => [
      feature,
      Object.fromEntries(Object.keys(ofFeature).map((noun) => [noun, randomUUID()])),
    ]),
  ),
});
