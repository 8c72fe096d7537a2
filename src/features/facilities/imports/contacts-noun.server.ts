import { inArray } from "drizzle-orm";
import * as z from "zod/mini";
import { formulaFaults } from "#platform/imports/cell-faults.server.ts";
import { wholeName } from "#platform/imports/cell-values.ts";
import { faultsOf, type ImportableNoun } from "#platform/imports/importable-noun.server.ts";
import { addContact } from "../contacts.server.ts";
import { contactForm } from "../facility-form.ts";
import { facilityContacts } from "../tables/facility-details.ts";
import { facilityImportMessages } from "./messages.server.ts";
import { columnLabel, findPlaces, placeColumns } from "./named-places.server.ts";

export const contactsNoun: ImportableNoun = {
  name: "contacts",
  place: 30,
  needs: "facilities.change",
  label: (language) => facilityImportMessages(language).nouns.contacts,
  help: (language) => facilityImportMessages(language).help.contacts,
  columns: [
    ...placeColumns,
    {
      name: "name",
      label: columnLabel("name"),
      heads: ["contact", "contact name", "full name", "primary contact", "cont1", "contacto"],
      isRequired: true,
    },
    { name: "firstName", label: columnLabel("firstName"), heads: ["first", "given name"] },
    { name: "lastName", label: columnLabel("lastName"), heads: ["last", "surname", "apellidos"] },
    {
      name: "jobTitle",
      label: columnLabel("jobTitle"),
      heads: ["title", "position", "contact title", "puesto"],
    },
    {
      name: "phone",
      label: columnLabel("phone"),
      heads: [
        "telephone",
        "phone number",
        "main phone",
        "mobile",
        "mobile phone",
        "contact phone",
        "phone1",
      ],
    },
    {
      name: "email",
      label: columnLabel("email"),
      heads: ["e mail", "email address", "contact email", "correo electronico"],
    },
  ],
  async readRows({ db, language }, rows) {
    const { places, facilityIds } = await findPlaces({ db, language }, rows);
    const knownContacts = await db
      .select()
      .from(facilityContacts)
      .where(inArray(facilityContacts.facilityId, facilityIds));
    return rows.map((cells, n) => {
      const { place, faults: placeFaults = [] } = places[n] ?? {};
      const parsed = z.safeParse(contactForm(language), {
        name: wholeName(cells.name ?? "", cells.firstName ?? "", cells.lastName ?? ""),
        jobTitle: cells.jobTitle ?? "",
        phone: cells.phone ?? "",
        email: cells.email ?? "",
      });
      const faults = [
        ...formulaFaults(cells, language),
        ...placeFaults,
        ...(parsed.success ? [] : faultsOf(parsed.error.issues)),
      ];
      if (faults.length > 0 || !parsed.success || !place) return { state: "faulty", faults };
      const { facilityId } = place;
      const { data } = parsed;
      const key = keyOf({ facilityId, name: data.name, email: data.email });
      const there = knownContacts.find((contact) => keyOf(contact) === key);
      if (there !== undefined) return { state: "known", title: data.name, id: there.id };
      return {
        state: "ready",
        title: data.name,
        key,
        create: ({ db, actor }) => addContact({ db }, actor, facilityId, data),
      };
    });
  },
  undo: {
    table: facilityContacts,
    named: facilityContacts.name,
    watched: [
      facilityContacts.name,
      facilityContacts.jobTitle,
      facilityContacts.phone,
      facilityContacts.email,
    ],
  },
};

const keyOf = ({ facilityId, name, email }: { facilityId: string; name: string; email: string }) =>
  [facilityId, name, email].join("\n").toLowerCase();
