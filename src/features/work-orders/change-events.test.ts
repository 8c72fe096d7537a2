import { expect, it } from "vitest";
import { liveChannel } from "#platform/changes/change-events.server.ts";
import { actorOf, addClient, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addOrder } from "#tests/support/work-orders.ts";
import { acknowledge, comment } from "./handle-work-order.server.ts";
import { raiseAlarms } from "./raise-alarms.server.ts";

describeDatabase((database) => {
  const context = useAccounts(database);

  it("tell open screens what changed, and clients nothing of what is internal", async () => {
    const { id: clientId, facilityIds } = await addClient(context, 1);
    const [facilityId = ""] = facilityIds;
    const chief = actorOf(await addPerson(context, { role: "administrator" }));
    const heard: unknown[] = [];
    const stop = await database().listen(liveChannel, {
      onMessage: (payload) => heard.push(JSON.parse(payload)),
      onGap: () => {},
    });
    // Three quarters of the time for the answer are over.
    const at = new Date(Date.now() - 0.875 * 3_600_000);
    const { id } = await addOrder(context, facilityId, { priority: "emergency", at });
    const changeEvent = { kind: "work-order", id, clientId, facilityId };
    await raiseAlarms(context);
    await comment(context, chief, id, { text: "Difficult", isInternal: true });
    await comment(context, chief, id, { text: "On our way", isInternal: false });
    await acknowledge(context, chief, id);
    const internal = { ...changeEvent, isInternal: true };
    await expect
      .poll(() => heard.filter((event) => JSON.stringify(event).includes(id)))
      .toEqual([changeEvent, internal, internal, changeEvent, changeEvent]);
    await stop();
  });
});
