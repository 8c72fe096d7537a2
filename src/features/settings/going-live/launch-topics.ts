/** Assigns placeholders in `content/` to items of the list, and to the pages on which visitors see them. */
import type { Placeholder } from "#platform/system/placeholders.ts";

/** The path is that of the file, without `content/` and the language; the first match counts. */
const topics = [
  { topic: "about", files: /^(about|testimonials)\./, page: "/about" },
  { topic: "services", files: /^(services|industries)[/.]/, page: "/services" },
  { topic: "certifications", files: /^certifications\./, page: "/about" },
  { topic: "careers", files: /^careers\//, page: "/careers" },
  { topic: "articles", files: /^(news|resources)\//, page: "/news" },
  { topic: "guides", files: /^guides\./, page: "/resources" },
  { topic: "legal", files: /^legal\//, page: "/privacy-policy" },
  { topic: "privacyLaws", files: /^privacy-laws\./, page: "/privacy-policy" },
  { topic: "otherPages", files: /^/, page: undefined },
] as const;

export type LaunchTopic = (typeof topics)[number]["topic"];

export interface FoundTopic {
  topic: LaunchTopic;
  page: string | undefined;
  found: readonly Placeholder[];
}

/** In the order above, without topics that are finished. */
export function findTopics(placeholders: readonly Placeholder[]): FoundTopic[] {
  const topicOf = ({ place }: Placeholder) => {
    const file = place.replace(/^content\/(?:(?:en|es|only-in-english)\/)?/, "");
    return topics.find(({ files }) => files.test(file))?.topic;
  };
  return topics.flatMap(({ topic, page }) => {
    const ofTopic = placeholders.filter((placeholder) => topicOf(placeholder) === topic);
    return ofTopic.length > 0 ? [{ topic, page, found: ofTopic }] : [];
  });
}

/** The groups of the list before going live. This module is safe for browsers. */
export const launchGroups = ["company", "website", "email", "people", "server"] as const;

export type LaunchGroup = (typeof launchGroups)[number];

/** The product cannot see whether these are done, so somebody has to confirm them. */
export const confirmableNames = [
  "backups",
  "brand",
  "details",
  "keys",
  "legalFacts",
  "privacyLaws",
  "rateCard",
  "serviceLevels",
] as const;

export type ConfirmableName = (typeof confirmableNames)[number];

export const isConfirmable = (name: string): name is ConfirmableName =>
  confirmableNames.some((confirmableName) => confirmableName === name);
