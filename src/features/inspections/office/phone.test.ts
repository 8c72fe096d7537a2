import { expect, it } from "vitest";
import { addDays } from "#platform/format/local-date.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addFacility, addScope } from "#tests/support/facilities.ts";
import { addInspection } from "#tests/support/inspections.ts";
import { readPhoneData } from "./phone.server.ts";

const first = "2026-11-20";

describeDatabase((database) => {
  const context = useAccounts(database);

  it("keeps one's own first, then the earliest, and always those that were opened on it", async () => {
    const facility = await addFacility(context);
    const { clientId } = facility;
    await addScope(context, facility);
    const manager = actorOf(
      await addPerson(context, { role: "account-manager", clientIds: [clientId] }),
    );
    const other = await addPerson(context, { role: "account-manager", clientIds: [clientId] });
    const plan = (plannedOn: string, inspectorId = other.id) =>
      addInspection(context, { ...facility, areaIds: [] }, { plannedOn, inspectorId });
    const later: string[] = [];
    for (let day = 0; day < 21; day++) later.push(await plan(addDays(first, day)));
    const own = await plan(addDays(first, 25), manager.accountId);
    const read = async (opened: readonly string[]) => {
      const entered = { ...context, actor: manager, config: { crewPhones: true } };
      const data = await readPhoneData(entered, opened);
      return data.inspections.map(({ id }) => id);
    };
    expect(await read([])).toEqual([own, ...later.slice(0, 19)]);
    const last = later.at(-1) ?? "";
    expect(await read(["no-id", last])).toEqual([last, own, ...later.slice(0, 18)]);
  });
});
