/** Addresses with days and numbers that nobody means: none fails, and none keeps the server busy. */
import { beforeAll, describe, expect, it } from "vitest";
import { featureRoutes } from "#features/manifests.routes.ts";
import routes from "#src/routes.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addIssuedInvoice } from "#tests/support/invoices.ts";
import { leastProcessorTime } from "#tests/support/processor-time.ts";
import { useCast } from "#tests/support/roles.ts";
import { pathsOf } from "#tests/support/route-paths.ts";
import { temporaryFiles } from "#tests/support/temporary-files.ts";
import { addVisitBegun } from "#tests/support/visits.ts";
import { addOrder } from "#tests/support/work-orders.ts";
import { addressRows, loadModule } from "./address-rows.ts";
import { useExistingAddresses } from "./existing-addresses.ts";

/** What the values of an address may add to the computing of its request. */
const maxMs = 50;

/** What programs of a client's administrator read. */
const programs = [
  { path: "api/portal/home", load: () => import("#areas/api/home.ts") },
  ...featureRoutes.flatMap(({ name, api = {} }) =>
    Object.entries(api).map(([path, module]) => ({ path, load: loadModule(name, module) })),
  ),
]
  .filter(({ path }) => path.startsWith("api/portal/"))
  .map((row) => ({ ...row, roles: ["client-administrator"] as const }));

/** Every name that an address of a list knows, with the same values. */
function queriesOf(from: string, to: string, number: string): string[] {
  const month = (day: string) => day.slice(0, 7);
  const shared = { page: number, days: number, after: number, before: number, version: number };
  const several: Record<string, string>[] = [
    { from, to, ...shared },
    { from: month(from), to: month(to), ...shared },
    { month: month(to), on: from, until: to, view: "list", ...shared },
    { on: to, view: "month" },
  ];
  return several.map((values) => `?${new URLSearchParams(values)}`);
}

const hostile = [
  queriesOf("9999-12-30", "9999-12-31", "9007199254740993"),
  queriesOf("0000-01-01", "0000-12-31", "-1"),
  queriesOf("0001-01-01", "9999-12-31", "1e308"),
  queriesOf("2000-01-01", "2099-12-31", "2147483648"),
  queriesOf("2099-12-30", "2000-01-02", "0"),
  queriesOf("+010000-01-01", "-000001-01-01", "NaN"),
  queriesOf("2026-02-30", "2026-13-45", "0x10"),
];

it("asks every address of the programs' interface", () => {
  const paths = pathsOf(routes).filter((path) => path.startsWith("api/portal/"));
  expect(programs.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
});

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context, temporaryFiles());
  const existing = useExistingAddresses(context, cast);

  const place = () => ({ facilityId: cast.assigned, clientId: cast.own.id });

  describe("with days and numbers that nobody means", () => {
    const rows = [
      ...Object.entries(addressRows).map(([path, { load, roles }]) => ({ path, load, roles })),
      ...programs,
    ].filter(({ path }) => !path.endsWith("*"));

    beforeAll(async () => {
      await addIssuedInvoice(context, place(), "of the lists");
      await addVisitBegun(context, place(), -120);
      await addOrder(context, cast.assigned);
    });

    it.each(rows)("$path", async ({ path, load, roles: [role] }) => {
      const { loader } = await load();
      const address = existing(path);
      const ask = (query: string) =>
        cast.ask(
          role,
          address + (address.includes("?") ? query.replace("?", "&") : query),
          loader ?? (() => null),
        );
      const statuses: number[] = [];
      const read = async (query: string) => {
        const { status } = await ask(query);
        statuses.push(status);
        expect(status, query).toBeLessThan(500);
      };
      // The first one also loads modules.
      await read("");
      const most = (await leastProcessorTime(() => read(""), Number.POSITIVE_INFINITY)) + maxMs;
      // Asked of a record, which exists: 404 would prove nothing.
      expect(statuses.at(-1), address).toBeLessThan(400);
      // The page of one record reads few of these names, and a PDF is the same work whatever its days.
      const isPdf = path.endsWith(".pdf");
      const isOfRecord = path.includes(":id") && !/insights|statement|billing/.test(path);
      const queries = (isPdf ? hostile.slice(0, 2) : hostile).flatMap((several) =>
        isPdf || isOfRecord ? [merged(several)] : several,
      );
      for (const query of queries)
        expect(await leastProcessorTime(() => read(query), most), query).toBeLessThan(most);
    });
  });
});

/** Where several queries have the same name, the first value counts. */
function merged(queries: readonly string[]): string {
  const parameters = new URLSearchParams();
  for (const query of queries)
    for (const [name, value] of new URLSearchParams(query))
      if (!parameters.has(name)) parameters.set(name, value);
  return `?${parameters}`;
}
