import { clientRoles, type Role, staffRoles } from "#platform/identity/roles.ts";

export const roles: readonly Role[] = [...clientRoles, ...staffRoles];
