/** Who there is; `permissions.ts` says who may do what. */
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

export const isClientRole = (role: Role): role is ClientRole =>
  clientRoles.some((one) => one === role);

/** Which assignments narrow what a role sees; the others see all of theirs, or nothing. */
export const assignedTo: Record<Role, "clients" | "facilities" | undefined> = {
  "client-administrator": undefined,
  "client-member": "facilities",
  "account-manager": "clients",
  supervisor: "facilities",
  "crew-lead": "facilities",
  recruiter: undefined,
  administrator: undefined,
};
