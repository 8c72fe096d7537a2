/** People are notified when they become the owner of an opportunity, and when a note mentions them. */
import { eq, sql } from "drizzle-orm";
import { prospectCompanies } from "#features/prospects/tables/prospects.ts";
import { isAmong } from "#platform/history/history-nouns.server.ts";
import { sales } from "#platform/identity/roles.ts";
import type { Language } from "#platform/language/language.ts";
import type {
  NotificationDefinitions,
  NotificationRecord,
} from "#platform/notifications/notification-definitions.server.ts";
import { quotedIn } from "#platform/notifications/read-subjects.server.ts";
import { opportunityServerMessages } from "./messages.server.ts";
import { opportunities } from "./tables/opportunities.ts";

declare module "#platform/notifications/notification-kinds.ts" {
  interface NotificationKinds {
    "opportunity-owned": "opportunity";
    "opportunity-mentioned": "opportunity";
  }
  interface NotificationRecords {
    opportunity: true;
  }
}

const textsIn = (language: Language) => opportunityServerMessages(language).notifications;

export const opportunityNotifications = {
  "opportunity-owned": {
    name: "opportunity-owned",
    place: 12,
    roles: sales,
    usual: "daily",
    choices: ["daily", "off"],
    label: ({ language }) => textsIn(language).kinds["opportunity-owned"],
  },
  "opportunity-mentioned": {
    name: "opportunity-mentioned",
    place: 14,
    roles: sales,
    usual: "daily",
    choices: ["daily", "off"],
    label: ({ language }) => textsIn(language).kinds["opportunity-mentioned"],
  },
} satisfies Partial<NotificationDefinitions["kinds"]>;

export const opportunityRecord: NotificationRecord<"opportunity"> = {
  name: "opportunity",
  needs: "opportunities.read",
  isOfNoClient: true,
  isVisible: (_, recordId) =>
    sql`exists (select from ${opportunities} where ${opportunities.id} = ${recordId})`,
  pathOf: ({ recordId }) => `/office/pipeline/${recordId}`,
  async describe(db, raised, { language }) {
    const ids = raised.map(({ recordId }) => recordId);
    const rows = await db
      .select({ id: opportunities.id, company: prospectCompanies.name })
      .from(opportunities)
      .innerJoin(prospectCompanies, eq(prospectCompanies.id, opportunities.companyId))
      .where(isAmong(opportunities.id, ids));
    const companies = new Map(rows.map(({ id, company }) => [id, company]));
    const { owned, mentioned, gone } = textsIn(language);
    return ({ event, recordId, person, details }) => {
      const company = companies.get(recordId) ?? gone;
      const title = event === "owned" ? owned({ person, company }) : mentioned({ person, company });
      return { title, text: quotedIn(details) };
    };
  },
};
