import { companyHasWords, findCompanies } from "#features/prospects/find-companies.server.ts";
import type { FeatureServer, Finder } from "#platform/feature.server.ts";
import { may } from "#platform/identity/permissions.ts";
import { companyMessages } from "./messages.ts";
import { companyPersonalData } from "./personal-data.server.ts";
import { prospectDismissals, prospectMerges } from "./tables/prospect-merges.ts";

declare module "#platform/changes/change-event-kinds.ts" {
  interface ChangeEventKinds {
    "prospect-company": "submission";
  }
}

declare module "#platform/record-panels/panel-types.ts" {
  interface RecordsWithPanels {
    "prospect-company": true;
  }
}

/** A search for a contact finds their company. */
const companyFinder: Finder = {
  title: (language) => companyMessages(language).title,
  place: 79,
  async find({ db, actor, words, home, limit }) {
    if (home !== "/office" || !may(actor, "prospects.read")) return [];
    const companies = await findCompanies(db, companyHasWords(words), limit);
    return companies.map(({ id, name, contacts }) => ({
      to: `/office/prospects/${id}`,
      label: name,
      detail: contacts
        .slice(0, 3)
        .map((contact) => contact.name)
        .join(", "),
    }));
  },
};

export const prospectCompaniesServer = {
  name: "prospect-companies",
  find: [companyFinder],
  changeEvents: { "prospect-company": { about: "submission", needs: "prospects.read" } },
  archive: [{ table: prospectMerges }, { table: prospectDismissals }],
  personalData: companyPersonalData,
  demonstration: () => import("./demonstration.server.ts"),
} satisfies FeatureServer;
