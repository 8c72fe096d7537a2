/** Says that the form was saved, where the reader looks next. */
interface SavedNoteProps {
  isShown: boolean;
  /** When the next visit of the series is, e.g. `Monday, November 23`. */
  next?: string | undefined;
}

export const SavedNote = ({ isShown, next }: SavedNoteProps) => (
  <div role="status" className="empty:hidden">
    {isShown ? (
      <p className="mt-4 rounded-md bg-tint p-3 text-sm font-medium">
        Saved. {next ? `The next visit is on ${next}. ` : ""}The client sees it in the portal.
      </p>
    ) : null}
  </div>
);
