import type { LoaderFunctionArgs } from "react-router";
import { appContext } from "#platform/http/context.ts";
import { lookUpFile, storedFileResponse } from "#platform/http/file-response.server.ts";
import { secretLinkHeaders, withSecretLinkHeaders } from "#platform/http/secret-link.server.ts";
import { openReport } from "./find-report.server.ts";
import { findReportPhoto } from "./report-photo.server.ts";

/** The photo that came with the report of this link, and no other one. */
export async function photoOfReport(
  route: LoaderFunctionArgs,
  size: "whole" | "thumbnail",
): Promise<Response> {
  const { db } = route.context.get(appContext);
  const { code = "", token = "" } = route.params;
  const photo = await lookUpFile(route, async () => {
    const opened = await openReport(db, code, token);
    return opened && findReportPhoto(db, opened.report);
  });
  if (photo === undefined || photo.isHeld)
    return new Response(null, { status: 404, headers: secretLinkHeaders });
  return withSecretLinkHeaders(await storedFileResponse(route, undefined, photo.file, size));
}
