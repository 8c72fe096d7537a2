/** The step that hires: what it makes, already filled in, and its confirmation. */
import { isOpenStage } from "#features/job-applications/application-stage-types.ts";
import { choicesFor } from "#features/people/choices.server.ts";
import { assignmentPrefixes } from "#features/people/ticks.ts";
import {
  type Refuse,
  redirectAfterPost,
  refuseForNow,
} from "#platform/http/account-form.server.ts";
import { type RouteRequest, requestOrigin } from "#platform/http/actor.server.ts";
import { accountContext } from "#platform/http/context.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { may } from "#platform/identity/permissions.ts";
import {
  type HireResult,
  hireApplicant,
  mayInviteAnybody,
  rolesToGive,
} from "../hire-applicant.server.ts";
import { hireForm } from "../hire-form.server.ts";
import { hiringServerMessages } from "../messages.server.ts";
import { findApplicationOf } from "./application-page.server.ts";
import { applicationsPath } from "./hiring-pages.server.ts";

/** @throws 404 for who may not hire */
async function enterHire(route: RouteRequest, rawId: string | undefined) {
  const found = await findApplicationOf(route, rawId);
  const mayHire = may(found.actor, "applications.hire") && found.record.screening === "accepted";
  if (!mayHire) throw new Response(null, { status: 404 });
  return { ...found, page: `${applicationsPath}/${found.id}` };
}

export async function readHirePage(route: RouteRequest, rawId: string | undefined) {
  const { actor, db, record, page } = await enterHire(route, rawId);
  // Whoever comes second sees whom the first has made.
  if (!isOpenStage(record.stage)) throw redirectAfterPost(page);
  const choices = await choicesFor(db, actor, "staff");
  const allowed = rolesToGive(actor);
  return {
    page,
    name: record.fullName,
    stage: record.stage,
    stored: {
      name: record.fullName,
      email: record.email,
      language: record.language,
      role: "crew-lead",
    },
    roles: choices.roles.filter(({ value }) => allowed.some((role) => role === value)),
    clients: mayInviteAnybody(actor) ? choices.clients : [],
    mayAssign: mayInviteAnybody(actor),
  };
}

export type HireData = Awaited<ReturnType<typeof readHirePage>>;

export async function handleHireForm(route: RouteRequest, rawId: string | undefined) {
  const { actor, id, page } = await enterHire(route, rawId);
  const { accounts } = route.context.get(accountContext);
  const { hiredBefore } = hiringServerMessages(actor.language);
  return handleFormOnce(
    route,
    {
      form: "hire",
      schema: hireForm(actor.language),
      echoed: ["name", "email", "role", "language", ...assignmentPrefixes],
      actor,
      db: accounts.db,
      adds: () => ({ noun: "person", question: hiredBefore }),
    },
    async (fields, refuse, db) => {
      const origin = requestOrigin(route);
      const result = await hireApplicant({ ...accounts, db }, actor, id, fields, origin);
      return result.ok ? redirectAfterPost(`${page}?done=hired`) : refuseHire(refuse, result);
    },
  );
}

function refuseHire(refuse: Refuse, result: Extract<HireResult, { ok: false }>) {
  const { problems } = hiringServerMessages(refuse.language);
  if (result.reason === "too-many" && "retryAfterSeconds" in result)
    return refuseForNow(refuse, result.retryAfterSeconds);
  switch (result.reason) {
    case "not-found":
      throw new Response(null, { status: 404 });
    case "not-allowed":
      return refuse(403, problems["not-allowed"]);
    case "address-taken":
      return refuse(409, { email: problems["address-taken"] });
    case "role-not-given":
      return refuse(403, { role: problems["role-not-given"] });
    case "wrong-state":
    case "moved-since":
      return refuse(409, problems[result.reason]);
    default:
      return refuse(409, { role: problems.unassignable });
  }
}
