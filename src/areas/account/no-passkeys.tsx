import { useMessages } from "#platform/language/use-messages.ts";
import { accountMessages } from "./messages.ts";

/** This text replaces a button that no browser could follow. */
export const NoPasskeys = () => (
  <p className="text-slate">{useMessages(accountMessages).passkeyButton.unusable}</p>
);
