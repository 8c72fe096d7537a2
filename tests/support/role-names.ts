import { clientRoles, type Role, staffRoles } from "#domain/accounts/roles.ts";

export const roles: readonly Role[] = [...clientRoles, ...staffRoles];
