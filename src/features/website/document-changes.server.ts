/** The history of a page lists the differences between two versions of its document. */

import { orderMark } from "#content/content-edits.ts";
import { cutText } from "#platform/format/cut-text.ts";
import { type Language, languages } from "#platform/language/language.ts";
import { type DocumentField, documentFields } from "./document-fields.server.ts";
import { labelOfField, titleOfEntry } from "./document-labels.ts";
import { websiteServerMessages } from "./messages.server.ts";
import { websiteMessages } from "./messages.ts";
import { titleOfShippedPicture } from "./pictures/read-pictures.server.ts";
import type { DocumentName } from "./shipped-documents.server.ts";
import { mainLanguage, storedPlace } from "./stored-edits.ts";
import type { StoredEdits } from "./tables/website-documents.ts";

export interface DocumentChange {
  place: string;
  /** The path to the text, from its section inward. */
  label: string;
  before: string;
  after: string;
}

interface Told {
  label: string;
  value: string;
  shown: string;
}

/** A page is told the beginning of a long text. */
const shownLength = 400;

export function changesBetween(
  document: DocumentName,
  before: StoredEdits,
  after: StoredEdits,
  reader: Language,
): DocumentChange[] {
  const earlier = describeChanges(documentFields(document, before), reader);
  const later = describeChanges(documentFields(document, after), reader);
  // The order of the list tells of an entry that is gone.
  return [...later].flatMap(([place, { label, value, shown }]) => {
    const was = earlier.get(place);
    // A default in an added entry that nobody has chosen is no change.
    if (value === (was?.value ?? "") || (was === undefined && !(place in after))) return [];
    return [{ place, label, before: shortened(was?.shown ?? ""), after: shortened(shown) }];
  });
}

const shortened = (text: string) =>
  text.length > shownLength ? `${cutText(text, shownLength)}…` : text;

/** A code is shown under the name that the form gives it. */
function shownValue(kind: DocumentField["kind"], value: string, reader: Language): string {
  const { switches, departments, payPeriods } = websiteMessages(reader);
  const labelIn = (labels: Readonly<Record<string, string>>) => labels[value] ?? value;
  switch (kind) {
    case "switch":
      return value === "true" ? switches.yes : switches.no;
    case "icon":
      return labelIn(websiteServerMessages(reader).icons);
    case "department":
      return labelIn(departments);
    case "pay-period":
      return labelIn(payPeriods);
    case "picture":
    case "backdrop":
    case "portrait":
      return titleOfShippedPicture(value, reader) ?? value;
    default:
      return value;
  }
}

function describeChanges(
  fields: readonly DocumentField[],
  reader: Language,
): ReadonlyMap<string, Told> {
  const { inLanguage, languages: names, numbered, newEntry } = websiteMessages(reader);
  const texts = new Map<string, Told>();
  const add = (inside: readonly DocumentField[], above: readonly string[]) => {
    for (const field of inside) {
      const path = [...above, labelOfField(field, reader)];
      const label = path.join(" › ");
      if (field.kind === "group") add(field.fields, path);
      else if (field.kind === "list") {
        const titles = field.entries.map((entry) => titleOfEntry(entry, reader) || newEntry);
        if (field.isOpen)
          texts.set(storedPlace(mainLanguage, field.place + orderMark), {
            label,
            value: field.order,
            shown: titles.map((title, at) => numbered({ number: at + 1, title })).join("\n"),
          });
        for (const [at, entry] of field.entries.entries())
          add(entry.fields, [...path, String(at + 1)]);
      } else
        for (const language of field.isShared ? [mainLanguage] : languages) {
          const value = field.values[language];
          texts.set(storedPlace(language, field.place), {
            label: field.isShared ? label : inLanguage({ label, language: names[language] }),
            value,
            shown: shownValue(field.kind, value, reader),
          });
        }
    }
  };
  add(fields, []);
  return texts;
}
