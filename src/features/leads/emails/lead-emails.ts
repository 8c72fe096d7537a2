import { makeOwnPageLink } from "#features/own-pages/own-page-links.server.ts";
import type { NoData } from "#platform/email/email-data.ts";
import type { Renderers } from "#platform/email/email-renderer.ts";
import { findOfficeLanguage } from "#platform/email/office-language.server.ts";
import type { Language } from "#platform/language/language.ts";
import { frequencyChoices } from "../frequency-types.ts";
import { facilityOf } from "../lead-columns.server.ts";
import { findLead, type Lead } from "../leads.server.ts";
import { leadServerMessages } from "../messages.server.ts";
import { formatRange } from "../planning-range.ts";
import { quoteReceivedOffice } from "./quote-received-office.ts";
import { quoteReceivedVisitor } from "./quote-received-visitor.tsx";

declare module "#platform/email/email-messages.ts" {
  interface EmailData {
    "quote-received-office": NoData;
    "quote-received-visitor": NoData;
  }
  interface EmailSubjects {
    lead: true;
  }
}

export const leadEmails: Renderers<"quote-received-office" | "quote-received-visitor"> = {
  async "quote-received-office"({ db }, { aboutId }) {
    const lead = await findLead(db, aboutId ?? "");
    if (lead === undefined) return undefined;
    const language = await findOfficeLanguage(db);
    const visits = frequencyChoices(language).find(({ value }) => value === lead.frequency)?.label;
    const content = await quoteReceivedOffice(
      {
        ...lead,
        facility: facilityOf(lead, language),
        visits,
        planningRange: rangeShown(lead, language),
      },
      language,
    );
    return { replyTo: { name: lead.fullName, address: lead.email }, ...content };
  },
  async "quote-received-visitor"({ db, origin }, { aboutId }) {
    const lead = await findLead(db, aboutId ?? "");
    if (lead === undefined) return undefined;
    const { id: subjectId, language } = lead;
    const link = await makeOwnPageLink(db, { kind: "lead", subjectId }, language);
    return quoteReceivedVisitor({ ...lead, ownPage: origin + link }, language);
  },
};

function rangeShown(
  { rangeLow, rangeHigh, rateCard }: Lead,
  language: Language,
): string | undefined {
  if (rangeLow === null || rangeHigh === null) return undefined;
  return leadServerMessages(language).officeEmail.rangeOfCard({
    range: formatRange({ low: rangeLow, high: rangeHigh }, language),
    card: rateCard ?? "",
  });
}
