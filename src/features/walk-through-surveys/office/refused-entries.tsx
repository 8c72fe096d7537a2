import { RefusedList } from "#features/tonight/refused-list.tsx";
import type { Language } from "#platform/language/language.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import type { StoredEntry } from "#platform/offline/unsent-store.ts";
import { surveyMessages } from "../messages.ts";
import type { SurveyAct } from "../survey-entry-form.ts";
import type { SurveyView } from "../survey-view.server.ts";
import { changesText } from "./field-texts.ts";
import { surveyStore } from "./phone/survey-store.ts";
import { problemOf } from "./problems.ts";

interface RefusedEntriesProps {
  unsent: readonly StoredEntry[];
  /** The surveys that the page shows or the phone has. */
  surveys: readonly SurveyView[];
  /** On a page about several surveys, each entry names its own. */
  namesSurveys?: boolean;
}

/** A refused entry stays on this phone until its owner decides. */
export function RefusedEntries({ unsent, surveys, namesSurveys }: RefusedEntriesProps) {
  const language = useLanguage();
  const { refused } = surveyMessages(language);
  const surveyOf = (subject: string) =>
    surveys.find(({ opportunityId }) => opportunityId === subject);
  return (
    <RefusedList
      unsent={unsent}
      noun="entries"
      store={{ ...surveyStore, sendAgain: (entry) => sendAgain(entry, surveyOf(entry.subject)) }}
      formatEntry={({ subject, act }) => {
        const survey = surveyOf(subject);
        const entry = actText(act as SurveyAct, survey, language);
        const company = survey?.company ?? refused.otherSurvey;
        return namesSurveys ? refused.ofSurvey({ company, entry }) : entry;
      }}
      problemOf={(reason) => problemOf(reason, language)}
    />
  );
}

/**
 * Whoever sends a conflicting change again has seen the other one, so it is now compared with the stored
 * value.
 */
function sendAgain(entry: StoredEntry, survey: SurveyView | undefined): Promise<void> {
  const act = entry.act as SurveyAct;
  if (entry.refusal !== "edited-by-both" || survey === undefined)
    return surveyStore.sendAgain(entry);
  const stored =
    act.kind === "access"
      ? survey.access
      : act.kind === "edit"
        ? survey.areas.find(({ id }) => id === act.areaId)?.fields
        : undefined;
  if (stored === undefined || !("seen" in act)) return surveyStore.sendAgain(entry);
  const changed = Object.entries(act.fields).filter(([name, text]) => text !== act.seen[name]);
  const names = changed.map(([name]) => name);
  const seen = Object.fromEntries(names.map((name) => [name, stored[name as never] ?? ""]));
  return surveyStore.sendWithoutPhotos(entry, {
    ...act,
    fields: Object.fromEntries(changed),
    seen,
  });
}

function actText(act: SurveyAct, survey: SurveyView | undefined, language: Language): string {
  const { refused, areas, access } = surveyMessages(language);
  const nameOf = (id: string) =>
    survey?.areas.find((area) => area.id === id)?.fields.name ?? refused.area;
  switch (act.kind) {
    case "add": {
      const names = act.areas.map(({ fields }) => fields.name || refused.area).join(", ");
      return refused.add({ count: act.areas.length, names });
    }
    case "edit":
      return refused.edit({
        name: nameOf(act.areaId),
        changes: changesText(act, areas.fields, language),
      });
    case "access":
      return refused.access({ changes: changesText(act, access.fields, language) });
    case "move":
      return refused.move({ name: nameOf(act.areaId) });
    case "remove":
      return refused.remove({ name: nameOf(act.areaId) });
    case "photos":
      return refused.photos({ name: nameOf(act.areaId) });
    case "remove-photo":
      return refused.removePhoto({ name: nameOf(act.areaId) });
  }
}
