import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  useNavigation,
} from "react-router";
import { settingsMessages } from "#features/settings/messages.ts";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { numberText } from "#platform/format/number-format.ts";
import { ChoiceField } from "#platform/forms/labeled-fields.tsx";
import { RichText } from "#platform/language/rich-text.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Field, fieldClass, Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { TitledSection } from "#ui/titled-section.tsx";
import type { Route } from "./+types/list-page.ts";
import { type ImportListData, readImportList, uploadByForm } from "./import-pages.server.ts";
import { importMessages } from "./messages.ts";
import { shownState } from "./shown-state.ts";

export const loader = (route: LoaderFunctionArgs) => readImportList(route);

export const action = (route: ActionFunctionArgs) => uploadByForm(route);

export const meta = pageMetaIn((language) => importMessages(language).section);

export default function ImportsPage({ loaderData: data, actionData }: Route.ComponentProps) {
  const messages = useMessages(importMessages);
  const settings = useMessages(settingsMessages);
  const answer = useAnswer(actionData);
  const { upload } = messages;
  const isSending = useNavigation().formData?.has("noun") ?? false;
  useLiveRead(["import"]);
  return (
    <>
      <BackLink to="/office/settings">{settings.section}</BackLink>
      <PageTitle>{messages.section}</PageTitle>
      <p className="mt-1 max-w-[70ch] text-lead text-slate">{messages.intro}</p>
      {data.done ? (
        <p role="status" className="mt-4 rounded-md bg-sand p-3 text-sm font-medium">
          {messages.list.discarded}
        </p>
      ) : null}
      <TitledSection
        titleId="upload-title"
        title={upload.title}
        size="small"
        className="mt-7 max-w-xl"
      >
        <Form
          method="post"
          encType="multipart/form-data"
          className="mt-3 flex flex-col items-start gap-5"
          noValidate
        >
          <Problem text={answer?.problem} />
          <ChoiceField
            id="import-noun"
            label={upload.noun}
            name="noun"
            prompt={upload.chooseNoun}
            options={data.nouns.map(({ name, label }) => ({ value: name, label }))}
            answer={answer}
          />
          <Field
            name="file"
            id="import-file"
            label={upload.file}
            help={upload.fileHelp}
            error={answer?.errors.file}
          >
            {(control) => (
              <input
                {...control}
                type="file"
                name="file"
                accept=".csv,.tsv,.txt,.xlsx,.xlsm,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
                className={fieldClass}
              />
            )}
          </Field>
          <CompactSubmitButton className="max-sm:w-full" disabled={isSending}>
            {isSending ? upload.sending : upload.send}
          </CompactSubmitButton>
        </Form>
      </TitledSection>
      <Files files={data.files} />
      <Nouns nouns={data.nouns} />
      {data.mayExport ? (
        <p className="mt-7 max-w-[70ch] text-sm text-slate">
          <RichText
            text={messages.takeOut}
            tags={{
              export: (words) => (
                <Link to="/office/export" className="font-semibold text-teal underline">
                  {words}
                </Link>
              ),
            }}
          />
        </p>
      ) : null}
    </>
  );
}

function Files({ files }: Pick<ImportListData, "files">) {
  const { list, states } = useMessages(importMessages);
  return (
    <TitledSection titleId="files-title" title={list.title} size="small" className="mt-9">
      {files.length === 0 ? (
        <EmptyState className="mt-3" level={3} title={list.noneYet} text={list.noneYetNote} />
      ) : (
        <DataTable
          className="mt-3"
          caption={list.caption}
          rows={files}
          columns={[
            {
              label: list.file,
              isName: true,
              value: ({ id, fileName }) => (
                <Link
                  to={`/office/import/${id}`}
                  className="inline-flex min-h-8 items-center font-semibold break-all text-teal underline-offset-4 hover:underline"
                >
                  {fileName}
                </Link>
              ),
            },
            { label: list.noun, value: ({ noun }) => noun },
            { label: list.state, value: (file) => states[shownState(file)] },
            {
              label: list.added,
              cellClass: "tabular-nums",
              value: ({ added, isForgotten }) => {
                if (isForgotten) return list.forgotten;
                return added === 0 ? null : numberText(added);
              },
            },
            { label: list.by, value: ({ createdByName }) => createdByName },
            {
              label: list.when,
              value: ({ created }) => (
                <time dateTime={created.iso} title={created.full}>
                  {created.short}
                </time>
              ),
            },
          ]}
        />
      )}
    </TitledSection>
  );
}

function Nouns({ nouns }: Pick<ImportListData, "nouns">) {
  const { nouns: words, order } = useMessages(importMessages);
  return (
    <TitledSection titleId="nouns-title" title={words.title} size="small" className="mt-9">
      <p className="mt-1 max-w-[70ch] text-sm text-slate">{order}</p>
      <ol className="mt-3 grid gap-4 xl:grid-cols-2">
        {nouns.map(({ name, label, help, columns }) => (
          <li key={name} className="rounded-lg border border-line bg-white p-4 text-sm">
            <h3 className="font-semibold">{label}</h3>
            <p className="mt-1 text-slate">{help}</p>
            <p className="mt-1 text-slate">{words.needed({ columns: columns.join(", ") })}</p>
            <a
              href={`/office/import/columns.csv?noun=${name}`}
              download
              aria-label={words.emptyOf({ noun: label })}
              className="mt-1 inline-flex min-h-11 items-center font-semibold text-teal underline-offset-4 hover:underline sm:min-h-8"
            >
              {words.empty}
            </a>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}
