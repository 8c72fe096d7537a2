/** Fields that are not named here never reach a command. */
import * as z from "zod/mini";
import { emailAddress, requiredText } from "#platform/forms/fields.ts";
import { clientRoles, staffRoles } from "./roles.ts";

export const personName = requiredText("en", { min: 1, max: 100, message: "Name is required" });

const id = z.uuid("Please choose from the list");
const ids = z.catch(z.array(id).check(z.maxLength(1_000)), []);

/** For a client administrator, who invites colleagues of the same client. */
export const colleagueForm = z.object({
  name: personName,
  email: emailAddress("en"),
  role: z.enum(clientRoles, "Please choose a role"),
  facilityIds: ids,
});

/** For an administrator of the staff, who invites anybody. */
export const invitationForm = z.object({
  name: personName,
  email: emailAddress("en"),
  role: z.enum([...clientRoles, ...staffRoles], "Please choose a role"),
  /** The client whose person it is; for the two roles of clients. */
  clientId: z.optional(id),
  clientIds: ids,
  facilityIds: ids,
});

/** Changes the role, and with it what is assigned. */
export const roleForm = z.object({
  role: z.enum([...clientRoles, ...staffRoles], "Please choose a role"),
  clientIds: ids,
  facilityIds: ids,
});

export type ColleagueForm = z.infer<typeof colleagueForm>;
export type InvitationForm = z.infer<typeof invitationForm>;
export type RoleForm = z.infer<typeof roleForm>;
