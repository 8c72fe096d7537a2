/** Own rates of the demonstration: one that a time study has found, and the guess that it replaced. */
import { daysBefore } from "#demo/demo-submission.ts";
import { newId } from "#platform/database/new-id.ts";
import type { Demonstration } from "#platform/demonstration.server.ts";
import { productionRates } from "./tables/production-rates.ts";

export const demonstration: Demonstration = {
  async add({ db, places, now }) {
    const [measured, guessed] = [newId(), newId()];
    const addedBy = places.accountOf("staff.admin");
    const lobby = { subject: "lobby", floorCovering: "tile", addedBy } as const;
    await db.insert(productionRates).values([
      {
        ...lobby,
        id: guessed,
        squareFeetAnHour: 3_000,
        source: "Estimate of the supervisors",
        addedAt: daysBefore(now, 210),
        endedAt: daysBefore(now, 64),
        endedBy: addedBy,
        replacementId: measured,
      },
      {
        ...lobby,
        id: measured,
        squareFeetAnHour: 2_600,
        low: 2_350,
        high: 2_900,
        source: "Own time study, 14 visits",
        addedAt: daysBefore(now, 64),
      },
    ]);
  },
};
