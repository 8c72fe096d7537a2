import { useLanguage } from "#platform/language/use-messages.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import { surveyMessages } from "../messages.ts";
import { fieldText } from "./field-texts.ts";

interface ConflictNoteProps {
  problem: string | undefined;
  /** Names of the fields that somebody else has changed. */
  changed: readonly string[];
  stored: Texts;
  labels: Readonly<Record<string, string>>;
}

/** Explains why a form was refused, and lists others' values; the typed ones are in the fields above. */
export function ConflictNote({ problem, changed, stored, labels }: ConflictNoteProps) {
  const language = useLanguage();
  const { conflict } = surveyMessages(language);
  if (problem === undefined) return null;
  return (
    <div
      role="alert"
      className="w-full rounded-md bg-error-tint p-3 text-sm font-medium text-error"
    >
      {changed.length === 0 ? <p>{problem}</p> : null}
      {changed.map((name) => {
        const [field, value] = [labels[name] ?? name, stored[name] ?? ""];
        return (
          <p key={name}>
            {value === ""
              ? conflict.emptied({ field })
              : conflict.field({ field, value: fieldText(name, value, language) })}
          </p>
        );
      })}
      {changed.length === 0 ? null : <p>{conflict.again}</p>}
    </div>
  );
}
