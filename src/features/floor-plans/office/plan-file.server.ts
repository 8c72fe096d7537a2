import * as z from "zod/mini";
import { lookUpFile, nothing, storedFileResponse } from "#platform/http/file-response.server.ts";
import { findPlanFile } from "../floor-plan-queries.server.ts";
import { type PlanRoute, requireFloorPlan } from "./require-floor-plan.server.ts";

const requestedFile = z.optional(z.enum(["picture", "thumbnail", "document"]));

/** The picture of a plan, small or whole, or the PDF that it was made of: `?which=`. */
export async function planFileResponse(route: PlanRoute): Promise<Response> {
  const { actor, db, address } = await requireFloorPlan(route);
  const which = z.safeParse(
    requestedFile,
    new URL(route.request.url).searchParams.get("which") ?? undefined,
  );
  if (!which.success) return nothing();
  const kind = which.data === "document" ? "document" : "picture";
  const file = await lookUpFile(route, () => findPlanFile(db, actor, address, kind));
  if (file === undefined) return nothing();
  const use = which.data === "thumbnail" ? "thumbnail" : kind === "document" ? "preview" : "whole";
  return storedFileResponse(route, actor, file, use);
}
