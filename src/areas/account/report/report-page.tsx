import { data, type LoaderFunctionArgs } from "react-router";
import { InspectionScreen } from "#features/inspections/inspection-screen.tsx";
import { readInspection } from "#features/inspections/inspection-view.server.ts";
import { ReportLink } from "#features/inspections/report-link.tsx";
import { momentOf } from "#platform/document/moment.ts";
import { pageMeta } from "#platform/document/page-meta.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Screen } from "../screen.tsx";
import type { Route } from "./+types/report-page.ts";
import { findLink, linkHeaders, recordReportAccess } from "./opened-link.server.ts";

export async function loader(route: LoaderFunctionArgs) {
  const link = await findLink(route, route.params.token);
  if (link === undefined) return data({ report: undefined }, { status: 404, headers: linkHeaders });
  // Its reader is somebody else than its maker, and reads what the page around it is in.
  const maker = { ...link.maker, language: "en" } as const;
  const inspection = await readInspection(route, maker, link.inspectionId);
  await recordReportAccess(route, link, "page");
  const report = {
    inspection,
    path: `/report/${route.params.token}`,
    until: momentOf(link.expiresAt, "en").full,
  };
  return data({ report }, { headers: linkHeaders });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = ({ loaderData }: Route.MetaArgs) => {
  const { report } = loaderData ?? {};
  return pageMeta(report ? `${report.inspection.facilityName}, inspection` : "No report here");
};

/** The report that a client shows to people without an account. */
export default function ReportPage({ loaderData: { report } }: Route.ComponentProps) {
  if (report === undefined)
    return (
      <Screen
        title="This link doesn't open a report"
        lead="It has expired, was revoked or is incomplete. The person who sent it can create a new one."
      >
        <ButtonLink to="/" look="outline">
          Go to the home page
        </ButtonLink>
      </Screen>
    );
  const { inspection, path, until } = report;
  return (
    <InspectionScreen inspection={inspection} filesPath={`${path}/photos`}>
      <ReportLink path={path} />
      <p className="text-sm text-slate">
        Anyone with this link can read this report until {until}.
      </p>
    </InspectionScreen>
  );
}
