import type { LoaderFunctionArgs } from "react-router";
import { reportFile } from "#features/inspections/report-file.server.ts";
import { findReaderLanguage } from "#platform/http/find-reader-language.server.ts";
import { findLink, linkHeaders, recordReportAccess } from "./opened-link.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const link = await findLink(route, route.params.token);
  if (link === undefined) return new Response(null, { status: 404, headers: linkHeaders });
  const maker = { ...link.maker, language: await findReaderLanguage(route) };
  const file = await reportFile(route, maker, link.inspectionId, `link:${link.inspectionId}`);
  await recordReportAccess(route, link, "file");
  for (const [name, value] of Object.entries(linkHeaders)) file.headers.set(name, value);
  return file;
}
