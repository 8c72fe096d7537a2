import { useMessages } from "#platform/language/use-messages.ts";
import { tonightMessages } from "./messages.ts";
import { ReloadButton } from "./reload-button.tsx";

/** An old page never meets a new server without saying so. */
export function VersionNote({ isNew }: { isNew: boolean }) {
  const { kept } = useMessages(tonightMessages);
  return isNew ? (
    <p
      role="status"
      className="mb-4 flex flex-wrap items-center gap-x-4 rounded-md bg-tint p-3 text-sm"
    >
      {kept.newVersion}
      <ReloadButton />
    </p>
  ) : null;
}
