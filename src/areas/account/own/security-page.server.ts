/** The buttons of the security page. */
import * as z from "zod/mini";
import {
  type RouteRequest,
  requestOrigin,
  requireActor,
  securityPage,
  signInAddress,
} from "#platform/http/actor.server.ts";
import { accountContext } from "#platform/http/context.ts";
import { dropSession, forgetKept } from "#platform/http/sign-in-cookies.server.ts";
import { goToArea, handleForm, redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { cancelEmailChange } from "#platform/identity/change-email.server.ts";
import { removePasskey } from "#platform/identity/second-factor/passkeys.server.ts";
import { endOwnSession, signOutEverywhere } from "#platform/identity/sign-in/sessions.server.ts";
import { afterwards, type Done } from "./done.ts";
import { redirectToConfirmation } from "./redirect-to-confirmation.server.ts";

const id = z.uuid();
const schema = z.discriminatedUnion("form", [
  z.object({ form: z.literal("end-session"), id }),
  z.object({ form: z.literal("remove-passkey"), id }),
  z.object({ form: z.literal("everywhere") }),
  z.object({ form: z.literal("cancel-email") }),
]);

export const changeSecurity = (route: RouteRequest) =>
  handleForm(route, { form: "security", schema }, async (fields) => {
    const actor = await requireActor(route);
    const { accounts, https } = route.context.get(accountContext);
    const origin = requestOrigin(route);
    switch (fields.form) {
      case "end-session":
        return next(await endOwnSession(accounts, actor, fields.id, origin), "session");
      case "remove-passkey":
        return next(await removePasskey(accounts, actor, fields.id, origin), "passkey-removed");
      case "everywhere": {
        const result = await signOutEverywhere(accounts, actor, origin);
        return result.ok
          ? goToArea(`${signInAddress(route)}#signed-out`, [dropSession(https), forgetKept])
          : redirectToConfirmation(securityPage);
      }
      case "cancel-email":
        await cancelEmailChange(accounts, actor);
        return redirectAfterPost(afterwards(securityPage, "email-cancelled"));
    }
  });

type Result = { ok: true } | { ok: false; reason: "confirm-first" | "not-found" };

/** Something that is gone already counts as ended. */
function next(result: Result, done: Done): Response {
  if (result.ok) return redirectAfterPost(afterwards(securityPage, done));
  return result.reason === "confirm-first"
    ? redirectToConfirmation(securityPage)
    : redirectAfterPost(securityPage);
}
