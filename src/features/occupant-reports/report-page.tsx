import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { answerHeaders } from "#platform/http/answer-headers.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import type { Route } from "./+types/report-page.ts";
import { occupantMessages } from "./messages.ts";
import { Notice } from "./notice.tsx";
import { ReportForm } from "./report-form.tsx";
import { handleOccupantReportForm, readSign } from "./report-page.server.ts";
import { Shell } from "./shell.tsx";

export const loader = (route: LoaderFunctionArgs) => readSign(route, route.params.code ?? "");

export const action = (route: ActionFunctionArgs) =>
  handleOccupantReportForm(route, route.params.code ?? "");

export const headers = answerHeaders;

export const meta = pageMetaIn((language) => occupantMessages(language).report.title);

/** The page behind a room's QR code: two taps report a problem. */
export default function ReportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { otherLanguage, sign } = loaderData;
  const messages = useMessages(occupantMessages);
  return (
    <Shell otherLanguage={otherLanguage}>
      {sign.state === "open" ? (
        <ReportForm sign={sign} answer={actionData} />
      ) : (
        <Notice {...messages[sign.state]} />
      )}
    </Shell>
  );
}
