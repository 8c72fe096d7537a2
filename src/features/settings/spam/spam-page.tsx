import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { NotesField } from "#platform/forms/labeled-fields.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { useAnswer } from "#ui/form/use-answer.ts";
import { readSection, restoreSection } from "../change-section.server.ts";
import { handleSettingsForm } from "../handle-settings-form.server.ts";
import { settingsServerMessages } from "../messages.server.ts";
import { settingsMessages } from "../messages.ts";
import { RestoreShipped, SettingsForm, SettingsFrame } from "../settings-frame.tsx";
import { requireSettingsEditor } from "../settings-sections.server.ts";
import type { Route } from "./+types/spam-page.ts";
import { spamWordsForm } from "./spam-words-form.server.ts";
import { changeStoredSpamWords, spamWordsSection } from "./spam-words-section.server.ts";

const path = "/office/settings/spam-words";

export async function loader(route: LoaderFunctionArgs) {
  const { db } = await requireSettingsEditor(route);
  return { stored: spamWordsSection.texts(await readSection(db, spamWordsSection)) };
}

export const action = (route: ActionFunctionArgs) =>
  handleSettingsForm(route, {
    path,
    schema: spamWordsForm,
    echoed: ["words"],
    texts: ({ words }) => spamWordsSection.texts(words),
    change: (context, actor, { words }, seen) => changeStoredSpamWords(context, actor, words, seen),
    restore: (context, actor) => restoreSection(context, actor, spamWordsSection),
    // A list would make a sentence of a page.
    formatValue: (_, value, language) =>
      settingsServerMessages(language).lines({ count: value.split("\n").length }),
  });

export const meta = pageMetaIn((language) => settingsMessages(language).spamWords.title);

export default function SpamPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { stored } = loaderData;
  const { spamWords, savedRule } = useMessages(settingsMessages);
  return (
    <SettingsFrame texts={spamWords} saved={savedRule} answer={answer}>
      <p className="mt-3 text-sm text-slate">{spamWords.alone}</p>
      <SettingsForm stored={stored} answer={answer}>
        <NotesField
          name="words"
          label={spamWords.field}
          help={spamWords.help}
          rows={18}
          spellCheck={false}
          value={stored.words ?? ""}
        />
      </SettingsForm>
      <RestoreShipped path={path} note={spamWords.restore} />
    </SettingsFrame>
  );
}
