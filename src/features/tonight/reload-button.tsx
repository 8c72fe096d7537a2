import { useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { tonightMessages } from "./messages.ts";

export const ReloadButton = () => (
  <button
    type="button"
    onClick={() => location.reload()}
    className={buttonClass("outline", "", "compact")}
  >
    {useMessages(tonightMessages).kept.reload}
  </button>
);
