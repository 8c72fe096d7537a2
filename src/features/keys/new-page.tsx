import { useState } from "react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, useNavigation } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { ChoiceField, facilityGroups, optionsOf } from "#platform/forms/labeled-fields.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import type { Route } from "./+types/new-page.ts";
import { KeyFields } from "./key-fields.tsx";
import { addByForm, readNewKey } from "./key-pages.server.ts";
import { keyKinds } from "./key-types.ts";
import { keyMessages } from "./messages.ts";

export const loader = (route: LoaderFunctionArgs) => readNewKey(route);

export const action = (route: ActionFunctionArgs) => addByForm(route);

export const meta = pageMetaIn((language) => keyMessages(language).add);

/** A key of a facility: what it is, what it opens, and how many there are. */
export default function NewKeyPage({ loaderData: data, actionData }: Route.ComponentProps) {
  const messages = useMessages(keyMessages);
  const { form } = messages;
  const answer = useAnswer(actionData);
  const values = answer?.values ?? {};
  const errors = answer?.errors ?? {};
  const [chosen, setChosen] = useState(values.kind ?? "");
  const kind = keyKinds.find((keyKind) => keyKind === chosen) ?? "";
  const isSaving = useNavigation().formData?.has("label") ?? false;
  return (
    <div className="max-w-2xl">
      <BackLink to="/office/keys">{messages.section}</BackLink>
      <PageTitle>{messages.add}</PageTitle>
      <PostForm answer={answer} className="mt-6 flex flex-col items-start gap-6" noValidate>
        <Problem text={answer?.problem} />
        <ChoiceField
          id="key-facility"
          label={form.facility}
          name="facilityId"
          prompt={form.chooseFacility}
          groups={facilityGroups(data.clients)}
          value={data.facilityId ?? ""}
        />
        <ChoiceField
          id="key-kind"
          label={form.kind}
          name="kind"
          prompt={form.chooseKind}
          options={optionsOf(keyKinds, messages.kinds)}
          onChange={({ target }) => setChosen(target.value)}
        />
        <KeyFields id="key" values={values} errors={errors} kind={kind} isNew />
        <CompactSubmitButton className="max-sm:w-full" disabled={isSaving}>
          {isSaving ? messages.saving : messages.addAction}
        </CompactSubmitButton>
      </PostForm>
    </div>
  );
}
