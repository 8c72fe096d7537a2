/** Clients and facilities as the rows of a file name them: by name, as people know them. */
import { sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { clients, facilities } from "#platform/identity/tables/clients.ts";
import { shown } from "#platform/imports/cell-values.ts";
import type {
  Cells,
  ImportColumn,
  ReadingContext,
  RowFault,
} from "#platform/imports/importable-noun.server.ts";
import type { Language } from "#platform/language/language.ts";
import { facilityImportMessages } from "./messages.server.ts";

/** Every noun that belongs to a facility has these columns. */
export const placeColumns: readonly ImportColumn[] = [
  {
    name: "client",
    label: (language) => facilityImportMessages(language).columns.client,
    heads: [
      "client name",
      "customer",
      "customer name",
      "company",
      "company name",
      "account",
      "account name",
      "nombre del cliente",
    ],
    neededBy: (language) => facilityImportMessages(language).sameNames,
  },
  {
    name: "facility",
    label: (language) => facilityImportMessages(language).columns.facility,
    heads: [
      "facility name",
      "location",
      "location name",
      "building",
      "building name",
      "site",
      "site name",
      "property",
      "property name",
      "nombre de la instalacion",
      "edificio",
    ],
    isRequired: true,
  },
];

export interface NamedPlace {
  clientId: string;
  facilityId: string;
  facilityName: string;
}

interface PlaceReading {
  place?: NamedPlace;
  faults: readonly RowFault[];
}

interface ClientReading {
  clientId?: string;
  faults: readonly RowFault[];
}

/** The client is needed only where two clients have a facility of that name. */
export async function findPlaces(
  { db, language }: Pick<ReadingContext, "db" | "language">,
  rows: readonly Cells[],
): Promise<{ places: readonly PlaceReading[]; facilityIds: string[] }> {
  const [clientIds, facilitiesNamed] = await Promise.all([
    findClientsNamed(
      db,
      rows.map(({ client = "" }) => client),
    ),
    findFacilitiesNamed(
      db,
      rows.map(({ facility = "" }) => facility),
    ),
  ]);
  const places = rows.map(({ client = "", facility = "" }): PlaceReading => {
    const { faults } = facilityImportMessages(language);
    if (facility === "") return refused("facility", faults.noFacility);
    const ids = clientIds.get(client) ?? [];
    if (client !== "" && ids.length === 0)
      return refused("client", faults.unknownClient({ name: shown(client) }));
    const named = (facilitiesNamed.get(facility) ?? []).filter(
      ({ clientId }) => client === "" || ids.includes(clientId),
    );
    const [place] = named;
    if (place === undefined)
      return refused("facility", faults.unknownFacility({ name: shown(facility) }));
    return named.length === 1
      ? { place, faults: [] }
      : refused("facility", faults.severalFacilities({ name: shown(facility) }));
  });
  const ids = places.flatMap(({ place }) => place?.facilityId ?? []);
  return { places, facilityIds: [...new Set(ids)] };
}

/** The client of a row that belongs to one as a whole, or what is wrong with its name. */
export async function findClients(
  { db, language }: Pick<ReadingContext, "db" | "language">,
  names: readonly string[],
): Promise<readonly ClientReading[]> {
  const clientIds = await findClientsNamed(db, names);
  return names.map((name) => {
    const { faults } = facilityImportMessages(language);
    if (name === "") return refused("client", faults.noClient);
    const [clientId, ...others] = clientIds.get(name) ?? [];
    if (clientId === undefined)
      return refused("client", faults.unknownClient({ name: shown(name) }));
    return others.length === 0
      ? { clientId, faults: [] }
      : refused("client", faults.severalClients({ name: shown(name) }));
  });
}

const refused = (column: string, text: string) => ({ faults: [{ column, text }] });

/** Compared by the database, as it compares names elsewhere. @returns ids by the names as they were asked */
export async function findClientsNamed(
  db: Database,
  names: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await db.execute(sql`select asked.name, ${clients.id} as id
    from ${clients} join ${askedFor(names)} on lower(asked.name) = lower(${clients.name})
    order by ${clients.id}`);
  const rowsByName = Map.groupBy(rows, ({ name }) => String(name));
  return new Map([...rowsByName].map(([name, all]) => [name, all.map(({ id }) => String(id))]));
}

export async function findFacilitiesNamed(
  db: Database,
  names: readonly string[],
): Promise<ReadonlyMap<string, readonly NamedPlace[]>> {
  const { id, clientId, name, archivedAt } = facilities;
  const { rows } = await db.execute(sql`select asked.name as asked, ${id} as id, ${name} as name,
      ${clientId} as client_id
    from ${facilities} join ${askedFor(names)} on lower(asked.name) = lower(${name})
    where ${archivedAt} is null`);
  const places = rows.map((row) => ({
    asked: String(row.asked),
    facilityId: String(row.id),
    facilityName: String(row.name),
    clientId: String(row.client_id),
  }));
  return Map.groupBy(places, ({ asked }) => asked);
}

/** All names are one parameter, because a statement can have only so many. */
const askedFor = (names: readonly string[]) =>
  sql`jsonb_array_elements_text(${JSON.stringify([...new Set(names)])}::jsonb) as asked(name)`;

/** The label of a column of this feature's files, by its name. */
export const columnLabel =
  (name: keyof ReturnType<typeof facilityImportMessages>["columns"]) => (language: Language) =>
    facilityImportMessages(language).columns[name];
