/** That what was sent is saved, where the next look begins. */
export const SavedNote = ({ isShown }: { isShown: boolean }) => (
  <div role="status" className="empty:hidden">
    {isShown ? (
      <p className="mt-4 rounded-md bg-tint p-3 text-sm font-medium">
        Saved. The client sees it in the portal.
      </p>
    ) : null}
  </div>
);
