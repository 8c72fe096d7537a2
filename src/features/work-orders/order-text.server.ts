import type { Language } from "#platform/language/language.ts";
import type { MadeText } from "./made-text-types.ts";
import { workOrderServerMessages } from "./messages.server.ts";
import { occupantText } from "./occupant-words.server.ts";
import type { WorkOrderRow } from "./tables/work-orders.ts";

/** As somebody wrote it, or what the product or a sign has asked for, in the reader's language. */
export function orderText(
  { text, made, source }: Pick<WorkOrderRow, "text" | "made" | "source">,
  language: Language,
): string {
  if (made !== null) return madeText(made, language);
  return source === "occupant" ? occupantText(text, language) : text;
}

function madeText({ kind, label, opens, copy, copies }: MadeText, language: Language): string {
  const { made } = workOrderServerMessages(language);
  const lost =
    kind === "code" || copy === undefined || copies === undefined
      ? made.lost[kind]({ label })
      : made.lostCopy[kind]({ label, copy, copies });
  return opens === "" ? lost : `${lost} ${made.opens({ doors: opens })}`;
}
