import * as z from "zod/mini";
import type { ClientHealth } from "../client-health/read-client-health.server.ts";

/** A person works through about this many before looking again. */
export const clientsOnPage = 10;
export const facilitiesOfClient = 5;

export const healthPath = "/office/client-health";

const query = z.object({
  page: z.catch(z.coerce.number().check(z.int(), z.minimum(1)), 1),
  clientId: z.catch(z.optional(z.uuid()), undefined),
});

/** Leaves out what is invalid in the address. */
export const readHealthQuery = (address: URL) =>
  query.parse(Object.fromEntries(address.searchParams));

/**
 * The part of a page: the worst clients with their worst facilities, or one client with all of them.
 * @param all worst first
 */
export function partOfHealth(
  all: readonly ClientHealth[],
  { page, clientId }: z.infer<typeof query>,
) {
  const red = all.filter(({ facilities, invitations }) => facilities.length + invitations > 0);
  const listed = clientId === undefined ? red : red.filter(({ id }) => id === clientId);
  const from = clientId === undefined ? (page - 1) * clientsOnPage : 0;
  const maxFacilities = clientId === undefined ? facilitiesOfClient : Number.POSITIVE_INFINITY;
  const listedClients = listed.slice(from, from + clientsOnPage).map((client) => ({
    ...client,
    facilities: client.facilities.slice(0, maxFacilities),
    further: Math.max(0, client.facilities.length - maxFacilities),
  }));
  return {
    listedClients,
    clients: all.length,
    red: red.length,
    clear: all.length - red.length,
    first: clientId !== undefined || page > 1 ? healthPath : undefined,
    next:
      from + listedClients.length < listed.length ? `${healthPath}?page=${page + 1}` : undefined,
  };
}

export type ClientHealthView = ReturnType<typeof partOfHealth>["listedClients"][number];
