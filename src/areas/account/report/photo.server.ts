import type { LoaderFunctionArgs } from "react-router";
import { fileResponse } from "#features/files/file-response.server.ts";
import { hasReportPhoto } from "#features/inspections/report-file.server.ts";
import { appContext } from "#platform/http/context.ts";
import { secretLinkHeaders, withSecretLinkHeaders } from "#platform/http/secret-link.server.ts";
import { openReportByLink } from "./opened-link.server.ts";

/** Photos of the one inspection, and no other file that its maker may see. */
export async function photoOfReport(route: LoaderFunctionArgs, size: "whole" | "thumbnail") {
  const { id = "" } = route.params;
  const nothing = () => new Response(null, { status: 404, headers: secretLinkHeaders });
  const link = await openReportByLink(route);
  if (link === undefined) return nothing();
  const { db } = route.context.get(appContext);
  if (!(await hasReportPhoto(db, link.inspectionId, id))) return nothing();
  return withSecretLinkHeaders(await fileResponse(route, link.maker, id, size));
}
