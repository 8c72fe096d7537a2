import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { RecordPanel } from "#platform/record-panels/record-panel.tsx";
import { readRecordPanels } from "#platform/record-panels/record-panels.server.ts";
import { useAnswer } from "#ui/form/use-answer.ts";
import type { Route } from "./+types/detail-page.ts";
import { handleDocumentForm, openDocument } from "./detail-screen.server.ts";
import { DetailScreen } from "./detail-screen.tsx";
import { documentsView } from "./documents-view.server.ts";
import { documentMessages } from "./messages.ts";

export async function loader(route: LoaderFunctionArgs) {
  const document = await openDocument(documentsView(route), route, route.params.id);
  const actor = await documentsView(route).enter(route);
  const panels = await readRecordPanels(route, actor, { kind: "document", id: document.id });
  return { ...document, panels };
}

export const action = (route: ActionFunctionArgs) =>
  handleDocumentForm(documentsView(route), route, route.params.id);

export const meta = pageMetaIn(
  (language, document: { title: string } | undefined) =>
    document?.title ?? documentMessages(language).one,
);

export default function DocumentPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  return (
    <DetailScreen
      data={loaderData}
      answer={answer}
      messages={<RecordPanel name="threads" panels={loaderData.panels} />}
    />
  );
}
