import type { LoaderFunctionArgs } from "react-router";
import { requireStaff } from "#app/http/actor.server.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { readReport } from "../../monthly-reports/monthly-reports.server.ts";
import { ReportScreen } from "../../monthly-reports/report-screen.tsx";
import type { Route } from "./+types/report-page.ts";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireStaff(route);
  return readReport(route, { actor, side: "staff", id: route.params.id });
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData ? `Monthly report, ${loaderData.month}` : "Monthly report");

export default function ReportPage({ loaderData }: Route.ComponentProps) {
  return <ReportScreen data={loaderData} />;
}
