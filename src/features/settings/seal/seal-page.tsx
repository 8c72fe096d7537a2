import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useSearchParams,
} from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { TextField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { Field, Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { useAnswer, usePlace } from "#ui/form/use-answer.ts";
import { tallTextLinkClass } from "#ui/text-link.ts";
import { TitledSection } from "#ui/titled-section.tsx";
import { settingsMessages } from "../messages.ts";
import { RestoreShipped, SettingsForm, SettingsFrame } from "../settings-frame.tsx";
import type { Route } from "./+types/seal-page.ts";
import { handleSealForm, readSealPage, type SealPageData } from "./seal-page.server.ts";
import { sealPath } from "./seal-path.ts";

export const loader = (route: LoaderFunctionArgs) => readSealPage(route);

export const action = (route: ActionFunctionArgs) => handleSealForm(route);

export const meta = pageMetaIn((language) => settingsMessages(language).seal.title);

const dones = ["uploaded", "removed", "tested"] as const;

export default function SealPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { seal, savedRule } = useMessages(settingsMessages);
  const { stored } = loaderData;
  const doneStep = useSearchParams()[0].get("done");
  const done = dones.find((candidate) => candidate === doneStep);
  const saving = answer?.form === "settings" ? answer : undefined;
  return (
    <SettingsFrame
      texts={seal}
      saved={done === undefined ? savedRule : seal.done[done]}
      answer={answer}
    >
      <h2 className="mt-6 text-subtitle font-semibold tracking-snug">{seal.provesTitle}</h2>
      <p className="mt-2 text-sm">{seal.proves}</p>
      <p className="mt-2 text-sm">{seal.provesNot}</p>
      <Certificates data={loaderData} answer={answer} />
      <TitledSection titleId="time-title" title={seal.time} className="mt-10">
        <p className="mt-2 text-sm text-slate">{seal.timeNote}</p>
        <SettingsForm stored={stored} answer={saving}>
          <TextField
            name="timeServer"
            label={seal.fields.timeServer}
            help={seal.timeHelp}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            value={stored.timeServer ?? ""}
          />
        </SettingsForm>
        {stored.timeServer ? <TryServer answer={answer} /> : null}
      </TitledSection>
      <RestoreShipped path={sealPath} note={seal.restore} />
    </SettingsFrame>
  );
}

interface PartProps {
  data: SealPageData;
  answer: FormAnswer | undefined;
}

function TryServer({ answer }: Pick<PartProps, "answer">) {
  const { seal } = useMessages(settingsMessages);
  return (
    <div className="mt-6">
      <Problem text={answer?.form === "test" ? answer.problem : undefined} />
      <Form method="post" action={`${sealPath}?test`} className="not-first:mt-3">
        <CompactSubmitButton look="outline">{seal.test}</CompactSubmitButton>
      </Form>
      <p className="mt-2 text-sm text-slate">{seal.testNote}</p>
    </div>
  );
}

function Certificates({ data, answer }: PartProps) {
  const { seal } = useMessages(settingsMessages);
  const { uploaded, certificates, companyName } = data;
  const place = usePlace();
  return (
    <TitledSection titleId="certificate-title" title={seal.certificate} className="mt-10">
      <p className="mt-2 text-sm text-slate">{seal.certificateNote}</p>
      {uploaded === undefined || uploaded === "usable" ? null : (
        <p
          role="alert"
          className="mt-3 rounded-md bg-error-tint p-3 text-sm font-medium text-error"
        >
          {seal.uploadedStates[uploaded]}
        </p>
      )}
      <ul className="mt-3 text-sm">
        {certificates.map((certificate) => (
          <li key={certificate.id} className="border-t border-line py-3 first:border-t-0">
            <Certificate certificate={certificate} />
          </li>
        ))}
        {certificates.length === 0 ? <li>{seal.none({ name: companyName })}</li> : null}
      </ul>
      <Form
        key={place}
        method="post"
        encType="multipart/form-data"
        action={`${sealPath}?upload`}
        aria-label={seal.upload}
        className="mt-5 flex flex-col items-start gap-5 border-t border-line pt-5"
      >
        <Problem text={answer?.form === "certificate" ? answer.problem : undefined} />
        <Field id="key-file" label={seal.file} help={seal.fileHelp}>
          {(control) => (
            <input
              {...control}
              type="file"
              name="file"
              accept=".p12,.pfx,application/x-pkcs12"
              className="block min-h-11 w-full text-sm file:mr-3 file:min-h-11 file:rounded-full file:border file:border-ink/30 file:px-4 file:font-semibold"
            />
          )}
        </Field>
        <TextField
          name="password"
          type="password"
          label={seal.password}
          autoComplete="new-password"
          answer={undefined}
        />
        <CompactSubmitButton look="outline">{seal.upload}</CompactSubmitButton>
      </Form>
      {uploaded === undefined ? null : (
        <PostForm action={`${sealPath}?remove`} className="mt-5 flex flex-col items-start gap-2">
          <CompactSubmitButton look="outline">{seal.remove}</CompactSubmitButton>
          <p className="text-sm text-slate">{seal.removeNote}</p>
        </PostForm>
      )}
    </TitledSection>
  );
}

function Certificate({ certificate }: { certificate: SealPageData["certificates"][number] }) {
  const { seal } = useMessages(settingsMessages);
  const { name, kind, issuer, fingerprint, validUntil, usedUntil, file } = certificate;
  return (
    <>
      <p className="font-semibold break-words">{name}</p>
      <p className="break-words">
        {kind === "own" ? seal.kinds.own : seal.kinds.uploaded({ issuer })}
      </p>
      <p className="text-xs text-slate">
        {usedUntil === null
          ? seal.validUntil({ when: validUntil.full })
          : seal.usedUntil({ when: usedUntil.full })}
      </p>
      <p className="text-xs break-words text-slate tabular-nums">
        {seal.fingerprint({ fingerprint })}
      </p>
      <a
        href={file}
        aria-label={seal.downloadOf({ name, fingerprint: fingerprint.slice(0, 9) })}
        className={`${tallTextLinkClass} sm:min-h-8`}
      >
        {seal.download}
      </a>
    </>
  );
}
