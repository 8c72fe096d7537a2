import type { ExampleRecords } from "#tests/support/example-records.ts";
import { addAttendedVisit, addEndedSeries, addVisitBegun } from "#tests/support/visits.ts";

export const exampleRecords: ExampleRecords = {
  async add({ context, place: { clientId, facilityId, areaId }, word, crewLead }) {
    const facility = { clientId, facilityId };
    const seriesId = await addEndedSeries(context, facility, word);
    return {
      visit: await addAttendedVisit(context, { ...facility, areaId }, { word, crewLead }),
      // For later the same day.
      planned: await addVisitBegun(context, facility, -60, { seriesId }),
      series: seriesId,
    };
  },
  idAt: {
    "office/schedule/:id/edit": "planned",
    "office/schedule/series/:id": "series",
  },
  placeQueries: { "office/schedule/series/new": ({ facilityId }) => `?facilityId=${facilityId}` },
  listQueries: { "client-portal/schedule": "?view=list", "office/schedule": "?view=list" },
};
