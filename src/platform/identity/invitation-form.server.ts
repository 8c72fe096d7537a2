/** Fields that are not named here never reach a command. */
import * as z from "zod/mini";
import { emailAddress, requiredText } from "#platform/forms/fields.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { identityMessages } from "./messages.server.ts";
import { clientRoles, staffRoles } from "./roles.ts";

export const personName = byLanguage((language) =>
  requiredText(language, { min: 1, max: 100, message: identityMessages(language).forms.name }),
);

const fieldsOf = byLanguage((language) => {
  const { fromList, role } = identityMessages(language).forms;
  const id = z.uuid(fromList);
  return {
    id,
    ids: z.catch(z.array(id).check(z.maxLength(1_000)), []),
    anyRole: z.enum([...clientRoles, ...staffRoles], role),
    clientRole: z.enum(clientRoles, role),
  };
});

/** A client administrator invites colleagues of the same client with this form. */
export const colleagueForm = byLanguage((language) => {
  const { clientRole, ids } = fieldsOf(language);
  return z.object({
    name: personName(language),
    email: emailAddress(language),
    role: clientRole,
    facilityIds: ids,
  });
});

/** An administrator of the staff invites anybody with this form. */
export const invitationForm = byLanguage((language) => {
  const { anyRole, id, ids } = fieldsOf(language);
  return z.object({
    name: personName(language),
    email: emailAddress(language),
    role: anyRole,
    /** The client whose person it is; for the two roles of clients. */
    clientId: z.optional(id),
    clientIds: ids,
    facilityIds: ids,
  });
});

/** Changes the role, and with it what is assigned. */
export const roleForm = byLanguage((language) => {
  const { anyRole, ids } = fieldsOf(language);
  return z.object({ role: anyRole, clientIds: ids, facilityIds: ids });
});

export type ColleagueForm = z.infer<ReturnType<typeof colleagueForm>>;
export type InvitationForm = z.infer<ReturnType<typeof invitationForm>>;
export type RoleForm = z.infer<ReturnType<typeof roleForm>>;
