import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import * as z from "zod/mini";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { TextField } from "#platform/forms/labeled-fields.tsx";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { readSettingNames } from "#platform/records/setting-names.server.ts";
import { BackLink } from "#ui/back-link.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { useAnswer, usePlace } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { settingsServerMessages } from "../messages.server.ts";
import { settingsMessages } from "../messages.ts";
import { requireSettingsEditor } from "../settings-sections.server.ts";
import type { Route } from "./+types/demonstration-page.ts";
import { askForRemoval, findOwnPath, readRemovalState } from "./remove-demonstration.server.ts";

const path = "/office/settings/demonstration";
const schema = z.object({ word: z.string().check(z.trim(), z.maxLength(100)) });

export async function loader(route: LoaderFunctionArgs) {
  const { actor, db } = await requireSettingsEditor(route);
  return {
    state: await readRemovalState(db, actor),
    ownPath: await findOwnPath(db, actor, await readSettingNames(db)),
  };
}

export async function action(route: ActionFunctionArgs) {
  const { actor, db } = await requireSettingsEditor(route);
  const definition = { form: "demonstration", schema, echoed: ["word"], actor, db };
  return handleFormOnce(route, definition, async ({ word }, refuse, tx) => {
    const { demonstration } = settingsMessages(actor.language);
    if (word.toLowerCase() !== demonstration.word)
      return refuse(422, {
        word: settingsServerMessages(actor.language).errors.removalWord({
          word: demonstration.word,
        }),
      });
    if (!(await askForRemoval(tx, actor))) throw notFound();
    return redirectAfterPost(path);
  });
}

export const meta = pageMetaIn((language) => settingsMessages(language).demonstration.title);

export default function DemonstrationPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const place = usePlace();
  const { section, demonstration } = useMessages(settingsMessages);
  const { state, ownPath } = loaderData;
  return (
    <div className="max-w-2xl">
      <BackLink to="/office/settings">{section}</BackLink>
      <PageTitle>{demonstration.title}</PageTitle>
      <p className="mt-3 text-sm" role="status">
        {demonstration.states[state]}
      </p>
      {state === "own" && ownPath !== undefined ? (
        <ButtonLink to={ownPath} className="mt-5">
          {demonstration.makeItMine}
        </ButtonLink>
      ) : null}
      {state === "possible" ? (
        <PostForm key={place} className="mt-6 flex flex-col items-start gap-5" noValidate>
          <Problem text={answer?.problem} />
          <p className="text-sm text-slate">{demonstration.kept}</p>
          <TextField
            name="word"
            label={demonstration.wordLabel({ word: demonstration.word })}
            answer={answer}
            autoCapitalize="none"
            spellCheck={false}
          />
          <CompactSubmitButton>{demonstration.submit}</CompactSubmitButton>
        </PostForm>
      ) : null}
    </div>
  );
}
