import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  useSearchParams,
} from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { type Language, languages } from "#platform/language/language.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { fieldClass, Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { useAnswer, usePlace } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { RecordHistory } from "#ui/record-history.tsx";
import { textLinkClass } from "#ui/text-link.ts";
import { settingsMessages } from "../messages.ts";
import type { Route } from "./+types/email-page.ts";
import { EmailTextFields } from "./email-text-fields.tsx";
import { handleEmailForm } from "./handle-email-form.server.ts";
import { type EmailData, readEmail } from "./read-email.server.ts";

export const loader = (route: LoaderFunctionArgs) => readEmail(route);

export const action = (route: ActionFunctionArgs) => handleEmailForm(route);

export const meta = pageMetaIn((language) => settingsMessages(language).emails.title);

const path = "/office/settings/emails";

/** The texts of one email side by side in its languages, and the whole email as its readers get it. */
export default function EmailPage({ loaderData: data, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const place = usePlace();
  const { emails, save } = useMessages(settingsMessages);
  const ofTexts = answer?.form === "email-texts" ? answer : undefined;
  return (
    <div className="max-w-5xl">
      <BackLink to={path}>{emails.title}</BackLink>
      <PageTitle>{data.title}</PageTitle>
      <dl className="mt-3 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        <dt className="text-slate">{emails.columns.reader}</dt>
        <dd>{data.reader}</dd>
        <dt className="text-slate">{emails.columns.occasion}</dt>
        <dd>{data.occasion}</dd>
      </dl>
      <Done data={data} answer={answer} />
      <PostForm
        key={place}
        preventScrollReset
        className="mt-8 flex flex-col items-start gap-8"
        noValidate
      >
        {/* Enter presses the first button of a form, which must save. */}
        <button type="submit" tabIndex={-1} className="sr-only">
          {save}
        </button>
        <SeenFields stored={data.stored} answer={ofTexts} />
        <Problem text={ofTexts?.problem} />
        <EmailTextFields texts={data.texts} typed={data.typed} answer={ofTexts} />
        <div className="sticky bottom-16 z-10 flex w-full flex-wrap items-center gap-3 border-t border-line bg-porcelain py-3 lg:bottom-0">
          <CompactSubmitButton>{save}</CompactSubmitButton>
          <CompactSubmitButton look="outline" name="step" value="preview">
            {emails.lookFirst}
          </CompactSubmitButton>
          {Object.keys(ofTexts?.errors ?? {}).length > 0 ? (
            <p className="text-sm font-medium text-error">{emails.hasFaults}</p>
          ) : null}
        </div>
      </PostForm>
      <Preview data={data} />
      <SendTest data={data} answer={answer?.form === "test" ? answer : undefined} />
      <RestoreAll />
      {data.history.length > 0 ? (
        <div className="mt-9 max-w-2xl">
          <RecordHistory history={data.history} />
        </div>
      ) : null}
    </div>
  );
}

interface PartProps {
  data: EmailData;
  answer: FormAnswer | undefined;
}

function Done({ data, answer }: PartProps) {
  const { emails, savedForEmail, restored } = useMessages(settingsMessages);
  const done = useSearchParams()[0].get("done") ?? "";
  const sentences: Readonly<Record<string, string>> = {
    saved: savedForEmail,
    restored,
    tested: emails.tested({ email: data.ownAddress }),
  };
  const sentence = Object.hasOwn(sentences, done) ? sentences[done] : undefined;
  return (
    <div role="status" className="mt-4 flex flex-col gap-3 empty:hidden">
      {sentence !== undefined && !answer ? (
        <p className="rounded-md bg-tint p-3 text-sm">{sentence}</p>
      ) : null}
      {data.isDraft ? (
        <p className="rounded-md bg-sand p-3 text-sm">
          {emails.notSaved}{" "}
          <a href="#preview" className={textLinkClass}>
            {emails.toPreview}
          </a>
        </p>
      ) : null}
    </div>
  );
}

function Preview({ data }: { data: EmailData }) {
  const { emails } = useMessages(settingsMessages);
  const { message, language, cases, chosen, draft, isDraft, subject, text, preview } = data;
  const addressOf = (textLanguage: Language) => {
    const query = new URLSearchParams({ message, language: textLanguage, case: String(chosen) });
    if (isDraft) query.set("draft", draft);
    return `${path}/texts?${query}#preview`;
  };
  const frames = [
    { width: 390, title: emails.phone },
    { width: 600, title: emails.computer },
  ];
  return (
    <section id="preview" aria-labelledby="preview-title" className="mt-10 scroll-mt-20">
      <h2 id="preview-title" className="text-subtitle font-semibold tracking-snug">
        {emails.preview}
      </h2>
      <p className="mt-1 max-w-2xl text-sm text-slate">{emails.previewNote}</p>
      <nav aria-label={emails.previewLanguage} className="mt-4 flex gap-3">
        {languages.map((textLanguage) => (
          <Link
            key={textLanguage}
            to={addressOf(textLanguage)}
            preventScrollReset
            aria-current={textLanguage === language ? "true" : undefined}
            className={buttonClass(
              textLanguage === language ? "primary" : "outline",
              "",
              "compact",
            )}
          >
            {emails.languages[textLanguage]}
          </Link>
        ))}
      </nav>
      {cases.length > 1 ? (
        <Form
          action="#preview"
          preventScrollReset
          key={`${language} ${chosen}`}
          className="mt-4 flex flex-wrap items-end gap-4"
        >
          <input type="hidden" name="message" value={message} />
          <input type="hidden" name="language" value={language} />
          {isDraft ? <input type="hidden" name="draft" value={draft} /> : null}
          <label className="w-full max-w-xl text-sm">
            {emails.case}
            <select name="case" defaultValue={String(chosen)} className={fieldClass}>
              {cases.map(({ value, label }) => (
                <option key={value} value={value}>
                  {emails.numbered({ number: Number(value) + 1, title: label })}
                </option>
              ))}
            </select>
          </label>
          <CompactSubmitButton look="outline">{emails.show}</CompactSubmitButton>
        </Form>
      ) : null}
      <p className="mt-5 text-sm text-slate">{emails.kinds.subject}</p>
      <p lang={language} className="font-semibold break-words">
        {subject}
      </p>
      <div className="mt-4 flex flex-wrap gap-6">
        {frames.map(({ width, title }) => (
          <section
            key={width}
            aria-label={title}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: The keyboard must reach whatever scrolls.
            tabIndex={0}
            className="max-w-full overflow-x-auto"
          >
            <h3 className="text-sm font-semibold">{title}</h3>
            <iframe
              key={preview}
              src={preview}
              title={title}
              width={width}
              height={640}
              loading="lazy"
              sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
              className="mt-2 max-w-none rounded-lg border border-line bg-sand"
            />
          </section>
        ))}
      </div>
      <details className="mt-4 text-sm">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-teal underline-offset-4 hover:underline">
          {emails.plainText}
        </summary>
        <pre
          lang={language}
          className="mt-2 max-w-2xl rounded-lg border border-line p-4 font-mono text-xs break-words whitespace-pre-wrap"
        >
          {text}
        </pre>
      </details>
    </section>
  );
}

function SendTest({ data, answer }: PartProps) {
  const { emails } = useMessages(settingsMessages);
  return (
    <Form
      method="post"
      action={`${data.address}&test`}
      preventScrollReset
      className="mt-6 flex flex-col items-start gap-3"
    >
      <Problem text={answer?.problem} />
      <p className="text-sm text-slate">{emails.testNote({ email: data.ownAddress })}</p>
      <CompactSubmitButton look="outline">{emails.test}</CompactSubmitButton>
    </Form>
  );
}

/** It has to be opened first, because one press replaces every edit. */
function RestoreAll() {
  const { emails, restore, restoreNow } = useMessages(settingsMessages);
  const place = usePlace();
  return (
    <details key={place} className="group mt-10 border-t border-line pt-6">
      <summary className={`${buttonClass("outline", "", "compact")} group-open:mb-3`}>
        {restore}
      </summary>
      <PostForm className="flex flex-col items-start gap-4 rounded-md bg-sand p-4">
        <p className="text-sm">{emails.restoreAll}</p>
        <CompactSubmitButton name="step" value="restore-all">
          {restoreNow}
        </CompactSubmitButton>
      </PostForm>
    </details>
  );
}
