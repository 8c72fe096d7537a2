import * as z from "zod/mini";
import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { pageAddress } from "#platform/http/next-path.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { removeSubscriber, unsubscribeForReader } from "../change-subscriber.server.ts";
import { newsletterMessages } from "../messages.ts";

const schema = z.object({ step: z.enum(["unsubscribe", "remove"]), id: z.uuid() });

const commands = { unsubscribe: unsubscribeForReader, remove: removeSubscriber };

/** @throws 404 for people who may not see subscribers */
export async function handleSubscriberForm(route: RouteRequest) {
  const actor = await requireStaff(route, "subscribers.read");
  const { db } = route.context.get(appContext);
  return handleFormOnce(
    route,
    { form: "subscriber", schema, echoed: ["step"], actor, db },
    async ({ step, id }, refuse, db) => {
      const result = await commands[step]({ db }, actor, id);
      if (!result.ok)
        return refuse(
          result.reason === "not-allowed" ? 403 : 409,
          newsletterMessages(actor.language).changeProblems[result.reason],
        );
      const { path, search } = pageAddress(new URL(route.request.url));
      const filter = new URLSearchParams(search);
      filter.set("done", step);
      return redirectAfterPost(`${path}?${filter}`);
    },
  );
}
