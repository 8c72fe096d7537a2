import { inArray } from "drizzle-orm";
import * as z from "zod/mini";
import {
  findClients,
  findClientsNamed,
  findFacilitiesNamed,
} from "#features/facilities/imports/named-places.server.ts";
import { mailboxOf } from "#platform/email/mailbox.ts";
import { listText } from "#platform/format/list-text.ts";
import { invitationForm } from "#platform/identity/invitation-form.server.ts";
import { addUninvited } from "#platform/identity/people/add-uninvited.server.ts";
import { roleLabels } from "#platform/identity/role-labels.server.ts";
import {
  assignedTo,
  clientRoles,
  isClientRole,
  type Role,
  staffRoles,
} from "#platform/identity/roles.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { clientAssignments, facilityAssignments } from "#platform/identity/tables/assignments.ts";
import { formulaFaults } from "#platform/imports/cell-faults.server.ts";
import { chooseAmong, shown, wholeName } from "#platform/imports/cell-values.ts";
import {
  faultsOf,
  type ImportableNoun,
  type RowFault,
} from "#platform/imports/importable-noun.server.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import { personImportMessages } from "./messages.server.ts";

const label =
  (name: keyof ReturnType<typeof personImportMessages>["columns"]) => (language: Language) =>
    personImportMessages(language).columns[name];

const allRoles: readonly Role[] = [...clientRoles, ...staffRoles];

const roleChoices = byLanguage((language) => {
  const labels = roleLabels(language);
  return allRoles.map((value) => ({ value, label: labels[value] }));
});

/** Other programs call our roles by these names. */
const roleWords = {
  administrator: ["admin", "owner", "admin manager"],
  "account-manager": ["manager", "office manager"],
  "crew-lead": ["crew", "cleaner", "lead", "team lead", "janitor"],
  "client-administrator": ["client", "customer", "client admin"],
  "client-member": ["facility manager", "member"],
} as const;

/** `North Clinic; South Clinic`: a comma belongs to names. */
const listed = (cell: string): string[] =>
  cell
    .split(/[;\n|]/)
    .map((name) => name.trim())
    .filter(Boolean);

export const peopleNoun: ImportableNoun = {
  name: "people",
  place: 60,
  needs: "staff.invite",
  areInvitedLater: true,
  label: (language) => personImportMessages(language).noun,
  help: (language) => personImportMessages(language).help,
  columns: [
    {
      name: "name",
      label: label("name"),
      heads: [
        "full name",
        "person",
        "employee",
        "employee name",
        "cleaner name",
        "nombre completo",
      ],
      isRequired: true,
    },
    { name: "firstName", label: label("firstName"), heads: ["first", "given name"] },
    { name: "lastName", label: label("lastName"), heads: ["last", "surname", "apellidos"] },
    {
      name: "email",
      label: label("email"),
      heads: ["e mail", "email address", "correo electronico"],
      isRequired: true,
    },
    {
      name: "role",
      label: label("role"),
      heads: ["user role", "access", "position", "puesto", "rol"],
      isRequired: true,
    },
    {
      name: "client",
      label: label("client"),
      heads: ["client name", "customer", "customer name", "company", "company name"],
    },
    {
      name: "facilities",
      label: label("facilities"),
      heads: [
        "facility",
        "location",
        "locations",
        "building",
        "buildings",
        "clients",
        "site",
        "sites",
        "instalacion",
        "instalaciones",
        "edificios",
      ],
    },
  ],
  async readRows({ db, language }, rows) {
    const read = rows.map((cells) => ({
      cells,
      name: wholeName(cells.name ?? "", cells.firstName ?? "", cells.lastName ?? ""),
      role: chooseAmong(cells.role ?? "", roleChoices, roleWords),
      places: listed(cells.facilities ?? ""),
    }));
    const allPlaces = read.flatMap(({ places }) => places);
    const [ofClients, clientIds, facilities, knownPeople] = await Promise.all([
      findClients(
        { db, language },
        read.map(({ cells }) => cells.client ?? ""),
      ),
      findClientsNamed(db, allPlaces),
      findFacilitiesNamed(db, allPlaces),
      db
        .select({ id: accounts.id, mailbox: accounts.mailbox, state: accounts.state })
        .from(accounts)
        .where(
          inArray(
            accounts.mailbox,
            read.map(({ cells }) => mailboxOf(cells.email ?? "")),
          ),
        ),
    ]);
    return read.map(({ cells, name, role, places }, n) => {
      const sentences = personImportMessages(language).faults;
      const faults: RowFault[] = formulaFaults(cells, language);
      const there = knownPeople.find(
        (person) => person.state !== "removed" && person.mailbox === mailboxOf(cells.email ?? ""),
      );
      const knownRole = allRoles.find((candidate) => candidate === role);
      const client = ofClients[n];
      const isOfClient = knownRole !== undefined && isClientRole(knownRole);
      if (isOfClient) faults.push(...(client?.faults ?? []));
      const clientId = isOfClient ? client?.clientId : undefined;
      const assigned = { clientIds: [] as string[], facilityIds: [] as string[] };
      const kind = knownRole && assignedTo[knownRole];
      for (const place of kind === undefined ? [] : places) {
        const ids =
          kind === "clients"
            ? (clientIds.get(place) ?? [])
            : (facilities.get(place) ?? [])
                .filter((facility) => clientId === undefined || facility.clientId === clientId)
                .map(({ facilityId }) => facilityId);
        const [id, ...others] = ids;
        const unknown = kind === "clients" ? sentences.unknownClient : sentences.unknownFacility;
        if (id === undefined)
          faults.push({ column: "facilities", text: unknown({ name: shown(place) }) });
        else if (others.length > 0)
          faults.push({
            column: "facilities",
            text: sentences.severalFacilities({ name: shown(place) }),
          });
        else assigned[kind === "clients" ? "clientIds" : "facilityIds"].push(id);
      }
      const parsed = z.safeParse(invitationForm(language), {
        name,
        email: cells.email ?? "",
        role,
        clientId,
        ...assigned,
      });
      if (!parsed.success)
        faults.push(
          ...faultsOf(parsed.error.issues).map((fault) =>
            fault.column === "role"
              ? { ...fault, text: sentences.role({ roles: namesOfRoles(language) }) }
              : fault,
          ),
        );
      if (faults.length > 0 || !parsed.success) return { state: "faulty", faults };
      if (there !== undefined) return { state: "known", title: name, id: there.id };
      return {
        state: "ready",
        title: name,
        key: mailboxOf(parsed.data.email),
        create: ({ db, actor }) => addUninvited({ db }, actor, parsed.data),
      };
    });
  },
  undo: {
    table: accounts,
    named: accounts.name,
    // A person who has been invited already has an email from us, so undoing the import keeps them.
    watched: [accounts.name, accounts.email, accounts.role, accounts.state, accounts.isUninvited],
    owned: [
      { table: clientAssignments, of: clientAssignments.accountId },
      { table: facilityAssignments, of: facilityAssignments.accountId },
    ],
  },
};

const namesOfRoles = (language: Language): string =>
  listText(Object.values(roleLabels(language)), language);
