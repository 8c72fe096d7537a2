/** Phones and the server read the form about access to the building alike. */
import type { Language } from "#platform/language/language.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import { surveyMessages } from "./messages.ts";

export const accessFieldNames = [
  "parking",
  "entrance",
  "alarm",
  "keys",
  "hours",
  "supplyCloset",
  "notes",
] as const;
type AccessFieldName = (typeof accessFieldNames)[number];

export type SurveyAccess = Readonly<Record<AccessFieldName, string>>;

const maxFact = 500;
const maxNotes = 2_000;

interface AccessReading {
  access: SurveyAccess;
  /** Sentences by the fields that they are about. */
  errors: Readonly<Record<string, string>>;
}

export function readSurveyAccess(texts: Texts, language: Language): AccessReading {
  const errors: Record<string, string> = {};
  const words = (name: AccessFieldName, max = maxFact): string => {
    const text = (texts[name] ?? "").trim();
    if (text.length > max) errors[name] = surveyMessages(language).errors.tooLong({ max });
    return text.slice(0, max);
  };
  const access: SurveyAccess = {
    parking: words("parking"),
    entrance: words("entrance"),
    alarm: words("alarm"),
    keys: words("keys"),
    hours: words("hours"),
    supplyCloset: words("supplyCloset"),
    notes: words("notes", maxNotes),
  };
  return { access, errors };
}

/** The facts of a record stand here without its other columns. */
export const accessTexts = (row: SurveyAccess): SurveyAccess => ({
  parking: row.parking,
  entrance: row.entrance,
  alarm: row.alarm,
  keys: row.keys,
  hours: row.hours,
  supplyCloset: row.supplyCloset,
  notes: row.notes,
});
