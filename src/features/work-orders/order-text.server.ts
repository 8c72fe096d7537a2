import type { Language } from "#platform/language/language.ts";
import type { LostKeyText, MadeText } from "./made-text-types.ts";
import { workOrderServerMessages } from "./messages.server.ts";
import { reportedText } from "./occupant-words.server.ts";
import type { WorkOrderRow } from "./tables/work-orders.ts";

/** The typed text, or one for a request by the product or at a sign, in the reader's language. */
export const orderText = (
  { text, made }: Pick<WorkOrderRow, "text" | "made">,
  language: Language,
): string => (made === null ? text : madeText(made, language));

const madeText = (made: MadeText, language: Language): string =>
  made.code === "lost-key" ? lostKeyText(made, language) : reportedText(made.kind, language);

function lostKeyText(
  { kind, label, opens, copy, copies }: LostKeyText,
  language: Language,
): string {
  const { made } = workOrderServerMessages(language);
  const lost =
    kind === "code" || copy === undefined || copies === undefined
      ? made.lost[kind]({ label })
      : made.lostCopy[kind]({ label, copy, copies });
  return opens === "" ? lost : `${lost} ${made.opens({ doors: opens })}`;
}
