/** The roles of people; `permissions.ts` decides who may do what. */
export const clientRoles = ["client-administrator", "client-member"] as const;
export const staffRoles = [
  "account-manager",
  "supervisor",
  "crew-lead",
  "recruiter",
  "administrator",
] as const;

export type ClientRole = (typeof clientRoles)[number];
export type StaffRole = (typeof staffRoles)[number];
export type Role = ClientRole | StaffRole;

// Groups of roles, by which permissions and addresses say for whom they are.
export const everyone = [...clientRoles, ...staffRoles] as const;
export const administrators = ["administrator"] as const;
export const sales = [...administrators, "account-manager"] as const;
export const recruiting = [...administrators, "recruiter"] as const;
/** Roles that decide what is done at facilities, by whom and when. */
export const directors = [...sales, "supervisor"] as const;
export const workforce = [...directors, "crew-lead"] as const;
export const attending = [...administrators, "supervisor", "crew-lead"] as const;
/**
 * Roles that may get a right beyond those they are shipped with: administrators have everything of the office
 * already, and clients' roles stay as they are.
 */
export const extraRoles = ["account-manager", "supervisor", "crew-lead", "recruiter"] as const;
export type ExtraRole = (typeof extraRoles)[number];
/** A right that may be given to no other role. */
export const nobody = [] as const;
export const clientAdministrators = ["client-administrator"] as const;
export const clientsAndDirectors = [...clientRoles, ...directors] as const;
export const clientsAndWorkforce = [...clientRoles, ...workforce] as const;

export const isClientRole = (role: Role): role is ClientRole =>
  clientRoles.some((clientRole) => clientRole === role);

/** Assignments of this kind narrow what a role sees; the others see all of theirs, or nothing. */
export const assignedTo: Record<Role, "clients" | "facilities" | undefined> = {
  "client-administrator": undefined,
  "client-member": "facilities",
  "account-manager": "clients",
  supervisor: "facilities",
  "crew-lead": "facilities",
  recruiter: undefined,
  administrator: undefined,
};
