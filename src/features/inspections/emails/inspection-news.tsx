import { oneLine } from "#platform/email/one-line.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { plural } from "#platform/format/plural.ts";
import { accountMessage, type ChoiceLinks } from "#platform/identity/emails/account-message.tsx";

export interface InspectionNewsFacts {
  name: string;
  facility: string;
  /** Day of the inspection, e.g. `Friday, November 20`. */
  day: string;
  /** Who did it. */
  by: string;
  event: "finished" | "re-inspected" | "signed" | "remarked";
  /** What was written, or the task that was put right. */
  text: string | undefined;
  /** With its method, e.g. `92.5% (five-point)`; none where nothing was applicable. */
  score: string | undefined;
  /** How many items failed. */
  failed: number;
  /** URL of the inspection's page. */
  address: string;
  links: ChoiceLinks;
}

/** For people of the other side who want to hear of inspections at once. */
export const inspectionNews = (facts: InspectionNewsFacts): Promise<Message> => {
  const { name, facility, day, event, text, address, links } = facts;
  const place = oneLine(facility, 100);
  const by = oneLine(facts.by, 100);
  const quoted = text === undefined ? [] : [`“${oneLine(text, 600)}”`];
  const inspection = `the inspection of ${place} on ${day}`;
  const { title, paragraphs } = {
    finished: {
      title: "An inspection was finished",
      paragraphs: [`${by} finished ${inspection}.`, ...resultOf(facts)],
    },
    "re-inspected": {
      title: "Corrected and re-inspected",
      paragraphs: [`${by} re-inspected what failed in ${inspection}:`, ...quoted],
    },
    signed: { title: "An inspection was signed", paragraphs: [`${by} signed ${inspection}.`] },
    remarked: {
      title: "A remark on an inspection",
      paragraphs: [`${by} wrote about ${inspection}:`, ...quoted],
    },
  }[event];
  return accountMessage({
    language: "en",
    name,
    title,
    paragraphs,
    links,
    subject: `${title}: ${place}, ${day}`,
    preview: paragraphs.join(" "),
    action: { label: "View the inspection", address },
    because: "You received this email because you chose immediate emails about inspections.",
  });
};

function resultOf({ score, failed }: InspectionNewsFacts): string[] {
  if (score === undefined) return [];
  if (failed === 0) return [`The score is ${score}. No items failed.`];
  return [`The score is ${score}. ${plural(failed, "One item", `${failed} items`)} failed.`];
}
