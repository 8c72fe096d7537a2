/** People are notified of what a prospect does with a proposal. */
import { eq, sql } from "drizzle-orm";
import { opportunities } from "#features/opportunities/tables/opportunities.ts";
import { prospectCompanies } from "#features/prospects/tables/prospects.ts";
import { isAmong } from "#platform/history/history-nouns.server.ts";
import { sales } from "#platform/identity/roles.ts";
import type {
  NotificationDefinitions,
  NotificationRecord,
} from "#platform/notifications/notification-definitions.server.ts";
import { quotedIn } from "#platform/notifications/read-subjects.server.ts";
import { proposalServerMessages } from "./messages.server.ts";

declare module "#platform/notifications/notification-kinds.ts" {
  interface NotificationKinds {
    "proposal-news": "proposal";
  }
  interface NotificationRecords {
    proposal: true;
  }
}

/** Actions of the prospect, and that our email did not reach them. */
export const proposalNews = ["opened", "asked", "signed", "declined", "undelivered"] as const;
export type ProposalNews = (typeof proposalNews)[number];

export const proposalNotifications = {
  "proposal-news": {
    name: "proposal-news",
    place: 16,
    roles: sales,
    usual: "at-once",
    label: ({ language }) => proposalServerMessages(language).notifications.kind,
  },
} satisfies Partial<NotificationDefinitions["kinds"]>;

const isNews = (event: string): event is ProposalNews =>
  proposalNews.some((news) => news === event);

/** Its id is that of its opportunity, whose address its page has. */
export const proposalRecord: NotificationRecord<"proposal"> = {
  name: "proposal",
  needs: "proposals.read",
  isOfNoClient: true,
  isVisible: (_, recordId) =>
    sql`exists (select from ${opportunities} where ${opportunities.id} = ${recordId})`,
  pathOf: ({ recordId }) => `/office/pipeline/${recordId}/proposal`,
  async describe(db, raised, { language }) {
    const ids = raised.map(({ recordId }) => recordId);
    const rows = await db
      .select({ id: opportunities.id, company: prospectCompanies.name })
      .from(opportunities)
      .innerJoin(prospectCompanies, eq(prospectCompanies.id, opportunities.companyId))
      .where(isAmong(opportunities.id, ids));
    const companies = new Map(rows.map(({ id, company }) => [id, company]));
    const { notifications } = proposalServerMessages(language);
    return ({ event, recordId, details }) => ({
      title: notifications[isNews(event) ? event : "opened"]({
        company: companies.get(recordId) ?? notifications.gone,
      }),
      text: quotedIn(details),
    });
  },
};
