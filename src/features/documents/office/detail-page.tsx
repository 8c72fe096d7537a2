import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { officeMessages } from "#features/messages/office/office-messages.server.ts";
import { readRecordThreads } from "#features/messages/record-threads.server.ts";
import { RecordThreads } from "#features/messages/record-threads.tsx";
import { pageMeta } from "#platform/document/page-meta.ts";
import { useAnswer } from "#platform/forms/use-answer.ts";
import { openDocument } from "../detail.server.ts";
import { DetailScreen } from "../detail-screen.tsx";
import { takeDocumentStep } from "../detail-step.server.ts";
import { staffDocuments } from "../staff-documents.server.ts";
import type { Route } from "./+types/detail-page.ts";

export async function loader(route: LoaderFunctionArgs) {
  const document = await openDocument(staffDocuments, route, route.params.id);
  const about = { kind: "document", id: document.id } as const;
  const actor = await staffDocuments.enter(route);
  const threads = await readRecordThreads(route, actor, officeMessages.path, about);
  return { ...document, threads };
}

export const action = (route: ActionFunctionArgs) =>
  takeDocumentStep(staffDocuments, route, route.params.id);

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.title ?? "Document");

export default function DocumentPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  return (
    <DetailScreen
      data={loaderData}
      answer={answer}
      messages={<RecordThreads threads={loaderData.threads} />}
    />
  );
}
