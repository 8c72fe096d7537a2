/** Google's rules for structured data: Adobe's validator, and rules that it lacks. */
import Validator from "@adobe/structured-data-validator";
import { textOf } from "#server/page-tree.ts";
import { readMarkup } from "./markup.ts";

export type StructuredItem = Record<string, unknown> & { "@type": string };

/** Required and recommended by Google's guides, by type; nested names are joined by dots. */
const further: Record<string, readonly string[]> = {
  LocalBusiness: [
    "name",
    "address.streetAddress",
    "address.addressLocality",
    "address.addressRegion",
    "address.postalCode",
    "address.addressCountry",
    "telephone",
    "url",
    "priceRange",
    "geo.latitude",
    "geo.longitude",
    "openingHoursSpecification",
    "image",
  ],
  Service: ["name", "description", "url", "provider", "serviceArea", "image"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer.text"],
  Article: ["headline", "image", "datePublished", "dateModified", "author.name", "author.url"],
};
further.NewsArticle = further.Article ?? [];

export function structuredDataOf(html: string): StructuredItem[] {
  const scripts = readMarkup(html).all("script[type='application/ld+json']");
  return scripts.map((script) => JSON.parse(textOf(script)));
}

/** @returns a sentence for each violation */
export async function errorsOf(item: StructuredItem): Promise<string[]> {
  const validator = new Validator();
  const errors: string[] = [];
  for (const place of eachPlace(item)) {
    const issues = await validator.validate({
      jsonld: { [place["@type"]]: [structuredClone(place)] },
    });
    errors.push(...issues.filter(counts).map(({ issueMessage }) => issueMessage));
  }
  return [...new Set([...errors, ...missingIn(item)])].map((error) => `${item["@type"]}: ${error}`);
}

/** Ignores recommendations for other kinds of posting: remote work, or work at a place. */
const counts = ({ severity, issueMessage }: { severity: string; issueMessage: string }) =>
  severity === "ERROR" || !/applicantLocationRequirements|jobLocationType/.test(issueMessage);

/** The validator supports postings with one place only; Google accepts several. */
function eachPlace(item: StructuredItem): StructuredItem[] {
  const { jobLocation } = item;
  return Array.isArray(jobLocation)
    ? jobLocation.map((place: unknown) => ({ ...item, jobLocation: place }))
    : [item];
}

function missingIn(item: StructuredItem): string[] {
  const missing = (further[item["@type"]] ?? [])
    .filter((name) => isAbsent(valueAt(item, name.split("."))))
    .map((name) => `"${name}" is missing`);
  const questions = Array.isArray(item.mainEntity) ? item.mainEntity : [];
  return [...missing, ...questions.flatMap(missingIn)];
}

const isAbsent = (value: unknown) =>
  value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

const valueAt = (value: unknown, [name, ...rest]: string[]): unknown => {
  if (name === undefined) return value;
  if (typeof value !== "object" || value === null) return undefined;
  return valueAt((value as Record<string, unknown>)[name], rest);
};
