/** What the site still says of nobody, once what administrators have published stands in place of the files. */
import { type ContentEdits, withEdits } from "#content/content-edits.ts";
import { type Language, languages } from "#platform/language/language.ts";
import { type Placeholder, placeholdersIn } from "#platform/system/placeholders.ts";
import { isTextDocumentName, shippedDocuments } from "./shipped-documents.server.ts";

/** `content/es/careers/careers.ts employeeTestimonials[2]` */
const inDocument = /^content\/(en|es|only-in-english)\/([\w/-]+)\.ts /;

/** @param shipped as the build has found them in all files */
export function publishedPlaceholders(
  shipped: readonly Placeholder[],
  edits: ContentEdits,
): Placeholder[] {
  const seen = new Set<string>();
  return shipped.flatMap((placeholder) => {
    const [, folder, name] = inDocument.exec(placeholder.place) ?? [];
    if (folder === undefined || name === undefined || !isTextDocumentName(name))
      return [placeholder];
    const language = languages.find((one) => one === folder) ?? "en";
    if (edits[language][name] === undefined) return [placeholder];
    const file = `content/${folder}/${name}.ts`;
    // Each edited document is looked through once, in the place of its first placeholder.
    if (seen.has(file)) return [];
    seen.add(file);
    return inEdited(name, language, file, edits);
  });
}

function inEdited(
  name: keyof typeof shippedDocuments,
  language: Language,
  file: string,
  edits: ContentEdits,
): Placeholder[] {
  const content = withEdits<object>({ ...shippedDocuments[name][language] }, edits[language][name]);
  return Object.entries(content).flatMap(([part, value]) =>
    placeholdersIn(value, `${file} ${part}`),
  );
}
