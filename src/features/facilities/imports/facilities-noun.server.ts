import { sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Database } from "#platform/database/client.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import { formulaFaults } from "#platform/imports/cell-faults.server.ts";
import { chooseAmong, plainWords } from "#platform/imports/cell-values.ts";
import {
  type Cells,
  type CreatedRow,
  faultsOf,
  type ImportableNoun,
  type ImportContext,
} from "#platform/imports/importable-noun.server.ts";
import type { Language } from "#platform/language/language.ts";
import { changeFacts } from "../change-facility.server.ts";
import { timeZones } from "../client-form.ts";
import { createFacility } from "../create-client.server.ts";
import { type FacilityFactsForm, facilityFactsForm } from "../facility-form.ts";
import { facilityTypes } from "../facility-types.ts";
import { facilityHolidays } from "../tables/facility-details.ts";
import { facilityImportMessages } from "./messages.server.ts";
import { columnLabel, findClients } from "./named-places.server.ts";
import { stateCode, timeZoneAt } from "./us-states.ts";

/** Words of other programs for time zones; `Central Time (US & Canada)` has one of them in it. */
const zoneWords: readonly (readonly [word: RegExp, timeZone: string])[] = [
  [/\bindiana\b/, "America/Indiana/Indianapolis"],
  [/\barizona\b|\bphoenix\b/, "America/Phoenix"],
  [/\beastern\b|^e[sd]?t$|\bdetroit\b/, "America/New_York"],
  [/\bcentral\b|^c[sd]?t$/, "America/Chicago"],
  [/\bmountain\b|^m[sd]?t$|\bboise\b/, "America/Denver"],
  [/\bpacific\b|^p[sd]?t$/, "America/Los_Angeles"],
  [/\balaska\b|^ak[sd]?t$/, "America/Anchorage"],
  [/\bhawaii\b|^hs?t$/, "Pacific/Honolulu"],
];

/**
 * It reads the zone's own name or a popular one; a blank cell goes by the address. Anything else stays as
 * written, so that the row names it as a fault.
 */
function timeZoneOf({ timeZone = "", postalCode = "" }: Cells, state: string, language: Language) {
  if (timeZone === "") return timeZoneAt(state, postalCodeOf(postalCode)) ?? "";
  const chosen = chooseAmong(timeZone, timeZones);
  if (chosen !== timeZone || timeZones(language).some(({ value }) => value === chosen))
    return chosen;
  const words = plainWords(timeZone);
  return zoneWords.find(([word]) => word.test(words))?.[1] ?? timeZone;
}

/** Spreadsheets drop the zero that ZIP codes of New England and New Jersey begin with. */
const postalCodeOf = (written: string): string =>
  /^\d{4}$/.test(written) ? `0${written}` : written;

/** QuickBooks keeps a building as `customer:job`, where it has no columns for the two. */
function clientAndName(cells: Cells): { client: string; name: string } {
  const { client = "", name = "", customerJob = "" } = cells;
  const [customer = "", ...job] = customerJob.split(":").map((part) => part.trim());
  return { client: client || customer, name: name || job.join(":") };
}

