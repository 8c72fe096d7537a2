/** Under which item of the list a placeholder of `content/` stands, and where visitors see it. */
import type { Placeholder } from "#platform/system/placeholders.ts";

/** By the path of the file, without `content/` and the language; the first that fits counts. */
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

/** In the order above, those alone that have something left. */
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

/** What the list before going live is made of; safe for browsers. */
export const launchGroups = ["company", "website", "email", "people", "server"] as const;

export type LaunchGroup = (typeof launchGroups)[number];

/** What the product cannot see: somebody says that it is done. */
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
