/**
 * Commands and reads whose routes are the next step. A line goes as soon as a route uses what it names:
 * the architecture test fails on one that stays.
 */
export const exportsWithoutRoute = new Set<string>([
  "domain/accounts/people/invite-person.ts inviteColleague",
]);