export const facilitiesNoun: ImportableNoun = {
  name: "facilities",
  place: 20,
  needs: "clients.change",
  label: (language) => facilityImportMessages(language).nouns.facilities,
  help: (language) => facilityImportMessages(language).help.facilities,
  columns: [
    {
      name: "client",
      label: columnLabel("client"),
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
      isRequired: true,
    },
    {
      name: "name",
      label: columnLabel("facilityName"),
      heads: [
        "facility",
        "location",
        "location name",
        "building",
        "building name",
        "site",
        "site name",
        "property",
        "property name",
        "instalacion",
        "edificio",
      ],
      isRequired: true,
    },
    {
      name: "customerJob",
      label: columnLabel("customerJob"),
      heads: ["customer job", "customers jobs", "job or customer name", "customer full name"],
    },
    {
      name: "street",
      label: columnLabel("street"),
      heads: [
        "address",
        "address 1",
        "address line 1",
        "street address",
        "street 1",
        "property street",
        "service street",
        "ship address 1",
        "shipping address line 1",
        "direccion",
      ],
    },
    {
      name: "city",
      label: columnLabel("city"),
      heads: ["town", "property city", "service city", "ship city", "shipping address city"],
    },
    {
      name: "state",
      label: columnLabel("state"),
      heads: [
        "state province",
        "province",
        "property state",
        "service state",
        "ship state",
        "shipping address state",
      ],
    },
    {
      name: "postalCode",
      label: columnLabel("postalCode"),
      heads: [
        "zip",
        "zip code",
        "postal code",
        "postcode",
        "property zip code",
        "service zip code",
        "ship zip",
        "shipping address postal code",
      ],
    },
    { name: "timeZone", label: columnLabel("timeZone"), heads: ["timezone", "zone"] },
    {
      name: "facilityType",
      label: columnLabel("facilityType"),
      heads: ["type", "building type", "industry", "facility type", "tipo"],
    },
    {
      name: "accessNotes",
      label: columnLabel("accessNotes"),
      heads: ["access", "notes", "instructions", "access instructions", "notas"],
    },
  ],
  async readRows({ db, language }, rows) {
    const named = rows.map(clientAndName);
    const foundClients = await findClients(
      { db, language },
      named.map(({ client }) => client),
    );
    const knownFacilities = await findKnown(
      db,
      foundClients.map(({ clientId }, n) => ({
        clientId,
        name: named[n]?.name ?? "",
      })),
    );
    return rows.map((cells, n) => {
      const { clientId, faults: clientFaults = [] } = foundClients[n] ?? {};
      const name = named[n]?.name ?? "";
      const state = stateCode(cells.state ?? "");
      const parsed = z.safeParse(facilityFactsForm(language), {
        name,
        state,
        timeZone: timeZoneOf(cells, state, language),
        facilityType:
          chooseAmong(cells.facilityType ?? "", facilityTypes, typeWords) || ("other" as const),
        street: cells.street ?? "",
        city: cells.city ?? "",
        postalCode: postalCodeOf(cells.postalCode ?? ""),
        holidayRule: "skip",
        accessNotes: cells.accessNotes ?? "",
      });
      const faults = [
        ...formulaFaults(cells, language),
        ...clientFaults,
        ...(parsed.success ? [] : faultsOf(parsed.error.issues)).map((fault) =>
          fault.column === "timeZone" && !cells.timeZone
            ? { ...fault, text: facilityImportMessages(language).faults.timeZone }
            : fault,
        ),
      ];
      if (faults.length > 0 || !parsed.success || !clientId) return { state: "faulty", faults };
      const id = knownFacilities.get(n);
      if (id !== undefined) return { state: "known", title: name, id };
      return {
        state: "ready",
        title: name,
        key: `${clientId} ${name.toLowerCase()}`,
        create: (context) => addFacility(context, clientId, parsed.data),
      };
    });
  },
  undo: {
    table: facilities,
    named: facilities.name,
    watched: [
      facilities.name,
      facilities.timeZone,
      facilities.facilityType,
      facilities.street,
      facilities.city,
      facilities.state,
      facilities.postalCode,
      facilities.openingHours,
      facilities.holidayRule,
      facilities.accessNotes,
      facilities.siteCode,
      facilities.archivedAt,
    ],
    owned: [{ table: facilityHolidays, of: facilityHolidays.facilityId }],
  },
};

const typeWords = {
  healthcare: ["medical", "medical office", "clinic", "hospital", "clinica"],
  education: ["school", "university", "college", "escuela"],
  industrial: ["warehouse", "manufacturing", "plant", "bodega"],
  hospitality: ["hotel", "restaurant"],
  retail: ["store", "shop", "tienda"],
  office: ["office building", "corporate", "corporate office", "commercial office"],
} as const;

/** The screens take the same two steps: the facility with its name, and then its facts. */
async function addFacility(
  { db, actor }: ImportContext,
  clientId: string,
  facts: FacilityFactsForm,
): Promise<CreatedRow> {
  const created = await createFacility({ db }, actor, clientId, facts);
  if (!created.ok) return { ok: false };
  const changed = await changeFacts({ db }, actor, created.id, facts);
  return changed.ok ? { ok: true, id: created.id } : { ok: false };
}

/** Ids of facilities that are there already, by the row. */
async function findKnown(
  db: Database,
  wantedNames: readonly { clientId: string | undefined; name: string }[],
): Promise<ReadonlyMap<number, string>> {
  const wanted = wantedNames.flatMap(({ clientId, name }, row) =>
    clientId === undefined ? [] : [{ row, client: clientId, name }],
  );
  if (wanted.length === 0) return new Map();
  const { rows } = await db.execute(sql`select asked.row, ${facilities.id} as id
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      as asked(row integer, client uuid, name text)
    join ${facilities} on ${facilities.clientId} = asked.client
      and lower(${facilities.name}) = lower(asked.name)`);
  return new Map(rows.map(({ row, id }) => [Number(row), String(id)]));
}
