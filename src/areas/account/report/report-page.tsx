import { data, type LoaderFunctionArgs } from "react-router";
import { addressIn } from "#content/page-address.ts";
import { InspectionScreen } from "#features/inspections/inspection-screen.tsx";
import { readInspection } from "#features/inspections/inspection-view.server.ts";
import { ReportLink } from "#features/inspections/report-links.tsx";
import { momentOf } from "#platform/document/moment.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { findReaderLanguage } from "#platform/http/find-reader-language.server.ts";
import { secretLinkHeaders } from "#platform/http/secret-link.server.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { accountMessages } from "../messages.ts";
import { Screen } from "../screen.tsx";
import type { Route } from "./+types/report-page.ts";
import { openReportByLink, recordReportAccess } from "./opened-link.server.ts";

export async function loader(route: LoaderFunctionArgs) {
  const link = await openReportByLink(route);
  if (link === undefined)
    return data({ report: undefined }, { status: 404, headers: secretLinkHeaders });
  const language = await findReaderLanguage(route);
  const maker = { ...link.maker, language };
  const inspection = await readInspection(route, maker, link.inspectionId);
  await recordReportAccess(route, link, "page");
  const report = {
    inspection,
    path: `/report/${route.params.token}`,
    until: momentOf(link.expiresAt, language, link.timeZone).full,
  };
  return data({ report }, { headers: secretLinkHeaders });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = pageMetaIn((language, data: Route.ComponentProps["loaderData"] | undefined) => {
  const messages = accountMessages(language).report;
  return data?.report
    ? messages.title({ facility: data.report.inspection.facilityName })
    : messages.noReport;
});

/** The report that a client shows to people without an account. */
export default function ReportPage({ loaderData: { report } }: Route.ComponentProps) {
  const language = useLanguage();
  const { report: messages, frame } = accountMessages(language);
  if (report === undefined)
    return (
      <Screen title={messages.badLink} lead={messages.badLinkLead}>
        <ButtonLink to={addressIn(language, "/")} look="outline">
          {frame.toHome}
        </ButtonLink>
      </Screen>
    );
  const { inspection, path, until } = report;
  return (
    <InspectionScreen inspection={inspection} filesPath={`${path}/photos`}>
      <ReportLink path={path} />
      <p className="text-sm text-slate">{messages.openUntil({ time: until })}</p>
    </InspectionScreen>
  );
}
