import type { FeatureServer } from "#platform/feature.server.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { clientAssignments, facilityAssignments } from "#platform/identity/tables/assignments.ts";
import { personFinder } from "./find.server.ts";
import { peopleNoun } from "./imports/people-noun.server.ts";
import { peopleMessages } from "./messages.ts";

declare module "#platform/record-panels/panel-types.ts" {
  interface RecordsWithPanels {
    person: true;
  }
}

export const peopleServer = {
  name: "people",
  names(language) {
    const { section, inviteColleague, inviteSomeone } = peopleMessages(language);
    return {
      "/client-portal/people": { label: section },
      "/client-portal/people/invite": { label: inviteColleague },
      "/office/people": { label: section },
      "/office/people/invite": { label: inviteSomeone },
    };
  },
  find: [personFinder],
  archive: [
    {
      table: accounts,
      without: [accounts.passwordHash, accounts.passwordChangedAt, accounts.secondFactorWaived],
    },
    { table: clientAssignments },
    { table: facilityAssignments },
  ],
  imports: [peopleNoun],
  demonstration: "nothing of its own",
} satisfies FeatureServer;
