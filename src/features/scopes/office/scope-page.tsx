import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import * as z from "zod/mini";
import {
  facilityProblems,
  requireEditableFacility,
  requireFacility,
} from "#features/facilities/office/facility-page.server.ts";
import { Header } from "#features/facilities/office/header.tsx";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { Command } from "#platform/forms/commands.tsx";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { PageProblem } from "#ui/form/compact-field.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { CompactButtonLink } from "#ui/links.tsx";
import { startDraft, withdrawScope } from "../change-scope.server.ts";
import { scopeMessages } from "../messages.ts";
import { readScope } from "../read-scope.server.ts";
import { ScopeScreen } from "../scope-screen.tsx";
import type { Route } from "./+types/scope-page.ts";
import { scopeOfficeMessages } from "./messages.ts";

export async function loader(route: LoaderFunctionArgs) {
  const { actor, db, facility, page, search } = await requireFacility(route);
  return { ...page, scope: await readScope(db, actor, facility.id, search) };
}

const schema = z.discriminatedUnion("form", [
  z.object({ form: z.literal("draft") }),
  z.object({ form: z.literal("withdraw"), scope: z.uuid() }),
]);

export async function action(route: ActionFunctionArgs) {
  const { actor, db, facility, path } = await requireEditableFacility(route);
  return handleFormOnce(route, { form: "scope", schema, actor, db }, async (fields, refuse, db) => {
    const result =
      fields.form === "draft"
        ? await startDraft({ db }, actor, facility.id)
        : await withdrawScope({ db }, actor, facility.id, fields.scope);
    return result.ok
      ? redirectAfterPost(`${path}/scope/draft`)
      : refuse(409, facilityProblems(actor.language)[result.reason]);
  });
}

export const meta = pageMetaIn((language) => scopeMessages(language).title);

export default function ScopePage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { facility, path, mayChange, scope } = loaderData;
  const { shown, draft } = scope;
  const messages = useMessages(scopeOfficeMessages).scope;
  return (
    <>
      <Header facility={facility} path={path} />
      <PageProblem text={answer?.problem} />
      <ScopeScreen
        data={scope}
        path={`${path}/scope`}
        empty={mayChange ? messages.noneYetToChange : messages.noneYetToRead}
      >
        {mayChange && draft !== undefined ? (
          <CompactButtonLink to={`${path}/scope/draft`} look="primary">
            {messages.continueDraft({ version: draft })}
          </CompactButtonLink>
        ) : null}
        {mayChange && draft === undefined ? (
          <Command fields={{ form: "draft" }} look="primary">
            {shown
              ? messages.draftVersion({ version: (scope.versions[0]?.version ?? 0) + 1 })
              : messages.start}
          </Command>
        ) : null}
        {mayChange &&
        shown?.state === "scheduled" &&
        shown.id === scope.versions[0]?.id &&
        draft === undefined ? (
          <Command fields={{ form: "withdraw", scope: shown.id }}>{messages.returnToDraft}</Command>
        ) : null}
      </ScopeScreen>
    </>
  );
}
