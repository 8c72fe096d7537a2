import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMeta } from "../../document/page-meta.ts";
import { clientDocuments } from "../../documents/client-documents.server.ts";
import { openDocument } from "../../documents/detail.server.ts";
import { DetailScreen } from "../../documents/detail-screen.tsx";
import { takeDocumentStep } from "../../documents/detail-step.server.ts";
import { useAnswer } from "../../live/use-answer.ts";
import { readRecordThreads } from "../../messages/record-threads.server.ts";
import { RecordThreads } from "../../messages/record-threads.tsx";
import { clientMessages } from "../messages/client-messages.server.ts";
import type { Route } from "./+types/detail-page.ts";

export async function loader(route: LoaderFunctionArgs) {
  const document = await openDocument(clientDocuments, route, route.params.id);
  const about = { kind: "document", id: document.id } as const;
  const actor = await clientDocuments.enter(route);
  const threads = await readRecordThreads(route, actor, clientMessages.path, about);
  return { ...document, threads };
}

export const action = (route: ActionFunctionArgs) =>
  takeDocumentStep(clientDocuments, route, route.params.id);

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
