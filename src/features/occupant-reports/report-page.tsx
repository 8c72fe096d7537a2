import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { documentTitle } from "#platform/document/title.ts";
import type { Route } from "./+types/report-page.ts";
import { messagesFor } from "./messages.ts";
import { Notice } from "./notice.tsx";
import { handleOccupantReportForm, readSign } from "./report.server.ts";
import { ReportForm } from "./report-form.tsx";
import { Shell } from "./shell.tsx";

export const loader = (route: LoaderFunctionArgs) => readSign(route, route.params.code ?? "");

export const action = (route: ActionFunctionArgs) =>
  handleOccupantReportForm(route, route.params.code ?? "");

export const headers = ({ actionHeaders, loaderHeaders }: Route.HeadersArgs) =>
  new Headers({ ...Object.fromEntries(loaderHeaders), ...Object.fromEntries(actionHeaders) });

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: documentTitle(messagesFor(loaderData?.language ?? "en").title) },
  { name: "robots", content: "noindex" },
];

/** Behind the QR sign of a room: what is wrong, in two taps. */
export default function ReportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { language, otherLanguage, sign } = loaderData;
  const messages = messagesFor(language);
  return (
    <Shell language={language} otherLanguage={otherLanguage}>
      {sign.state === "open" ? (
        <ReportForm sign={sign} messages={messages} answer={actionData} />
      ) : (
        <Notice {...noticeOf(sign.state, messages)} call={messages.call} />
      )}
    </Shell>
  );
}

function noticeOf(state: "ended" | "unknown", messages: ReturnType<typeof messagesFor>) {
  return state === "ended"
    ? { title: messages.ended, why: messages.endedWhy }
    : { title: messages.unknown, why: messages.unknownWhy };
}
