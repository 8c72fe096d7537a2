import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { settingsMessages } from "#features/settings/messages.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { documentLimits } from "#platform/files/file-types.ts";
import { TextField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { PageProblem, Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PhotoField } from "#ui/form/photo-field.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { useAnswer, usePlace } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { StatusNotice } from "#ui/status-notice.tsx";
import { tallTextLinkClass } from "#ui/text-link.ts";
import { TitledSection } from "#ui/titled-section.tsx";
import type { Route } from "./+types/certificates-page.ts";
import { maxCertificateText } from "./certificate-form.ts";
import {
  type CertificatesData,
  handleCertificatesForm,
  readCertificatesPage,
} from "./certificates-page.server.ts";
import { companyCertificateMessages } from "./messages.ts";

const path = "/office/settings/certificates";

export const loader = (route: LoaderFunctionArgs) => readCertificatesPage(route);

export const action = (route: ActionFunctionArgs) => handleCertificatesForm(route);

export const meta = pageMetaIn((language) => companyCertificateMessages(language).title);

export default function CertificatesPage({ loaderData: data, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const messages = useMessages(companyCertificateMessages);
  const { section } = useMessages(settingsMessages);
  const adding = answer?.form === "certificate" ? answer : undefined;
  return (
    <div className="max-w-3xl">
      <BackLink to="/office/settings">{section}</BackLink>
      <PageTitle>{messages.title}</PageTitle>
      <div className="mt-3 max-w-[70ch] text-sm text-slate">
        <p>{messages.note}</p>
        <p className="mt-2">{messages.more}</p>
      </div>
      <StatusNotice>{data.done && !answer ? messages.done[data.done] : null}</StatusNotice>
      <PageProblem text={answer?.form === "remove" ? answer.problem : undefined} />
      <TitledSection titleId="listed-title" title={messages.listed} className="mt-6">
        {data.inForce.length === 0 ? (
          <p className="mt-2 text-sm text-slate">{messages.none}</p>
        ) : (
          <ul className="mt-2 text-sm">
            {data.inForce.map((certificate) => (
              <li
                key={certificate.id}
                className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-line py-3"
              >
                <Certificate certificate={certificate} />
                <PostForm action={`${path}?remove`} preventScrollReset>
                  <input type="hidden" name="certificateId" value={certificate.id} />
                  <CompactSubmitButton
                    look="outline"
                    aria-label={messages.removeOf({ name: certificate.name })}
                  >
                    {messages.remove}
                  </CompactSubmitButton>
                </PostForm>
              </li>
            ))}
          </ul>
        )}
      </TitledSection>
      <AddCertificate answer={adding} />
      {data.removed.length > 0 ? (
        <TitledSection
          titleId="removed-title"
          title={messages.earlier}
          className="mt-9 border-t border-line pt-6"
        >
          <ul className="mt-2 text-sm">
            {data.removed.map((certificate) => (
              <li key={certificate.id} className="border-b border-line py-3">
                <Certificate certificate={certificate} />
              </li>
            ))}
          </ul>
        </TitledSection>
      ) : null}
    </div>
  );
}

function Certificate({ certificate }: { certificate: CertificatesData["inForce"][number] }) {
  const messages = useMessages(companyCertificateMessages);
  const { name, issuer, validity, isOver, file, when } = certificate;
  return (
    <div className="min-w-0 flex-1 basis-64">
      <p className="font-semibold break-words">{name}</p>
      <p className="break-words">{issuer}</p>
      <p className="text-slate tabular-nums">{validity}</p>
      {isOver ? <p className="font-medium text-error">{messages.over}</p> : null}
      <p className="text-xs text-slate">{when}</p>
      {file === undefined ? null : (
        <a
          href={file}
          aria-label={messages.fileOf({ name })}
          className={`${tallTextLinkClass} sm:min-h-8`}
        >
          {messages.file}
        </a>
      )}
    </div>
  );
}

function AddCertificate({ answer }: { answer: FormAnswer | undefined }) {
  const { add, fields } = useMessages(companyCertificateMessages);
  const place = usePlace();
  return (
    <TitledSection titleId="add-title" title={add} className="mt-8">
      <PostForm
        answer={answer}
        key={place}
        encType="multipart/form-data"
        action={path}
        preventScrollReset
        noValidate
        className="mt-3 flex max-w-2xl flex-col items-start gap-4"
      >
        <Problem text={answer?.problem} />
        <TextField
          name="name"
          label={fields.name}
          help={fields.nameHelp}
          maxLength={maxCertificateText}
        />
        <TextField name="issuer" label={fields.issuer} maxLength={maxCertificateText} />
        <TextField
          name="validThrough"
          type="date"
          label={fields.validThrough}
          help={fields.validThroughHelp}
        />
        <PhotoField
          id="certificate-file"
          label={fields.file}
          help={fields.fileHelp}
          address="/office/files"
          limits={documentLimits}
        />
        <CompactSubmitButton>{add}</CompactSubmitButton>
      </PostForm>
    </TitledSection>
  );
}
