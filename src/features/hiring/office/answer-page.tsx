import { type ActionFunctionArgs, Link, type LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { HiddenFields } from "#platform/forms/commands.tsx";
import { NotesField, TextField } from "#platform/forms/labeled-fields.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { TextLink } from "#ui/links.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { answerTemplates, maxAnswer, maxSubject } from "../hiring-types.ts";
import { hiringMessages } from "../messages.ts";
import type { Route } from "./+types/answer-page.ts";
import { type AnswerData, handleAnswerForm, readAnswerPage } from "./answer-page.server.ts";

export const loader = (route: LoaderFunctionArgs) => readAnswerPage(route, route.params.id);

export const action = (route: ActionFunctionArgs) => handleAnswerForm(route, route.params.id);

export const meta = pageMetaIn((language, data: AnswerData | undefined) => {
  const { answer, one } = hiringMessages(language);
  return data ? answer.title({ name: data.name }) : one;
});

/** A template, filled in, as an email that can be changed before it leaves. */
export default function AnswerPage({ loaderData: data, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { answer: texts, templates } = useMessages(hiringMessages);
  const { page, name, template, language } = data;
  return (
    <div className="max-w-2xl">
      <BackLink to={page}>{name}</BackLink>
      <PageTitle>{texts.title({ name })}</PageTitle>
      <p className="mt-3 text-sm wrap-anywhere text-slate">{data.inLanguage}</p>
      <nav aria-label={texts.templates} className="mt-5">
        <ul className="flex flex-wrap gap-2 text-sm">
          {answerTemplates.map((answerTemplate) => (
            <li key={answerTemplate}>
              <Link
                to={`?template=${answerTemplate}`}
                replace
                preventScrollReset
                aria-current={answerTemplate === template ? "page" : undefined}
                className="flex min-h-11 items-center rounded-full border border-line px-4 font-semibold text-slate hover:text-ink aria-[current=page]:border-teal aria-[current=page]:bg-tint aria-[current=page]:text-ink sm:min-h-9"
              >
                {templates[answerTemplate]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {data.times === "offered" ? <p className="mt-4 text-sm">{texts.withTimes}</p> : null}
      {data.times === "none" ? (
        <p className="mt-4 rounded-md bg-sand p-3 text-sm">
          {texts.withoutTimes} <TextLink to={`${page}/appointment`}>{texts.offerTimes}</TextLink>
        </p>
      ) : null}
      {/* Another template is another form, with its own text. */}
      <PostForm
        answer={answer?.values.template === template ? answer : undefined}
        key={template}
        noValidate
        className="mt-6 flex flex-col items-start gap-5"
      >
        <HiddenFields fields={{ template, seen: data.seen }} />
        <Problem text={answer?.problem} />
        <TextField
          name="subject"
          lang={language}
          maxLength={maxSubject}
          label={texts.subject}
          value={data.texts.subject}
        />
        <NotesField
          name="text"
          lang={language}
          rows={12}
          maxLength={maxAnswer}
          label={texts.text}
          help={texts.textHelp}
          value={data.texts.text}
        />
        <button type="submit" className={buttonClass("primary", "", "compact")}>
          {texts.send}
        </button>
      </PostForm>
    </div>
  );
}
