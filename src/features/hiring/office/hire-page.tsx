import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { CancelWithRecord } from "#features/appointments/office/cancel-with-record.tsx";
import { PersonFields } from "#features/people/person-fields.tsx";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { HiddenFields } from "#platform/forms/commands.tsx";
import { ChoiceField, TextField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { languageOptions } from "#platform/language/language.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { hiringMessages } from "../messages.ts";
import type { Route } from "./+types/hire-page.ts";
import { type HireData, handleHireForm, readHirePage } from "./hire-page.server.ts";

export const loader = (route: LoaderFunctionArgs) => readHirePage(route, route.params.id);

export const action = (route: ActionFunctionArgs) => handleHireForm(route, route.params.id);

export const meta = pageMetaIn((language, data: HireData | undefined) => {
  const { hirePage, one } = hiringMessages(language);
  return data ? hirePage.title({ name: data.name }) : one;
});

/** The person that is made of an applicant: filled in, and corrected before it takes effect. */
export default function HirePage({ loaderData: data, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { hirePage: texts } = useMessages(hiringMessages);
  const { page, name, stage, stored, roles } = data;
  const values = { ...stored, ...answer?.values };
  const errors = answer?.errors ?? {};
  return (
    <div className="max-w-xl">
      <BackLink to={page}>{name}</BackLink>
      <PageTitle>{texts.title({ name })}</PageTitle>
      {data.person ? <RehirePerson data={data} answer={answer} /> : null}
      <p className="mt-3 text-slate">{texts.lead}</p>
      <PostForm
        answer={{ values, errors }}
        noValidate
        className="mt-6 flex flex-col items-start gap-5"
      >
        <HiddenFields fields={{ from: stage }} />
        <Problem text={answer?.problem} />
        <TextField name="name" label={texts.name} />
        <TextField name="email" type="email" label={texts.email} />
        <ChoiceField name="language" label={texts.language} options={languageOptions} />
        {data.mayAssign ? (
          <PersonFields
            name="hire"
            roles={roles}
            clients={data.clients}
            ofClient={false}
            values={values}
            errors={errors}
          />
        ) : (
          <OnlyRole roles={roles} error={errors.role} />
        )}
        <CancelWithRecord of={data.cancelable} answer={answer} />
        <CompactSubmitButton>{texts.submit}</CompactSubmitButton>
      </PostForm>
    </div>
  );
}

interface RehirePersonProps {
  data: HireData;
  answer: FormAnswer | undefined;
}

/** A former employee gets no second account: the old one, with its history, is reactivated. */
function RehirePerson({ data: { person, stage, cancelable }, answer }: RehirePersonProps) {
  const { hirePage: texts } = useMessages(hiringMessages);
  if (person === undefined) return null;
  const { id, name, isGone, mayTie } = person;
  const named = { person: name };
  return (
    <PostForm
      noValidate
      className="mt-4 flex flex-col items-start gap-3 rounded-md bg-sand p-4 text-sm"
    >
      <p className="wrap-anywhere">{isGone ? texts.knownGone(named) : texts.known(named)}</p>
      {mayTie ? (
        <>
          <HiddenFields fields={{ step: "tie", from: stage, accountId: id }} />
          <p className="text-slate">{texts.keeps}</p>
          <CancelWithRecord of={cancelable} answer={answer} />
          <CompactSubmitButton>
            {isGone ? texts.restore(named) : texts.tie(named)}
          </CompactSubmitButton>
        </>
      ) : (
        <p>{texts.onlyAdministrator(named)}</p>
      )}
    </PostForm>
  );
}

interface OnlyRoleProps {
  roles: HireData["roles"];
  error: string | undefined;
}

/** Whoever may give only one role has nothing to choose. */
function OnlyRole({ roles: [only], error }: OnlyRoleProps) {
  const { hirePage: texts } = useMessages(hiringMessages);
  if (only === undefined) return null;
  return (
    <div className="text-sm">
      <p className="font-semibold">{texts.role}</p>
      <p className="mt-1 text-slate">{texts.crewLeadOnly({ role: only.label })}</p>
      <HiddenFields fields={{ role: only.value }} />
      <Problem text={error} />
    </div>
  );
}
