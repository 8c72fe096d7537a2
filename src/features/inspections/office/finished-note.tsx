import { useLanguage } from "#platform/language/use-messages.ts";
import { inspectionMessages } from "../messages.ts";
import { finishedMessage } from "./phone/finished-message.ts";
import type { InspectorPhone } from "./phone/use-inspection.ts";

interface FinishedNoteProps {
  inspectionId: string;
  state: InspectorPhone["state"];
}

/** An inspection finished on this phone may have been sent meanwhile, or be on its way. */
export function FinishedNote({ inspectionId, state: { unsent, state } }: FinishedNoteProps) {
  const language = useLanguage();
  const ofThis = unsent.filter(({ subject }) => subject === inspectionId);
  const isWaiting = ofThis.some(({ refusal }) => refusal === undefined);
  return (
    <p role="status" className="mt-4 rounded-md bg-sand p-4 text-sm font-medium">
      {finishedMessage(isWaiting, state, language)}{" "}
      {isWaiting ? null : (
        // Opens a new document: the shell has no router, and only the server has the report.
        <a
          href={`/office/inspections/${inspectionId}`}
          className="font-semibold text-teal underline"
        >
          {inspectionMessages(language).phone.openReport}
        </a>
      )}
    </p>
  );
}
