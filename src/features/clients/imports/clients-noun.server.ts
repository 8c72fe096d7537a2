import * as z from "zod/mini";
import { clientForm } from "#features/facilities/client-form.ts";
import { createClient } from "#features/facilities/create-client.server.ts";
import { findClientsNamed } from "#features/facilities/imports/named-places.server.ts";
import { clients } from "#platform/identity/tables/clients.ts";
import { formulaFaults } from "#platform/imports/cell-faults.server.ts";
import { wholeName } from "#platform/imports/cell-values.ts";
import {
  type Cells,
  faultsOf,
  type ImportableNoun,
} from "#platform/imports/importable-noun.server.ts";
import type { Language } from "#platform/language/language.ts";
import { clientImportMessages } from "./messages.server.ts";

const label =
  (name: keyof ReturnType<typeof clientImportMessages>["columns"]) => (language: Language) =>
    clientImportMessages(language).columns[name];

/** A company by its name, a person by both of theirs, a building of QuickBooks by whose it is. */
const nameOf = ({ name = "", customerJob = "", firstName = "", lastName = "" }: Cells): string =>
  name || (customerJob.split(":")[0] ?? "").trim() || wholeName("", firstName, lastName);

export const clientsNoun: ImportableNoun = {
  name: "clients",
  place: 10,
  needs: "clients.change",
  label: (language) => clientImportMessages(language).noun,
  help: (language) => clientImportMessages(language).help,
  columns: [
    {
      name: "name",
      label: label("name"),
      heads: [
        "client",
        "customer",
        "customer name",
        "company",
        "company name",
        "account",
        "account name",
        "display name",
        "cliente",
        "empresa",
      ],
      isRequired: true,
    },
    {
      name: "customerJob",
      label: label("customerJob"),
      heads: [
        "customer job",
        "customers jobs",
        "job or customer name",
        "customer full name",
        "full name",
      ],
    },
    { name: "firstName", label: label("firstName"), heads: ["first", "given name"] },
    { name: "lastName", label: label("lastName"), heads: ["last", "surname", "apellidos"] },
  ],
  async readRows({ db, language }, rows) {
    const names = rows.map(nameOf);
    const namedClients = await findClientsNamed(db, names);
    return rows.map((cells, n) => {
      const name = names[n] ?? "";
      const parsed = z.safeParse(clientForm(language), { name });
      const faults = [
        ...formulaFaults(cells, language),
        ...(parsed.success ? [] : faultsOf(parsed.error.issues)),
      ];
      if (faults.length > 0 || !parsed.success) return { state: "faulty", faults };
      const [id] = namedClients.get(name) ?? [];
      if (id !== undefined) return { state: "known", title: name, id };
      return {
        state: "ready",
        title: name,
        key: name.toLowerCase(),
        create: ({ db, actor }) => createClient({ db }, actor, parsed.data),
      };
    });
  },
  undo: { table: clients, named: clients.name, watched: [clients.name] },
};
