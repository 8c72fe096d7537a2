/** Editors are warned of texts that a page can show, but that nobody should want to publish. */
import { articleLists } from "#content/articles.ts";
import { company } from "#content/company.ts";
import { factsIn, namedFacts } from "#content/company-facts-in-text.ts";
import type { LeafKind } from "./document-fields.server.ts";
import type { websiteMessages } from "./messages.ts";

type Messages = ReturnType<typeof websiteMessages>;
type Warnings = Messages["warnings"];

export interface EditedText {
  document: string;
  name: string;
  kind: LeafKind;
  value: string;
  /** Undefined for an entry that was added. */
  shipped: string | undefined;
}

/** Results of search engines have space for this many characters. */
const searchTitle = 60;
const searchDescription = { least: 50, most: 160 };

/** Undefined where nothing is to be said: nothing here forbids anything. */
export function warningOf(
  { document, name, kind, value, shipped }: EditedText,
  warnings: Warnings,
): string | undefined {
  if (kind === "state" && company.statesServed?.some((code) => code === value) === false)
    return warnings.stateNotServed;
  if (kind !== "text" || value === shipped) return undefined;
  const unknown = unknownFact(value);
  if (unknown !== undefined) return warnings.unknownFact({ sign: unknown });
  const count = value.length;
  if (count === 0) return shipped ? warnings.empty : undefined;
  if (document === "page-texts") {
    if (name === "title" && count > searchTitle) return warnings.searchTitle({ count });
    const { least, most } = searchDescription;
    if (name === "description" && (count < least || count > most))
      return warnings.searchDescription({ count });
    return undefined;
  }
  return count > Math.max(2 * (shipped ?? "").length, 160) ? warnings.long : undefined;
}

/** Warnings about pay and days in relation to each other. Key: the field that gets the warning. */
export function warningsOfRanges(
  values: Readonly<Record<string, string>>,
  today: string,
  warnings: Warnings,
): Readonly<Record<string, string>> {
  const { least = "", most = "", posted = "", validThrough = "" } = values;
  const found: Record<string, string> = {};
  if (least !== "" && most !== "" && Number(most) < Number(least)) found.most = warnings.mostBelow;
  if (validThrough !== "" && validThrough < posted) found.validThrough = warnings.lastBeforeFirst;
  else if (validThrough !== "" && validThrough < today) found.validThrough = warnings.lastIsPast;
  return found;
}

/** A sign that names no known fact would appear to visitors with its braces. */
function unknownFact(text: string): string | undefined {
  const known = factsIn("en");
  return (text.match(/\{company\b[^{}\n]{0,60}\}/g) ?? []).find((sign) => {
    const [name] = namedFacts(sign);
    return name === undefined || !Object.hasOwn(known, name);
  });
}

export const isArticle = (document: string): boolean =>
  articleLists.some((list) => document.startsWith(`${list}/`));

/** Google shows this much of an article's headline. */
const headlineLength = 110;
/** Shipped articles have lengths within this range. */
const articleWords = { least: 600, most: 1_250 };

/** A note if the article differs from shipped ones, or a field is not used as intended. */
export function noteOfArticle(
  { name, value, shipped }: Pick<EditedText, "name" | "value" | "shipped">,
  { articles: { notes, warnings: ofArticle }, warnings }: Pick<Messages, "articles" | "warnings">,
  categories: string,
): string | undefined {
  const count = value.length;
  if (name === "title" && count > headlineLength) return ofArticle.headline({ count });
  if (name === "shortTitle" && count > searchTitle) return warnings.searchTitle({ count });
  const { least, most } = searchDescription;
  if (name === "description" && count > 0 && (count < least || count > most))
    return warnings.searchDescription({ count });
  const unknown = value === shipped ? undefined : unknownFact(value);
  if (unknown !== undefined) return warnings.unknownFact({ sign: unknown });
  if (name === "markdown" && value !== shipped && count > 0) {
    const words = value.split(/\s+/).filter(Boolean).length;
    if (/^# /m.test(value)) return ofArticle.firstLevel;
    if (words < articleWords.least || words > articleWords.most)
      return ofArticle.words({ count: words });
  }
  if (name === "category") return notes.category({ categories });
  if (!isNoted(name, notes)) return undefined;
  return notes[name];
}

const isNoted = <Notes extends object>(
  name: string,
  notes: Notes,
): name is Exclude<Extract<keyof Notes, string>, "category"> =>
  name !== "category" && Object.hasOwn(notes, name);
