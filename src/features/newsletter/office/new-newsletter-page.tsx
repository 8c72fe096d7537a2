import { type ActionFunctionArgs, type LoaderFunctionArgs, useNavigation } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { newsletterMessages } from "../messages.ts";
import type { Route } from "./+types/new-newsletter-page.ts";
import { NewsletterFields } from "./newsletter-fields.tsx";
import { addByForm, readNewNewsletter } from "./newsletter-pages.server.ts";

export const loader = (route: LoaderFunctionArgs) => readNewNewsletter(route);

export const action = (route: ActionFunctionArgs) => addByForm(route);

export const meta = pageMetaIn((language) => newsletterMessages(language).newsletters.add);

/** Begins a draft: what it looks like, a test and the sending follow on its own page. */
export default function NewNewsletterPage({ actionData }: Route.ComponentProps) {
  const { newsletters } = useMessages(newsletterMessages);
  const answer = useAnswer(actionData);
  const isSaving = useNavigation().formData?.has("subject-en") ?? false;
  return (
    <>
      <BackLink to="/office/newsletters">{newsletters.section}</BackLink>
      <PageTitle>{newsletters.add}</PageTitle>
      <PostForm className="mt-6 flex flex-col items-start gap-6" noValidate>
        <Problem text={answer?.problem} />
        <NewsletterFields answer={answer} />
        <CompactSubmitButton className="max-sm:w-full" disabled={isSaving}>
          {isSaving ? newsletters.saving : newsletters.addAction}
        </CompactSubmitButton>
      </PostForm>
    </>
  );
}
