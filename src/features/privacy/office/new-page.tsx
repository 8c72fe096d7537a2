import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { ChoiceField, NotesField, optionsOf, TextField } from "#platform/forms/labeled-fields.tsx";
import { languageOptions, languages } from "#platform/language/language.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { privacyMessages } from "../messages.ts";
import { requestKinds } from "../request-types.ts";
import type { Route } from "./+types/new-page.ts";
import { logByForm, readNewRequest } from "./privacy-pages.server.ts";

export const loader = (route: LoaderFunctionArgs) => readNewRequest(route);

export const action = (route: ActionFunctionArgs) => logByForm(route);

export const meta = pageMetaIn((language) => privacyMessages(language).log);

/** As soon as a request is entered, every table is searched for the person. */
export default function NewRequestPage({ loaderData: data, actionData }: Route.ComponentProps) {
  const messages = useMessages(privacyMessages);
  const { form } = messages;
  const answer = useAnswer(actionData);
  return (
    <div className="max-w-2xl">
      <BackLink to="/office/privacy">{messages.section}</BackLink>
      <PageTitle>{messages.log}</PageTitle>
      <PostForm
        answer={answer}
        data-no-draft=""
        className="mt-6 flex flex-col items-start gap-6"
        noValidate
      >
        <Problem text={answer?.problem} />
        <ChoiceField
          name="kind"
          label={form.kind}
          prompt={form.chooseKind}
          options={optionsOf(requestKinds, messages.kinds)}
        />
        <TextField
          name="receivedOn"
          type="date"
          label={form.receivedOn}
          help={form.receivedHelp}
          value={data.today}
          max={data.today}
        />
        <fieldset className="flex w-full flex-col gap-6">
          <legend className="float-left w-full text-base font-semibold tracking-snug">
            {form.person}
          </legend>
          <p className="clear-both -mt-4 text-sm text-slate">{form.personHelp}</p>
          <TextField name="name" maxLength={120} label={form.name} />
          <TextField
            name="email"
            type="email"
            inputMode="email"
            maxLength={254}
            label={form.email}
          />
          <TextField name="phone" type="tel" inputMode="tel" maxLength={40} label={form.phone} />
          <ChoiceField
            name="state"
            label={form.state}
            help={form.stateHelp}
            prompt={form.otherState}
            options={data.states}
          />
          <ChoiceField
            name="language"
            label={form.language}
            options={languageOptions}
            value={languages[0]}
          />
        </fieldset>
        <NotesField name="note" maxLength={2_000} label={form.note} help={form.noteHelp} />
        <CompactSubmitButton className="max-sm:w-full">{messages.logAction}</CompactSubmitButton>
      </PostForm>
    </div>
  );
}
