import type { TonightMessages } from "./messages.ts";
import { ReloadButton } from "./reload-button.tsx";

/** An old page never meets a new server without saying so. */
export const VersionNote = ({ isNew, messages }: { isNew: boolean; messages: TonightMessages }) =>
  isNew ? (
    <p
      role="status"
      className="mb-4 flex flex-wrap items-center gap-x-4 rounded-md bg-tint p-3 text-sm"
    >
      {messages.newVersion}
      <ReloadButton messages={messages} />
    </p>
  ) : null;
