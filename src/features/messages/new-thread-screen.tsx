import { attachmentLimits } from "#platform/files/file-types.ts";
import {
  ChoiceField,
  facilityGroups,
  NotesField,
  TextField,
} from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { RichText } from "#platform/language/rich-text.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PhotoField } from "#ui/form/photo-field.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { TextLink } from "#ui/links.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { aboutFields } from "./about-fields.ts";
import { threadTexts } from "./messages.ts";
import type { NewThreadData } from "./new-thread-screen.server.ts";

interface NewThreadScreenProps {
  data: NewThreadData;
  answer: FormAnswer | undefined;
}

/** Begins a thread about a facility. */
export function NewThreadScreen({ data, answer }: NewThreadScreenProps) {
  const { path, filesPath, about } = data;
  const { values = {}, errors = {}, problem } = answer ?? {};
  const texts = useMessages(threadTexts);
  const { newThread } = texts;
  return (
    <div className="max-w-2xl">
      <BackLink to={path}>{texts.section}</BackLink>
      <PageTitle>{texts.add}</PageTitle>
      <p className="mt-3 text-slate">
        {data.namesClients ? newThread.staffReaders : newThread.clientReaders}
      </p>
      <PostForm
        answer={{ values, errors }}
        encType="multipart/form-data"
        className="mt-6 flex flex-col items-start gap-5"
        noValidate
      >
        <Problem text={problem ?? errors.attempt} of="attempt" />

        {about ? <About about={about} error={errors.facilityId} /> : null}
        {about?.facilityId ? null : (
          <ChoiceField
            id="thread-facility"
            label={newThread.facility}
            name="facilityId"
            required
            prompt={newThread.choose}
            groups={facilityGroups(data.clients)}
            value={data.facility || onlyFacility(data)?.id || ""}
          />
        )}
        <TextField
          id="thread-subject"
          label={newThread.subject}
          name="subject"
          required
          maxLength={150}
          value={about?.subject ?? ""}
        />
        <NotesField
          id="thread-text"
          label={newThread.message}
          name="text"
          rows={7}
          maxLength={5_000}
        />
        <PhotoField
          id="thread-files"
          label={texts.files}
          address={filesPath}
          limits={attachmentLimits}
        />
        <CompactSubmitButton>{texts.send}</CompactSubmitButton>
      </PostForm>
    </div>
  );
}

function onlyFacility({ clients }: NewThreadData) {
  const [first, second] = clients.flatMap(({ facilities }) => facilities);
  return second === undefined ? first : undefined;
}

interface AboutProps {
  about: NonNullable<NewThreadData["about"]>;
  error: string | undefined;
}

/** The record from whose page the form was opened; its facility comes with it. */
function About({ about, error }: AboutProps) {
  const texts = useMessages(threadTexts);
  const { facilityName: facility } = about;
  return (
    <div className="w-full">
      <p className="rounded-md bg-sand px-3 py-2.5 text-sm break-words">
        <RichText
          text={facility ? texts.aboutAt({ facility }) : texts.about}
          tags={{
            record: () => <TextLink to={about.to}>{about.label}</TextLink>,
          }}
        />
      </p>
      {about.facilityId ? <input type="hidden" name="facilityId" value={about.facilityId} /> : null}
      <input type="hidden" name={aboutFields[about.kind]} value={about.id} />
      {error && about.facilityId ? (
        <p className="mt-1 text-sm font-medium text-error">{error}</p>
      ) : null}
    </div>
  );
}
