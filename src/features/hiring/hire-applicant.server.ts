/** Makes a person of the company out of an applicant, once. */
import { isOpenStage } from "#features/job-applications/application-stage-types.ts";
import { chooseLanguage } from "#platform/identity/account-language.server.ts";
import type { AccountsContext, RequestOrigin } from "#platform/identity/accounts-context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import {
  type InviteResult,
  invitePersonUnchecked,
} from "#platform/identity/people/invite-person.server.ts";
import { may } from "#platform/identity/permissions.ts";
import { type StaffRole, staffRoles } from "#platform/identity/roles.ts";
import { changeApplication, stageColumns } from "./change-application.server.ts";
import type { HireForm } from "./hire-form.server.ts";

/** Whoever may invite staff gives any role and its assignments; a recruiter makes crew leads, who see nothing yet. */
export const mayInviteAnybody = (actor: Actor): boolean => may(actor, "staff.invite");

export const rolesToGive = (actor: Actor): readonly StaffRole[] =>
  mayInviteAnybody(actor) ? staffRoles : ["crew-lead"];

type HireProblem = "wrong-state" | "moved-since" | "role-not-given";

export type HireResult =
  | { ok: true; accountId: string; isNew: boolean }
  | { ok: false; reason: HireProblem | "not-found" }
  | Extract<InviteResult, { ok: false }>;

/** Whoever confirms second, whatever their form says, is led to the person that the first has made. */
export const hireApplicant = (
  context: AccountsContext,
  actor: Actor,
  id: string,
  { from, name, email, role, language, clientIds, facilityIds }: HireForm,
  origin: RequestOrigin,
): Promise<HireResult> => {
  let accountId = "";
  return changeApplication<HireProblem, HireResult>(context, actor, id, {
    isAllowed: may(actor, "applications.hire"),
    async decide(tx, row) {
      if (row.hiredAccountId !== null)
        return { ok: true, accountId: row.hiredAccountId, isNew: false };
      if (row.screening !== "accepted") return "wrong-state";
      if (row.stage !== from || !isOpenStage(row.stage)) return "moved-since";
      const isAssigning = clientIds.length + facilityIds.length > 0;
      if (!rolesToGive(actor).includes(role) || (isAssigning && !mayInviteAnybody(actor)))
        return "role-not-given";
      const person = { name, email, role, clientId: undefined, clientIds, facilityIds };
      const invited = await invitePersonUnchecked({ ...context, db: tx }, actor, person, origin);
      if (!invited.ok) return invited;
      accountId = invited.accountId;
      await chooseLanguage(tx, invited, language);
      return {
        kind: "hired",
        set: stageColumns(actor, row, { stage: "hired", hiredAccountId: accountId }),
        details: { to: accountId },
      };
    },
    answer: () => ({ ok: true, accountId, isNew: true }),
  });
};
