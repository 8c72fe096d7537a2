import { buttonClass } from "#ui/button.tsx";
import type { TonightMessages } from "./messages.ts";

export const ReloadButton = ({ messages }: { messages: TonightMessages }) => (
  <button
    type="button"
    onClick={() => location.reload()}
    className={buttonClass("outline", "", "compact")}
  >
    {messages.reload}
  </button>
);
