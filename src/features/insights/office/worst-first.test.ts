import { describe, expect, it } from "vitest";
import type { ClientHealth } from "../client-health/read-client-health.server.ts";
import { clientsOnPage, facilitiesOfClient, partOfHealth, readHealthQuery } from "./worst-first.ts";

const counts = { late: 1, missed: 0, low: 0, breached: 0, unanswered: 0 };
const client = (index: number, red: number, invitations = 0): ClientHealth => ({
  id: `00000000-0000-4000-8000-${`${index}`.padStart(12, "0")}`,
  name: `Client ${index}`,
  facilities: Array.from({ length: red }, (_, at) => ({
    id: `${index}-${at}`,
    name: `Facility ${at}`,
    counts,
    missedDates: undefined,
    weight: 3,
  })),
  clear: 0,
  invitations,
  weight: red * 3,
});
const at = (query: string) => readHealthQuery(new URL(`https://example.com/?${query}`));

describe("a page of what is red", () => {
  it("holds the worst clients with their worst facilities, and leads to the rest", () => {
    const clients = Array.from({ length: clientsOnPage + 2 }, (_, index) =>
      client(index, index === 0 ? facilitiesOfClient + 3 : 1),
    );
    const part = partOfHealth([...clients, client(99, 0)], at(""));
    expect(part.listedClients.map(({ name }) => name)).toEqual(
      clients.slice(0, clientsOnPage).map(({ name }) => name),
    );
    expect(part.listedClients[0]).toMatchObject({ further: 3 });
    expect(part.listedClients[0]?.facilities).toHaveLength(facilitiesOfClient);
    expect(part).toMatchObject({ red: clientsOnPage + 2, clear: 1, first: undefined });
    expect(part.next).toBe("/office/client-health?page=2");
    const two = partOfHealth(clients, at("page=2"));
    expect(two.listedClients).toHaveLength(2);
    expect(two).toMatchObject({ first: "/office/client-health", next: undefined });
  });

  it("holds one client with all its facilities, where it is asked for", () => {
    const clients = [client(0, 1), client(1, facilitiesOfClient + 3)];
    const { listedClients, first, next } = partOfHealth(clients, at(`clientId=${clients[1]?.id}`));
    expect(listedClients).toMatchObject([{ name: "Client 1", further: 0 }]);
    expect(listedClients[0]?.facilities).toHaveLength(facilitiesOfClient + 3);
    expect([first, next]).toEqual(["/office/client-health", undefined]);
  });

  it("holds a client whose invitations end alone, and none without anything red", () => {
    const { listedClients, clear } = partOfHealth([client(0, 0, 2), client(1, 0)], at(""));
    expect(listedClients.map(({ name }) => name)).toEqual(["Client 0"]);
    expect(clear).toBe(1);
  });

  it("is the first one for addresses that say nothing", () => {
    for (const query of ["page=0", "page=-1", "page=x", "page=1.5", "clientId=x", "page=1e99"])
      expect(at(query).clientId).toBeUndefined();
    expect(at("page=x").page).toBe(1);
    const beyond = partOfHealth([client(0, 1)], at("page=9"));
    expect(beyond).toMatchObject({
      listedClients: [],
      first: "/office/client-health",
      next: undefined,
    });
  });
});
