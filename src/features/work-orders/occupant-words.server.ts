/** What the product says for an occupant, who gives no name and may type nothing. */
import { type Language, languages } from "#platform/language/language.ts";
import type { MadeComment, ReportedText } from "./made-text-types.ts";
import { workOrderServerMessages } from "./messages.server.ts";
import type { WorkOrderRow } from "./tables/work-orders.ts";

/** As it is stored for somebody who gave no name. */
export const noName = "";

type Asked = Pick<WorkOrderRow, "source"> & { askedName: string };

const isNameless = ({ askedName, source }: Asked): boolean =>
  source === "occupant" && askedName === noName;

export const askerName = (asked: Asked, language: Language): string =>
  isNameless(asked) ? workOrderServerMessages(language).occupant.name : asked.askedName;

/** With what kind of person or thing it was, unless the name says so. */
export function requestedBy(asked: Asked, language: Language): string {
  const { occupant, requestedBy: sentences } = workOrderServerMessages(language);
  return isNameless(asked) ? occupant.name : sentences[asked.source]({ name: asked.askedName });
}

export const reportedText = (kind: ReportedText["kind"], language: Language): string =>
  workOrderServerMessages(language).occupant.reported[kind];

/** The words by which the search finds it, whatever the language of who looks for it. */
export const reportedWords = (kind: ReportedText["kind"]): string =>
  languages.map((language) => reportedText(kind, language)).join(" ");

/** As somebody wrote it, or what an occupant has said by a button. */
export const commentText = (
  { text, made }: { text: string; made: MadeComment | null },
  language: Language,
): string => (made === null ? text : workOrderServerMessages(language).occupant.objection);
