import type { LoaderFunctionArgs } from "react-router";
import { fileResponse } from "#features/files/file-response.server.ts";
import { hasReportPhoto } from "#features/inspections/report-file.server.ts";
import { appContext } from "#platform/http/context.ts";
import { findLink, linkHeaders } from "./opened-link.server.ts";

/** Photos of the one inspection, and no other file that its maker may see. */
export async function photoOfReport(route: LoaderFunctionArgs, size: "whole" | "thumbnail") {
  const { token, id = "" } = route.params;
  const nothing = () => new Response(null, { status: 404, headers: linkHeaders });
  const link = await findLink(route, token);
  if (link === undefined) return nothing();
  const { db } = route.context.get(appContext);
  if (!(await hasReportPhoto(db, link.inspectionId, id))) return nothing();
  const photo = await fileResponse(route, link.maker, id, size);
  for (const [name, value] of Object.entries(linkHeaders)) photo.headers.set(name, value);
  return photo;
}
