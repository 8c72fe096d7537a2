import { buttonClass } from "#ui/button.tsx";
import type { TonightWords } from "./words.ts";

export const ReloadButton = ({ words }: { words: TonightWords }) => (
  <button
    type="button"
    onClick={() => location.reload()}
    className={buttonClass("outline", "", "compact")}
  >
    {words.reload}
  </button>
);
