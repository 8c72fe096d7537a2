import { eq } from "drizzle-orm";
import { company } from "#content/company.ts";
import { opportunities } from "#features/opportunities/tables/opportunities.ts";
import { prospectCompanies } from "#features/prospects/tables/prospects.ts";
import type { Database } from "#platform/database/client.ts";
import type { ForAccount, NoData } from "#platform/email/email-data.ts";
import type { Renderers } from "#platform/email/email-renderer.ts";
import { findActorOf } from "#platform/identity/find-actor.server.ts";
import { may } from "#platform/identity/permissions.ts";
import { ifWanted } from "#platform/notifications/wanted-email.server.ts";
import { findAnswered } from "../conversation.server.ts";
import { opportunityEmailNotifications } from "../notifications.server.ts";
import { opportunityEmails } from "../tables/opportunity-emails.ts";
import {
  replyNotice,
  undeliveredNotice,
  writtenMessage,
} from "./opportunity-email-messages.server.tsx";

declare module "#platform/email/email-messages.ts" {
  interface EmailData {
    "opportunity-email": NoData;
    "opportunity-replied": ForAccount;
    "opportunity-undelivered": ForAccount;
  }
  interface EmailSubjects {
    /** One of the conversation, written or received. */
    "opportunity-email": true;
  }
}

export const opportunityEmailRenderers: Renderers<
  "opportunity-email" | "opportunity-replied" | "opportunity-undelivered"
> = {
  async "opportunity-email"({ db }, { aboutId }) {
    const [email] = await db
      .select()
      .from(opportunityEmails)
      .where(eq(opportunityEmails.id, aboutId ?? ""));
    if (email === undefined) return undefined;
    const { subject, text, language, replyAddress } = email;
    return {
      ...(await writtenMessage({ subject, text, language: language ?? "en" })),
      isPersonal: true,
      answers: await findAnswered(db, email),
      ...(replyAddress !== null && { replyTo: { name: company.name, address: replyAddress } }),
    };
  },
  async "opportunity-replied"(parts, { aboutId, data: { accountId } }) {
    const { db, origin } = parts;
    const email = await findEmailWithCompany(db, aboutId);
    const actor = await findActorOf(db, accountId);
    if (email === undefined || actor === undefined || !may(actor, "opportunities.read"))
      return undefined;
    const { opportunityId, fromName, fromAddress, text } = email.email;
    const kind = opportunityEmailNotifications["opportunity-replied"];
    return ifWanted(parts, accountId, kind, async (links) => ({
      ...(await replyNotice({
        language: actor.language,
        name: actor.name,
        company: email.company,
        sender: fromName || fromAddress,
        text: excerpt(text),
        address: `${origin}/office/pipeline/${opportunityId}/emails`,
        links,
      })),
      to: actor.email,
    }));
  },
  async "opportunity-undelivered"(parts, { aboutId, data: { accountId } }) {
    const { db, origin } = parts;
    const email = await findEmailWithCompany(db, aboutId);
    const actor = await findActorOf(db, accountId);
    if (email === undefined || actor === undefined || !may(actor, "opportunities.read"))
      return undefined;
    const kind = opportunityEmailNotifications["opportunity-replied"];
    return ifWanted(parts, accountId, kind, async (links) => ({
      ...(await undeliveredNotice({
        language: actor.language,
        name: actor.name,
        company: email.company,
        address: `${origin}/office/pipeline/${email.email.opportunityId}/emails`,
        links,
      })),
      to: actor.email,
    }));
  },
};

async function findEmailWithCompany(db: Database, id: string | null) {
  const [email] = await db
    .select({ email: opportunityEmails, company: prospectCompanies.name })
    .from(opportunityEmails)
    .innerJoin(opportunities, eq(opportunities.id, opportunityEmails.opportunityId))
    .innerJoin(prospectCompanies, eq(prospectCompanies.id, opportunities.companyId))
    .where(eq(opportunityEmails.id, id ?? ""));
  return email;
}

const maxExcerpt = 2_000;
const excerpt = (text: string): string => Array.from(text).slice(0, maxExcerpt).join("");
