/** Placeholders that visitors can still see, after administrators' texts have replaced those of the files. */

import { nameOfArticle, type ShownArticle } from "#content/articles.ts";
import { company } from "#content/company.ts";
import { type ContentEdits, withEdits } from "#content/content-edits.ts";
import { shippedArticles } from "#content/shown-articles.ts";
import { type Language, languages } from "#platform/language/language.ts";
import { type Placeholder, placeholdersIn } from "#platform/system/placeholders.ts";
import { titleOfDocument } from "./document-labels.ts";
import { isTextDocumentName, shippedDocuments } from "./shipped-documents.server.ts";
import { isDocumentShown, withoutPlacesInOtherStates } from "./shown-parts.server.ts";

/** `content/es/careers/careers.ts employeeTestimonials[2]` */
const inDocument = /^content\/(en|es|only-in-english)\/([\w/-]+)\.ts /;

/** @param shipped as the build has found them in all files */
export function publishedPlaceholders(
  shipped: readonly Placeholder[],
  edits: ContentEdits,
): Placeholder[] {
  const seen = new Set<string>();
  return shipped.flatMap((placeholder): Placeholder[] => {
    const article = shippedArticles.find((shippedArticle) =>
      isOfArticle(placeholder, shippedArticle),
    );
    if (article !== undefined) {
      const { title } = article;
      const document = { name: nameOfArticle(article), title: { en: title, es: title } };
      return ofArticle(placeholder, article, edits, seen).map((finding) => ({
        ...finding,
        document,
      }));
    }
    const [, folder, name] = inDocument.exec(placeholder.place) ?? [];
    if (folder === undefined || name === undefined || !isTextDocumentName(name))
      return [placeholder];
    const title = { en: titleOfDocument(name, "en"), es: titleOfDocument(name, "es") };
    const document = { name, title };
    const language = languages.find((candidate) => candidate === folder) ?? "en";
    if (!isDocumentShown(name, edits[language])) return [];
    const hasClosedPlaces = name === "locations" && company.statesServed !== null;
    if (edits[language][name] === undefined && !hasClosedPlaces)
      return [{ ...placeholder, document }];
    const file = `content/${folder}/${name}.ts`;
    // Each edited document is looked through once, in the place of its first placeholder.
    if (seen.has(file)) return [];
    seen.add(file);
    return inEdited(name, language, file, edits).map((finding) => ({ ...finding, document }));
  });
}

function inEdited(
  name: keyof typeof shippedDocuments,
  language: Language,
  file: string,
  edits: ContentEdits,
): Placeholder[] {
  const content = withEdits<object>({ ...shippedDocuments[name][language] }, edits[language][name]);
  return Object.entries(withoutPlacesInOtherStates(content)).flatMap(([part, value]) =>
    placeholdersIn(value, `${file} ${part}`),
  );
}

/** A placeholder of an article is in its text, or in its entry of the list, which is named by its title. */
function isOfArticle({ place }: Placeholder, { list, slug, title }: ShownArticle): boolean {
  const inList = place.startsWith(`content/${list}/articles.ts `) && place.includes(`[${title}]`);
  return inList || place === `content/${list}/${slug}.mdx`;
}

/** One that nobody sees any more is nothing to be looked at; one that says something else says that. */
function ofArticle(
  placeholder: Placeholder,
  article: ShownArticle,
  { articles }: ContentEdits,
  seen: Set<string>,
): Placeholder[] {
  const name = nameOfArticle(article);
  if (articles === undefined) return [placeholder];
  if (articles.gone.includes(name)) return [];
  const shown = languages.flatMap((language) =>
    articles.inLanguage[language].filter((article) => nameOfArticle(article) === name),
  );
  if (shown.every(({ markdown }) => markdown === undefined)) return [placeholder];
  if (seen.has(name)) return [];
  seen.add(name);
  const texts = shown.flatMap(({ title, excerpt, description, markdown }) =>
    Object.entries({ title, excerpt, description, markdown }),
  );
  return texts.flatMap(([field, text]) => placeholdersIn(text, `content/${name}.mdx ${field}`));
}
