import type { ExampleRecords } from "#tests/support/example-records.ts";
import { addMonthlyReport, facilityFigures } from "#tests/support/monthly-reports.ts";

export const exampleRecords: ExampleRecords = {
  /** About this facility alone. */
  add: async ({ context, place: { clientId, facilityId }, word }) => ({
    report: await addMonthlyReport(context, clientId, [
      facilityFigures({ id: facilityId, name: `${word} clinic` }),
    ]),
  }),
};
