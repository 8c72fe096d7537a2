import { demo } from "#content/demo.ts";
import { demoFacilities } from "#content/demo-facilities.ts";
import type { Demonstration } from "#platform/demonstration.server.ts";
import { addDemoBuilding } from "./demonstration/add-building.server.ts";

/** Clients and facilities are there already; this is what stands on their pages. */
export const demonstration: Demonstration = {
  async add({ db, places, now }) {
    for (const client of demo.clients)
      await db.transaction(async (tx) => {
        for (const { name } of client.facilities) {
          const { id: facilityId, clientId } = places.facilityOf(name);
          const building = demoFacilities[name];
          if (building === undefined) throw new Error(`${name} has no building`);
          const columns = { facilityId, clientId };
          await addDemoBuilding(tx, columns, building, now);
        }
      });
  },
};
