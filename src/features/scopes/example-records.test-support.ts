import type { ExampleRecords } from "#tests/support/example-records.ts";
import { addScope } from "#tests/support/facilities.ts";

/** Its addresses name the facility, which is the place. */
export const exampleRecords: ExampleRecords = {
  async prepare({ context, place: { clientId, facilityId, areaId }, word }) {
    const facility = { id: facilityId, clientId, areaIds: [areaId] };
    await addScope(context, facility, { lines: [{ task: `${word} vacuum` }] });
    const draft = { version: 2, effectiveFrom: null, lines: [{ task: `${word} dust` }] };
    await addScope(context, facility, draft);
  },
};
