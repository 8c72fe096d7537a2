/** The step that hires: what it makes, already filled in, and its confirmation. */

import { appointmentKinds } from "#features/appointment-kinds.server.ts";
import { readCancelable } from "#features/appointments/office/cancel-with-record.server.ts";
import { isOpenStage } from "#features/job-applications/application-stage-types.ts";
import { choicesFor } from "#features/people/choices.server.ts";
import { assignmentPrefixes } from "#features/people/ticks.ts";
import { type RouteRequest, requestOrigin } from "#platform/http/actor.server.ts";
import { accountContext } from "#platform/http/context.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { refuseUntilConfirmed } from "#platform/http/refuse-until-confirmed.server.ts";
import {
  type Refuse,
  redirectAfterPost,
  refuseForNow,
} from "#platform/http/signed-in-form.server.ts";
import { may } from "#platform/identity/permissions.ts";
import {
  findStaffOfAddress,
  type HireExistingPersonResult,
  type HireResult,
  hireApplicant,
  hireExistingPerson,
  hireForm,
  mayInviteAnybody,
  rolesToGive,
} from "../hire-applicant.server.ts";
import { hiringServerMessages } from "../messages.server.ts";
import { findApplicationOf } from "./application-page.server.ts";
import { applicationsPath } from "./hiring-pages.server.ts";
import { cancelInterview } from "./move-with-appointment.server.ts";

/** @throws 404 for who may not hire */
async function requireApplicationToHire(route: RouteRequest, rawId: string | undefined) {
  const application = await findApplicationOf(route, rawId);
  const mayHire =
    may(application.actor, "applications.hire") && application.record.screening === "accepted";
  if (!mayHire) throw notFound();
  return { ...application, page: `${applicationsPath}/${application.id}` };
}

export async function readHirePage(route: RouteRequest, rawId: string | undefined) {
  const { actor, db, id, record, page } = await requireApplicationToHire(route, rawId);
  // Somebody may have closed the application meanwhile; its own page says what became of it.
  if (!isOpenStage(record.stage)) throw redirectAfterPost(page);
  const [choices, cancelable, person] = await Promise.all([
    choicesFor(db, actor, "staff"),
    readCancelable(db, appointmentKinds.interview, actor, id),
    findStaffOfAddress(db, record.email),
  ]);
  const isGone = person?.state === "suspended";
  const allowed = rolesToGive(actor);
  return {
    page,
    cancelable,
    /** The person who already has the address. */
    person: person && {
      ...person,
      isGone,
      mayTie: !isGone || may(actor, "staff.change"),
    },
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
  const { actor, id, page, queue } = await requireApplicationToHire(route, rawId);
  const { accounts } = route.context.get(accountContext);
  const { hiredBefore } = hiringServerMessages(actor.language);
  return handleFormOnce(
    route,
    {
      form: "hire",
      schema: hireForm(actor.language),
      echoed: ["name", "email", "role", "language", "cancelAppointment", ...assignmentPrefixes],
      actor,
      db: accounts.db,
      adds: () => ({ noun: "person", question: hiredBefore }),
    },
    async (fields, refuse, db) => {
      const origin = requestOrigin(route);
      const result = await db.transaction(async (tx) => {
        const context = { ...accounts, db: tx };
        const hired =
          fields.step === "tie"
            ? await hireExistingPerson(context, actor, id, fields, origin)
            : await hireApplicant(context, actor, id, fields, origin);
        if (hired.ok && fields.cancelAppointment) await cancelInterview({ tx, queue }, actor, id);
        return hired;
      });
      return result.ok
        ? redirectAfterPost(`${page}?done=${fields.step === "tie" ? "tied" : "hired"}`)
        : refuseHire(refuse, result);
    },
  );
}

function refuseHire(
  refuse: Refuse,
  result: Extract<HireResult | HireExistingPersonResult, { ok: false }>,
) {
  const { problems } = hiringServerMessages(refuse.language);
  if (result.reason === "too-many" && "retryAfterSeconds" in result)
    return refuseForNow(refuse, result.retryAfterSeconds);
  switch (result.reason) {
    case "not-found":
      throw notFound();
    case "confirm-first":
      return refuseUntilConfirmed(refuse);
    case "not-allowed":
      return refuse(403, problems["not-allowed"]);
    case "address-taken":
      return refuse(409, { email: problems["address-taken"] });
    case "role-not-given":
      return refuse(403, { role: problems["role-not-given"] });
    case "wrong-state":
    case "moved-since":
    case "other-person":
    case "not-restored":
      return refuse(409, problems[result.reason]);
    default:
      return refuse(409, { role: problems.unassignable });
  }
}
