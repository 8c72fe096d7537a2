import { useMessages } from "#platform/language/use-messages.ts";
import { visitMessages } from "../messages.ts";

interface SavedNoteProps {
  isShown: boolean;
  /** The day of the series' next visit, e.g. `Monday, November 23`. */
  next?: string | undefined;
}

/** Says that the form was saved, where the reader looks next. */
export function SavedNote({ isShown, next }: SavedNoteProps) {
  const { visit } = useMessages(visitMessages);
  return (
    <div role="status" className="empty:hidden">
      {isShown ? (
        <p className="mt-4 rounded-md bg-tint p-3 text-sm font-medium">
          {next ? visit.savedWithNext({ day: next }) : visit.saved}
        </p>
      ) : null}
    </div>
  );
}
