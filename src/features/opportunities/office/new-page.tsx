import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useNavigation,
} from "react-router";
import { CompanySearch } from "#features/prospects/company-search.tsx";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { HiddenFields } from "#platform/forms/commands.tsx";
import {
  ChoiceField,
  NotesField,
  namedOptions,
  optionsOf,
  TextField,
} from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { languageOptions, languages } from "#platform/language/language.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { useAnswer, usePlace } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { opportunityMessages } from "../messages.ts";
import { anotherCompany } from "../new-opportunity-form.ts";
import { openStages } from "../opportunity-types.ts";
import type { Route } from "./+types/new-page.ts";
import {
  addByForm,
  type NewOpportunityData,
  readNewOpportunity,
  type SameNames,
} from "./new-opportunity.server.ts";

export const loader = (route: LoaderFunctionArgs) => readNewOpportunity(route);

export const action = (route: ActionFunctionArgs) => addByForm(route);

export const meta = pageMetaIn((language) => opportunityMessages(language).add);

interface PartProps {
  data: NewOpportunityData;
  answer: (FormAnswer & SameNames) | undefined;
}

export default function NewOpportunityPage({ loaderData: data, actionData }: Route.ComponentProps) {
  const answer: PartProps["answer"] = useAnswer(actionData);
  const { section, add, addAction, adding, entry } = useMessages(opportunityMessages);
  const place = usePlace();
  const isSaving = useNavigation().formData?.has("facilityType") ?? false;
  return (
    <div className="max-w-2xl">
      <BackLink to={data.path}>{section}</BackLink>
      <PageTitle>{add}</PageTitle>
      <p className="mt-2 text-sm text-slate">{entry.lead}</p>
      {data.company ? null : <KnownCompanies data={data} />}
      <PostForm
        answer={answer}
        // Another company is another form.
        key={`${place} ${data.company?.id ?? ""}`}
        data-form-name="new-opportunity"
        className="mt-6 flex flex-col items-start gap-8"
        noValidate
      >
        <Problem text={answer?.problem} />
        <ProspectFields data={data} answer={answer} />
        <RequestFields data={data} />
        <PlanFields data={data} />
        <button
          type="submit"
          className={buttonClass("primary", "max-sm:w-full", "compact")}
          disabled={isSaving}
        >
          {isSaving ? adding : addAction}
        </button>
      </PostForm>
    </div>
  );
}

/**
 * Searching first keeps people from adding a company twice. It is a form of its own, which loads the page
 * again.
 */
function KnownCompanies({ data: { path, words, found } }: { data: NewOpportunityData }) {
  const { entry } = useMessages(opportunityMessages);
  return (
    <section aria-label={entry.known} className="mt-6 rounded-md bg-sand p-4">
      <h2 className="text-sm font-semibold">{entry.known}</h2>
      <CompanySearch
        path={`${path}/new`}
        words={words}
        found={found}
        addressOf={(id) => `${path}/new?companyId=${id}`}
        texts={entry}
      />
    </section>
  );
}

const groupClass = "flex w-full flex-col gap-4 border-t border-line pt-4";
const legendClass = "float-left w-full text-subtitle font-semibold tracking-snug";

function ProspectFields({ data, answer }: PartProps) {
  const { entry, detail } = useMessages(opportunityMessages);
  const { company } = data;
  const contacts = company?.contacts ?? [];
  return (
    <fieldset className="group/who w-full border-t border-line pt-4">
      <legend className={legendClass}>{entry.who}</legend>
      <div className="clear-both flex flex-col gap-4 pt-4">
        {company ? (
          <div>
            <HiddenFields fields={{ companyId: company.id }} />
            <p className="text-sm font-semibold wrap-anywhere">{company.name}</p>
            <Link
              to={`${data.path}/new`}
              className="inline-flex min-h-11 items-center text-sm font-semibold text-teal underline-offset-4 hover:underline"
            >
              {entry.chooseAnother}
            </Link>
          </div>
        ) : (
          <TextField name="companyName" maxLength={200} label={entry.company} />
        )}
        {company || answer?.sameNames === undefined ? null : (
          <ChoiceField
            name="companyId"
            label={entry.whichCompany}
            prompt={entry.chooseCompany}
            options={[
              ...namedOptions(answer.sameNames),
              { value: anotherCompany, label: entry.anotherCompany },
            ]}
          />
        )}
        {contacts.length > 0 ? (
          <ChoiceField
            name="contactId"
            label={detail.contact}
            prompt={entry.newContact}
            options={contacts.map(({ id, name, email }) => ({
              value: id,
              label: email === "" ? name : entry.contactWithEmail({ name, email }),
            }))}
            value={contacts[0]?.id ?? ""}
          />
        ) : null}
        <div
          className={`flex flex-col gap-4 ${contacts.length > 0 ? "group-has-[[name=contactId]_option:checked:not(:first-child)]/who:hidden" : ""}`}
        >
          <TextField name="contactName" maxLength={200} label={entry.contactName} />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              name="email"
              type="email"
              inputMode="email"
              maxLength={254}
              label={detail.email}
            />
            <TextField name="phone" type="tel" maxLength={60} label={detail.phone} />
          </div>
          <ChoiceField
            name="language"
            label={entry.language}
            options={languageOptions}
            value={languages[0]}
          />
        </div>
      </div>
    </fieldset>
  );
}

function RequestFields({ data }: Pick<PartProps, "data">) {
  const { entry, detail } = useMessages(opportunityMessages);
  return (
    <fieldset className={groupClass}>
      <legend className={legendClass}>{entry.what}</legend>
      <ChoiceField
        name="facilityType"
        label={detail.facilityType}
        prompt={entry.chooseFacilityType}
        options={data.facilityTypes}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="source"
          maxLength={200}
          list="sources"
          label={detail.source}
          help={entry.sourceHelp}
        />
        <datalist id="sources">
          {data.sources.map((source) => (
            <option key={source} value={source} />
          ))}
        </datalist>
        <TextField name="campaignName" maxLength={200} label={detail.campaign} />
      </div>
      <TextField name="value" inputMode="decimal" maxLength={20} label={detail.valueField} />
    </fieldset>
  );
}

function PlanFields({ data }: Pick<PartProps, "data">) {
  const { entry, detail, stages } = useMessages(opportunityMessages);
  return (
    <fieldset className={groupClass}>
      <legend className={legendClass}>{detail.plan}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceField
          name="stage"
          label={detail.stage}
          help={entry.stageHelp}
          options={optionsOf(openStages, stages)}
          value="contacted"
        />
        <ChoiceField
          name="ownerId"
          label={detail.owner}
          prompt={detail.noOwner}
          options={namedOptions(data.owners)}
          value={data.ownerId}
        />
        <TextField
          name="nextStep"
          maxLength={200}
          label={detail.nextStep}
          help={detail.nextStepHelp}
        />
        <TextField name="nextStepOn" type="date" label={detail.nextStepOn} />
      </div>
      <NotesField name="note" rows={3} maxLength={5_000} label={detail.note} />
    </fieldset>
  );
}
