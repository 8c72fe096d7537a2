import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { appContext, requestContext } from "#platform/http/context.ts";
import { recordsOpened } from "#platform/notifications/opened-record.server.ts";
import {
  type CheckParts,
  type CheckResult,
  type SystemCheck,
  systemContext,
} from "#platform/system/system-check.server.ts";
import { describeError } from "./describe-error.server.ts";
import { systemServerMessages } from "./messages.server.ts";

/** @throws 404 for everybody but administrators */
export async function readSystemPage(route: RouteRequest) {
  const actor = await requireStaff(route, "system.read");
  const { db, config } = route.context.get(appContext);
  const { process, checks, recentErrors } = route.context.get(systemContext);
  const { log } = route.context.get(requestContext);
  const { language } = actor;
  const parts = await readParts(checks, { db, config, language, process }, (error, part) =>
    log.warn({ err: error, part }, "part of the system page not read"),
  );
  // Their part of the page says what was told of them.
  await recordsOpened(route, actor, "backups");
  const now = new Date();
  return {
    parts,
    errors: recentErrors?.list().map((error) => describeError(error, language, now)) ?? null,
  };
}

type OnFailure = (error: unknown, part: string) => void;

/** One after the other: the page takes one connection, whatever its parts ask. */
export async function readParts(
  checks: readonly SystemCheck[],
  parts: CheckParts,
  onFailure: OnFailure,
) {
  const results = [];
  for (const check of checks)
    results.push({
      name: check.name,
      title: check.title(parts.language),
      ...(await readPart(check, parts, onFailure)),
    });
  return results;
}

/** One part that fails must not hide the others. */
async function readPart(
  check: SystemCheck,
  parts: CheckParts,
  onFailure: OnFailure,
): Promise<CheckResult> {
  try {
    return await check.read(parts);
  } catch (error) {
    onFailure(error, check.name);
    return { state: "act", facts: [], advice: [systemServerMessages(parts.language).notRead] };
  }
}

export type SystemPageData = Awaited<ReturnType<typeof readSystemPage>>;
