/** Makes a person of the company out of an applicant, once. */
import { and, eq, inArray, ne } from "drizzle-orm";
import * as z from "zod/mini";
import {
  applicationStages,
  isOpenStage,
} from "#features/job-applications/application-stage-types.ts";
import { withTicks } from "#features/people/ticks.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { mailboxOf } from "#platform/email/mailbox.ts";
import { emailAddress, optionalTick } from "#platform/forms/fields.ts";
import { chooseLanguage } from "#platform/identity/account-language.server.ts";
import type { AccountsContext, RequestOrigin } from "#platform/identity/accounts-context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { personName, roleForm } from "#platform/identity/invitation-form.server.ts";
import { restorePerson } from "#platform/identity/people/change-person.server.ts";
import {
  type InviteResult,
  invitePersonUnchecked,
} from "#platform/identity/people/invite-person.server.ts";
import { may } from "#platform/identity/permissions.ts";
import { type StaffRole, staffRoles } from "#platform/identity/roles.ts";
import { type AccountRow, accounts } from "#platform/identity/tables/accounts.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { languages } from "#platform/language/language.ts";
import { changeApplication, stageColumns } from "./change-application.server.ts";
import { hiringMessages } from "./messages.ts";

/** Each field begins with the application's value, and can be corrected. */
export const hireForm = byLanguage((language) => {
  const { errors } = hiringMessages(language);
  const { clientIds, facilityIds } = roleForm(language).shape;
  /** The stage that the sender saw. */
  const from = z.enum(applicationStages, errors.stage);
  const cancelAppointment = optionalTick(language);
  const make = z.object({
    step: z.literal("make"),
    from,
    name: personName(language),
    email: emailAddress(language),
    role: z.enum(staffRoles, errors.role),
    language: z.enum(languages, errors.language),
    clientIds,
    facilityIds,
    cancelAppointment,
  });
  const tie = z.object({ step: z.literal("tie"), from, accountId: z.uuid(), cancelAppointment });
  const withStep = z.transform((posted: unknown): unknown => ({
    step: "make",
    ...withTicks(posted),
  }));
  return z.pipe(withStep, z.discriminatedUnion("step", [make, tie]));
});

export type HireForm = Extract<z.infer<ReturnType<typeof hireForm>>, { step: "make" }>;

/** Somebody who has an account already, such as a former colleague who applies again. */
export type HireExistingPersonForm = Extract<z.infer<ReturnType<typeof hireForm>>, { step: "tie" }>;

/**
 * Whoever may invite staff gives any role and its assignments; a recruiter only makes crew leads, who see
 * nothing yet.
 */
export const mayInviteAnybody = (actor: Actor): boolean => may(actor, "staff.invite");

export const rolesToGive = (actor: Actor): readonly StaffRole[] =>
  mayInviteAnybody(actor) ? staffRoles : ["crew-lead"];

type HireProblem = "wrong-state" | "moved-since" | "role-not-given";

export type HireResult =
  | { ok: true; accountId: string; isNew: boolean }
  | { ok: false; reason: HireProblem | "not-found" }
  | Extract<InviteResult, { ok: false }>;

/** The second person to confirm is led to the account that the first one has made. */
export const hireApplicant = (
  context: AccountsContext,
  actor: Actor,
  id: string,
  {
    from,
    name,
    email,
    role,
    language,
    clientIds,
    facilityIds,
  }: Omit<HireForm, "cancelAppointment" | "step">,
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

/** A former employee's account is suspended, but still has the address. */
export async function findStaffOfAddress(
  db: Database | Transaction,
  email: string,
): Promise<Pick<AccountRow, "id" | "name" | "state"> | undefined> {
  const [person] = await db
    .select({ id: accounts.id, name: accounts.name, state: accounts.state })
    .from(accounts)
    .where(
      and(
        eq(accounts.mailbox, mailboxOf(email)),
        ne(accounts.state, "removed"),
        inArray(accounts.role, [...staffRoles]),
      ),
    );
  return person;
}

type HireExistingPersonProblem = "wrong-state" | "moved-since" | "other-person" | "not-restored";

export type HireExistingPersonResult =
  | { ok: true; accountId: string }
  | { ok: false; reason: HireExistingPersonProblem | "not-found" | "not-allowed" };

/**
 * The application ends with the person who is there already; suspended, they are restored in the same step,
 * by whoever may do so. Role and facilities stay what they were.
 */
export const hireExistingPerson = (
  context: AccountsContext,
  actor: Actor,
  id: string,
  { from, accountId }: Pick<HireExistingPersonForm, "from" | "accountId">,
  origin: RequestOrigin,
): Promise<HireExistingPersonResult> =>
  changeApplication<HireExistingPersonProblem, HireExistingPersonResult>(context, actor, id, {
    isAllowed: may(actor, "applications.hire"),
    async decide(tx, row) {
      if (row.hiredAccountId !== null) return { ok: true, accountId: row.hiredAccountId };
      if (row.screening !== "accepted") return "wrong-state";
      if (row.stage !== from || !isOpenStage(row.stage)) return "moved-since";
      const person = await findStaffOfAddress(tx, row.email);
      if (person?.id !== accountId) return "other-person";
      if (person.state === "suspended") {
        if (!may(actor, "staff.change")) return "not-restored";
        const restored = await restorePerson({ ...context, db: tx }, actor, accountId, origin);
        if (!restored.ok) return "not-restored";
      }
      return {
        kind: "hired",
        set: stageColumns(actor, row, { stage: "hired", hiredAccountId: accountId }),
        details: { to: accountId },
      };
    },
    answer: () => ({ ok: true, accountId }),
  });
