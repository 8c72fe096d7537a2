/** Sentences of the crew's screens that depend on what there is to say. */
import { crewNoteLine } from "#features/visits/crew-notes/crew-note.ts";
import { type OutcomeBasis, undoneTasks } from "#features/visits/visit-outcome.ts";
import type { Language } from "#platform/language/language.ts";
import { timeOf } from "#platform/navigation/time-of.ts";
import { type TonightMessages, tonightMessages } from "./messages.ts";
import type { TonightVisit } from "./tonight-page.server.ts";
import type { VisitAct } from "./visit-entry-form.ts";

/**
 * The notice above a page that the phone has kept.
 * @param readAt when it was read
 */
export function keptPageText(readAt: number | undefined, language: Language): string {
  const { kept } = tonightMessages(language);
  return readAt === undefined
    ? kept.page
    : kept.pageOf({ time: timeOf(new Date(readAt), language) });
}

/** A crew that has left work undone does not read that it is completed. */
export function stateText(
  visit: Pick<OutcomeBasis, "state" | "tasks" | "tasksDone">,
  { states, undone }: TonightMessages,
): string {
  const count = undoneTasks(visit);
  return count === 0 ? states[visit.state] : undone({ count });
}

/** Explains to the crew why a command did nothing. */
export function problemText(reason: string, { problems }: TonightMessages): string {
  const texts: Readonly<Record<string, string>> = problems;
  return texts[reason] ?? problems.gone;
}

/** Describes an entry of a phone. */
export function actText(
  act: VisitAct,
  language: Language,
  { supplies }: Partial<Pick<TonightVisit, "supplies">> = {},
): string {
  const { attendance, message, supplies: texts } = tonightMessages(language);
  switch (act.kind) {
    case "check-in":
      return attendance.checkIn;
    case "check-out":
      return attendance.checkOut;
    case "task":
      return act.task;
    case "tasks":
      return act.tasks.join(", ");
    case "exception":
      return crewNoteLine({ code: act.code ?? null, text: act.text ?? "", language }, language);
    case "message":
      return message.entry({ text: act.text });
    case "supply": {
      const supply = supplies?.find(({ workOrderId }) => workOrderId === act.order)?.text;
      return supply ? texts.deliveredSupply({ supply }) : texts.delivered;
    }
  }
}
