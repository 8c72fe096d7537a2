import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { officeInvoices } from "../invoices-view.server.ts";
import { readList } from "../list-screen.server.ts";
import { ListScreen } from "../list-screen.tsx";
import { invoiceMessages } from "../messages.ts";
import type { Route } from "./+types/list-page.ts";
import { issueTicked } from "./issue-ticked.server.ts";

const form = "issue-drafts";

export const loader = (route: LoaderFunctionArgs) => readList(officeInvoices, route);

export const action = (route: ActionFunctionArgs) => issueTicked(route);

export const meta = pageMetaIn((language) => invoiceMessages(language).section);

export default function InvoicesPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { list } = useMessages(invoiceMessages);
  const hasDrafts = loaderData.rows.some(({ state }) => state === "draft");
  return (
    <ListScreen
      data={loaderData}
      bulkForm={hasDrafts ? form : undefined}
      bulk={
        <div className="mb-3 empty:hidden">
          <Problem text={answer && "problem" in answer ? answer.problem : undefined} />
          {answer && "done" in answer ? (
            <p role="status" className="rounded-md bg-tint p-3 text-sm">
              {answer.done}
            </p>
          ) : null}
          {hasDrafts ? (
            <PostForm id={form} data-no-draft="" className="mt-3">
              <CompactSubmitButton>{list.issueSelected}</CompactSubmitButton>
            </PostForm>
          ) : null}
        </div>
      }
    />
  );
}
