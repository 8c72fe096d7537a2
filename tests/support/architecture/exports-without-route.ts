/**
 * Commands and reads whose routes are the next step. A line goes as soon as a route uses what it names:
 * the architecture test fails on one that stays.
 */
export const exportsWithoutRoute = new Set<string>([
  "domain/accounts/audit/audit-log.ts listAudit",
  "domain/accounts/invitation-form.ts roleForm",
  "domain/accounts/people/assignments.ts assign",
  "domain/accounts/people/change-person.ts changeRole",
  "domain/accounts/people/change-person.ts endSessionsOf",
  "domain/accounts/people/change-person.ts removePerson",
  "domain/accounts/people/change-person.ts resetSecondFactor",
  "domain/accounts/people/change-person.ts restorePerson",
  "domain/accounts/people/change-person.ts suspendPerson",
  "domain/accounts/people/invite-person.ts inviteColleague",
  "domain/accounts/people/invite-person.ts invitePerson",
  "domain/accounts/people/invite-person.ts resendInvitation",
  "domain/accounts/people/list-people.ts listPeople",
]);
