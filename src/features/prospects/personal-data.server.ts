/** Contacts: who asked, and how to reach them. Their company stays when they are forgotten. */
import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { prospectCompanies, prospectContacts } from "./tables/prospects.ts";

export const prospectPersonalData = [
  personalTable({
    table: prospectCompanies,
    columns: { name: "words", homepage: "words", domain: "code", phone: "words", address: "words" },
  }),
  personalTable({
    table: prospectContacts,
    columns: { name: "name", jobTitle: "about", email: "email", phone: "phone", language: "code" },
    record: {
      at: "addedAt",
      fate: () => ({ kind: "emptied" }),
      emptied: (code) => ({ name: code, jobTitle: "", email: "", phone: "" }),
    },
  }),
];
