import { ReloadButton } from "./reload-button.tsx";
import type { TonightWords } from "./words.ts";

/** Never an old page against a new server without a word. */
export const VersionNote = ({ isNew, words }: { isNew: boolean; words: TonightWords }) =>
  isNew ? (
    <p
      role="status"
      className="mb-4 flex flex-wrap items-center gap-x-4 rounded-md bg-tint p-3 text-sm"
    >
      {words.newVersion}
      <ReloadButton words={words} />
    </p>
  ) : null;
