import type { LoaderFunctionArgs } from "react-router";
import { reportFile } from "#features/inspections/report-file.server.ts";
import { findReaderLanguage } from "#platform/http/find-reader-language.server.ts";
import { secretLinkHeaders, withSecretLinkHeaders } from "#platform/http/secret-link.server.ts";
import { openReportByLink, recordReportAccess } from "./opened-link.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const link = await openReportByLink(route);
  if (link === undefined) return new Response(null, { status: 404, headers: secretLinkHeaders });
  const maker = { ...link.maker, language: await findReaderLanguage(route) };
  const file = await reportFile(route, maker, link.inspectionId, `link:${link.inspectionId}`);
  await recordReportAccess(route, link, "file");
  return withSecretLinkHeaders(file);
}
