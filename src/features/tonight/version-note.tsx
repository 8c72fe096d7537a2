import type { TonightMessages } from "./messages.ts";
import { ReloadButton } from "./reload-button.tsx";

/** Never an old page against a new server without a word. */
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
