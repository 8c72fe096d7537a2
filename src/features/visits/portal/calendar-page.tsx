import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import * as z from "zod/mini";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { requireClient } from "#platform/http/actor.server.ts";
import { accountContext, requestContext } from "#platform/http/context.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { type ButtonLook, buttonClass } from "#ui/button.tsx";
import { fieldClass } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { ActionLink } from "#ui/links.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { ownCalendarLink, renewCalendarLink, revokeCalendarLink } from "../calendar-link.server.ts";
import { visitMessages } from "../messages.ts";
import type { Route } from "./+types/calendar-page.ts";

const path = "/client-portal/schedule/calendar";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireClient(route);
  const { accounts } = route.context.get(accountContext);
  const token = await ownCalendarLink(accounts, actor);
  const { origin } = route.context.get(requestContext);
  return { address: token && `${origin}/api/calendar/${token}.ics` };
}

const schema = z.object({ step: z.enum(["renew", "revoke"]) });

export async function action(route: ActionFunctionArgs) {
  const actor = await requireClient(route);
  const { accounts } = route.context.get(accountContext);
  return handleFormOnce(
    route,
    { form: "calendar", schema, actor, db: accounts.db },
    async ({ step }, _refuse, db) => {
      if (step === "renew") await renewCalendarLink({ ...accounts, db }, actor);
      else await revokeCalendarLink({ ...accounts, db }, actor);
      return redirectAfterPost(path);
    },
  );
}

export const meta = pageMetaIn((language) => visitMessages(language).calendar.title);

/** The visits in a calendar of one's own, by an address that nobody else knows. */
export default function CalendarPage({ loaderData: { address } }: Route.ComponentProps) {
  const { section, calendar } = useMessages(visitMessages);
  return (
    <>
      <p className="mb-2 text-sm">
        <ActionLink to="/client-portal/schedule">{section}</ActionLink>
      </p>
      <PageTitle>{calendar.title}</PageTitle>
      <p className="mt-3 max-w-[60ch] text-slate">{calendar.about}</p>
      {address ? (
        <div className="mt-6 flex max-w-2xl flex-col gap-5">
          <label>
            <span className="mb-1.5 block text-sm font-semibold">{calendar.secretAddress}</span>
            <input readOnly value={address} className={fieldClass} />
          </label>
          <p className="text-sm text-slate">{calendar.keepPrivate}</p>
          <div className="flex flex-wrap gap-3">
            <a
              href={address.replace(/^https?:/, "webcal:")}
              className={buttonClass("primary", "", "compact")}
            >
              {calendar.open}
            </a>
            <CommandForm command="renew" look="outline">
              {calendar.renew}
            </CommandForm>
            <CommandForm command="revoke" look="bare">
              {calendar.revoke}
            </CommandForm>
          </div>
        </div>
      ) : (
        <div className="mt-6">
          <CommandForm command="renew" look="primary">
            {calendar.create}
          </CommandForm>
        </div>
      )}
    </>
  );
}

const CommandForm = ({
  command: step,
  look,
  children,
}: {
  command: string;
  look: ButtonLook;
  children: string;
}) => (
  <PostForm>
    <input type="hidden" name="step" value={step} />
    <CompactSubmitButton look={look}>{children}</CompactSubmitButton>
  </PostForm>
);
