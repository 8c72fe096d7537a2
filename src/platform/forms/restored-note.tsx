import { useSyncExternalStore } from "react";
import { useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { formPartMessages } from "#ui/form/messages.ts";
import {
  discardRestoredFields,
  noRestoredFields,
  restoredFields,
  subscribeToRestoredFields,
} from "./restored-fields.ts";

/**
 * Drafts are put back into a form that is opened again. Whoever does not know it saves words that they may
 * not want any more.
 */
export function RestoredNote({ className }: { className: string }) {
  const fields = useSyncExternalStore(
    subscribeToRestoredFields,
    restoredFields,
    () => noRestoredFields,
  );
  const { restored } = useMessages(formPartMessages);
  return (
    <div
      role="status"
      className={`border-b border-line bg-sand text-sm empty:hidden print:hidden ${className}`}
    >
      {fields.length > 0 ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 py-1">
          <p className="py-1.5">{restored.note}</p>
          <button
            type="button"
            onClick={discardRestoredFields}
            className={buttonClass("outline", "", "compact")}
          >
            {restored.discard}
          </button>
        </div>
      ) : null}
    </div>
  );
}
