/** A record behind every address with an id, which the roles of a cast may see. */
import { beforeAll } from "vitest";
import type { AccountsContext } from "#platform/identity/accounts-context.ts";
import { addPaper } from "#tests/support/documents.ts";
import {
  addExamples,
  addExamplesOfNoClient,
  type ExampleIds,
  type ExamplePlace,
  exampleAddress,
  prepareExamples,
} from "#tests/support/example-records.ts";
import { addAreaTo } from "#tests/support/facilities.ts";
import { administratorOf, type Cast } from "#tests/support/roles.ts";

/** For a describe block. @returns the address of a record by the path of a route */
export function useExistingAddresses(
  context: AccountsContext,
  cast: Cast,
): (path: string) => string {
  let place: ExamplePlace;
  let ids: ExampleIds;

  beforeAll(async () => {
    const { id: areaId } = await addAreaTo(context, { id: cast.assigned, clientId: cast.own.id });
    place = { clientId: cast.own.id, facilityId: cast.assigned, areaId };
    const site = { context, place, word: "Example" };
    await prepareExamples(site);
    const administrator = administratorOf(cast);
    const scene = {
      ...site,
      administrator,
      crewLead: cast.ids["crew-lead"],
      people: Object.values(cast.ids),
      sendFile: () => addPaper(context, administrator),
    };
    ids = { ...(await addExamples(scene)), ...(await addExamplesOfNoClient(scene)) };
  });

  return (path) => exampleAddress(path, place, ids);
}
