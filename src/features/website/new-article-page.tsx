import { type ActionFunctionArgs, type LoaderFunctionArgs, useNavigation } from "react-router";
import { articleLists } from "#content/articles.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { ChoiceField, optionsOf, TextField } from "#platform/forms/labeled-fields.tsx";
import { languages } from "#platform/language/language.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import type { Route } from "./+types/new-article-page.ts";
import { websiteMessages } from "./messages.ts";
import { addArticleByForm, readNewArticle } from "./read-articles.server.ts";

export const loader = (route: LoaderFunctionArgs) => readNewArticle(route);

export const action = (route: ActionFunctionArgs) => addArticleByForm(route);

export const meta = pageMetaIn((language) => websiteMessages(language).articles.add);

/** Begins a draft: its text, its picture and its days follow on its own page. */
export default function NewArticlePage({ actionData }: Route.ComponentProps) {
  const { articles, languages: names } = useMessages(websiteMessages);
  const answer = useAnswer(actionData);
  const isSaving = useNavigation().formData?.has("slug") ?? false;
  return (
    <div className="max-w-xl">
      <BackLink to="/office/website/articles">{articles.section}</BackLink>
      <PageTitle>{articles.add}</PageTitle>
      <PostForm answer={answer} className="mt-6 flex flex-col items-start gap-6" noValidate>
        <Problem text={answer?.problem} />
        <ChoiceField
          name="list"
          label={articles.list}
          options={optionsOf(articleLists, articles.lists)}
        />
        <ChoiceField
          name="language"
          label={articles.language}
          help={articles.languageNote}
          value={useLanguage()}
          options={optionsOf(languages, names)}
        />
        <TextField name="title" label={articles.title} />
        <TextField name="slug" label={articles.address} help={articles.addressNote} />
        <CompactSubmitButton className="max-sm:w-full" disabled={isSaving}>
          {articles.begin}
        </CompactSubmitButton>
      </PostForm>
    </div>
  );
}
