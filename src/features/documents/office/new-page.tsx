import { useState } from "react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, useNavigation } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { documentLimits } from "#platform/files/file-types.ts";
import {
  ChoiceField,
  facilityGroups,
  namedOptions,
  optionsOf,
  TextField,
} from "#platform/forms/labeled-fields.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PhotoField } from "#ui/form/photo-field.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { DayFields } from "../day-fields.tsx";
import { documentTypes } from "../document-types.ts";
import { documentMessages } from "../messages.ts";
import type { Route } from "./+types/new-page.ts";
import { addByForm, readNewDocumentPage } from "./new-page.server.ts";

export const loader = (route: LoaderFunctionArgs) => readNewDocumentPage(route);

export const action = (route: ActionFunctionArgs) => addByForm(route);

export const meta = pageMetaIn((language) => documentMessages(language).add);

/** A document of a client: the file, what it is, whose, and how long it is valid. */
export default function NewDocumentPage({ loaderData: data, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { section, add, types, form } = useMessages(documentMessages);
  const values = answer?.values ?? {};
  const [clientId, setClientId] = useState(values.clientId ?? data.clientId ?? "");
  const isSaving = useNavigation().formData?.has("title") ?? false;
  return (
    <div className="max-w-2xl">
      <BackLink to="/office/documents">{section}</BackLink>
      <PageTitle>{add}</PageTitle>
      <PostForm
        answer={answer}
        encType="multipart/form-data"
        className="mt-6 flex flex-col items-start gap-6"
        noValidate
      >
        <Problem text={answer?.problem} />
        <PhotoField
          id="document-file"
          label={form.file}
          help={form.fileHelp}
          address="/office/files"
          limits={documentLimits}
        />
        <TextField
          id="document-title"
          label={form.title}
          name="title"
          maxLength={160}
          autoComplete="off"
        />
        <ChoiceField
          id="document-type"
          label={form.type}
          help={form.typeHelp}
          name="type"
          prompt={form.chooseType}
          options={optionsOf(documentTypes, types)}
        />
        <ChoiceField
          id="document-client"
          label={form.client}
          name="clientId"
          prompt={form.chooseClient}
          options={namedOptions(data.clients)}
          value={clientId}
          onChange={({ target }) => setClientId(target.value)}
        />
        {/* Without scripts, the list has the facilities of all clients. */}
        <ChoiceField
          key={clientId}
          id="document-facility"
          label={form.facility}
          help={form.facilityHelp}
          name="facilityId"
          prompt={form.allFacilities}
          groups={facilityGroups(
            data.clients.filter(({ id }) => clientId === "" || id === clientId),
          )}
        />
        <DayFields id="document" />
        <label className="flex min-h-11 items-center gap-2.5 text-sm">
          <input
            type="checkbox"
            name="needsAcknowledgement"
            value="on"
            defaultChecked={values.needsAcknowledgement === "on"}
            className="size-4.5 shrink-0"
          />
          {form.mustAcknowledge}
        </label>
        <CompactSubmitButton className="max-sm:w-full" disabled={isSaving}>
          {isSaving ? form.saving : form.add}
        </CompactSubmitButton>
      </PostForm>
    </div>
  );
}
