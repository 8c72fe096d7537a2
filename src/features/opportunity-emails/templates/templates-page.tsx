import { type ActionFunctionArgs, Link, type LoaderFunctionArgs } from "react-router";
import { settingsMessages } from "#features/settings/messages.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { Command, HiddenFields } from "#platform/forms/commands.tsx";
import { ChoiceField, NotesField, TextField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { useAnswer, usePlace } from "#ui/form/use-answer.ts";
import { TallTextLink } from "#ui/links.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { StatusNotice } from "#ui/status-notice.tsx";
import { TitledSection } from "#ui/titled-section.tsx";
import { maxSubject } from "../email-types.ts";
import { opportunityEmailMessages } from "../messages.ts";
import type { Route } from "./+types/templates-page.ts";
import { maxTemplateName, maxTemplateText, templateFields } from "./template-form.ts";
import {
  handleTemplateForm,
  readTemplatesPage,
  type TemplatesData,
} from "./templates-page.server.ts";

export const loader = (route: LoaderFunctionArgs) => readTemplatesPage(route);

export const action = (route: ActionFunctionArgs) => handleTemplateForm(route);

export const meta = pageMetaIn((language) => opportunityEmailMessages(language).ownTemplates.title);

/** The company's own templates, beside those that are shipped. */
export default function TemplatesPage({ loaderData: data, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { ownTemplates: texts } = useMessages(opportunityEmailMessages);
  const { section } = useMessages(settingsMessages);
  return (
    <div className="max-w-5xl">
      <BackLink to="/office/settings">{section}</BackLink>
      <PageTitle>{texts.title}</PageTitle>
      <p className="mt-3 max-w-[70ch] text-sm text-slate">{texts.lead}</p>
      <p className="mt-2 max-w-[70ch] text-sm text-slate">
        {texts.shipped({ names: data.shipped.join(", ") })}
      </p>
      <p className="text-sm">
        <TallTextLink to="/office/settings/emails/texts?message=opportunity-email">
          {texts.changeShipped}
        </TallTextLink>
      </p>
      <StatusNotice>{data.done && !answer ? texts.done[data.done] : null}</StatusNotice>
      <div className="mt-4 empty:hidden">
        <Problem text={answer?.problem} />
      </div>
      {data.rows.length > 0 ? (
        <div className="mt-4">
          <DataTable caption={texts.caption} rows={data.rows} columns={columnsFor(data, texts)} />
        </div>
      ) : (
        <p className="mt-4 text-sm">{texts.none}</p>
      )}
      <TemplateFields data={data} answer={answer} />
    </div>
  );
}

const columnsFor = (
  { path }: TemplatesData,
  { columns }: ReturnType<typeof opportunityEmailMessages>["ownTemplates"],
): Column<TemplatesData["rows"][number]>[] => [
  {
    label: columns.name,
    isName: true,
    cellClass: "sm:w-[30%]",
    value: ({ id, name }) => (
      <Link
        to={`${path}?template=${id}#template-form`}
        preventScrollReset
        data-row-link
        className="stretched font-semibold wrap-anywhere"
      >
        {name}
      </Link>
    ),
  },
  { label: columns.language, value: ({ inLanguage }) => inLanguage },
  {
    label: columns.subject,
    value: ({ subject, language }) => (
      <span lang={language} className="wrap-anywhere">
        {subject}
      </span>
    ),
  },
];

interface PartProps {
  data: TemplatesData;
  answer: FormAnswer | undefined;
}

/** Adds a template, or changes the one that was chosen. */
function TemplateFields({ data, answer }: PartProps) {
  const { ownTemplates: texts } = useMessages(opportunityEmailMessages);
  const place = usePlace();
  const { edited, path } = data;
  const step = answer?.values.step;
  const formAnswer = step === (edited ? "change" : "add") ? answer : undefined;
  const stored = edited?.stored;
  if (edited === undefined && data.isFull) return <p className="mt-6 text-sm">{texts.full}</p>;
  return (
    <TitledSection
      titleId="template-form-title"
      title={edited ? texts.change : texts.add}
      id="template-form"
      className="mt-8 max-w-2xl scroll-mt-6"
    >
      <PostForm
        answer={formAnswer}
        key={`${place} ${edited?.id ?? ""}`}
        action={edited ? `${path}?template=${edited.id}` : path}
        preventScrollReset
        noValidate
        className="mt-3 flex flex-col items-start gap-4"
      >
        <HiddenFields
          fields={edited ? { step: "change", templateId: edited.id } : { step: "add" }}
        />
        {stored ? <SeenFields stored={stored} /> : null}
        <TextField
          name="name"
          label={texts.fields.name}
          help={texts.fields.nameHelp}
          maxLength={maxTemplateName}
          value={stored?.name ?? ""}
        />
        <ChoiceField
          name="language"
          label={texts.fields.language}
          help={texts.fields.languageHelp}
          options={data.languages}
          value={stored?.language ?? "en"}
        />
        <TextField
          name="subject"
          label={texts.fields.subject}
          maxLength={maxSubject}
          value={stored?.subject ?? ""}
        />
        <NotesField
          name="text"
          label={texts.fields.text}
          help={texts.fields.textHelp}
          rows={9}
          maxLength={maxTemplateText}
          value={stored?.text ?? ""}
        />
        <p className="text-sm wrap-anywhere text-slate">
          {texts.fieldsNote({ fields: templateFields.map((name) => `{${name}}`).join(", ") })}
        </p>
        <CompactSubmitButton>{edited ? texts.save : texts.add}</CompactSubmitButton>
      </PostForm>
      {edited ? (
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">
          <Command fields={{ step: "remove", templateId: edited.id }} look="outline">
            {texts.remove}
          </Command>
          <TallTextLink to={path} preventScrollReset>
            {texts.addInstead}
          </TallTextLink>
        </div>
      ) : null}
    </TitledSection>
  );
}
