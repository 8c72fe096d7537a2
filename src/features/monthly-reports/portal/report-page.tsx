import type { LoaderFunctionArgs } from "react-router";
import { pageMeta } from "#platform/document/page-meta.ts";
import { requireClient } from "#platform/http/actor.server.ts";
import { readReport } from "../monthly-reports.server.ts";
import { ReportScreen } from "../report-screen.tsx";
import type { Route } from "./+types/report-page.ts";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireClient(route);
  return readReport(route, { actor, audience: "client", id: route.params.id });
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData ? `Monthly report, ${loaderData.month}` : "Monthly report");

export default function ReportPage({ loaderData }: Route.ComponentProps) {
  return <ReportScreen data={loaderData} />;
}
