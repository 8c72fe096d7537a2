import { useSyncExternalStore } from "react";
import { useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import {
  type ChangedField,
  changedFields,
  noFields,
  subscribeToChangedFields,
} from "./changed-fields.ts";
import { recordFormMessages } from "./signed-in/messages.ts";

/** Offers the text that was typed here before, where somebody else has changed the field since. */
export function ChangedFieldRows({ className }: { className: string }) {
  const fields = useSyncExternalStore(subscribeToChangedFields, changedFields, () => noFields);
  return (
    <div
      role="status"
      className={`border-b border-line bg-sand text-sm empty:hidden print:hidden ${className}`}
    >
      {fields.length > 0 ? (
        <ul className="divide-y divide-line">
          {fields.map((field) => (
            <Row key={field.key} field={field} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Row({ field: { label, typed, useTyped, discard } }: { field: ChangedField }) {
  const { changed: texts } = useMessages(recordFormMessages);
  const words = typeof typed === "string" ? typed : typed ? texts.checked : texts.notChecked;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-1">
      <p className="min-w-0 py-1.5 break-words">
        <strong className="font-semibold">{texts.sinceTyped({ label })}</strong>{" "}
        <span className="whitespace-pre-wrap">{words}</span>
      </p>
      <p className="flex gap-2">
        <button type="button" onClick={useTyped} className={buttonClass("outline", "", "compact")}>
          {texts.useMine}
        </button>
        <button type="button" onClick={discard} className={buttonClass("bare", "", "compact")}>
          {texts.discardMine}
        </button>
      </p>
    </li>
  );
}
