import type { LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { audienceOf, requireAreaActor } from "#platform/http/view-by-area.server.ts";
import type { Route } from "./+types/report-page.ts";
import { reportMessages } from "./messages.ts";
import { readReport } from "./monthly-reports.server.ts";
import { ReportScreen } from "./report-screen.tsx";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireAreaActor(route);
  return readReport(route, { actor, audience: audienceOf(route), id: route.params.id });
}

export const meta = pageMetaIn((language, report: { month: string } | undefined) => {
  const { one, ofMonth } = reportMessages(language);
  return report ? ofMonth({ month: report.month }) : one;
});

export default function ReportPage({ loaderData }: Route.ComponentProps) {
  return <ReportScreen data={loaderData} />;
}
