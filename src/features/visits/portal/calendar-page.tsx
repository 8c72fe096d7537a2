import { type ActionFunctionArgs, Form, Link, type LoaderFunctionArgs } from "react-router";
import * as z from "zod/mini";
import { pageMeta } from "#platform/document/page-meta.ts";
import { redirectAfterPost } from "#platform/http/account-form.server.ts";
import { requireClient } from "#platform/http/actor.server.ts";
import { accountContext, requestContext } from "#platform/http/context.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { type ButtonLook, buttonClass } from "#ui/button.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { fieldClass } from "#ui/form/compact-field.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { ownCalendarLink, renewCalendarLink, revokeCalendarLink } from "../calendar-link.server.ts";
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

export const meta = () => pageMeta("Your calendar");

/** The visits in a calendar of one's own, by an address that nobody else knows. */
export default function CalendarPage({ loaderData: { address } }: Route.ComponentProps) {
  return (
    <>
      <p className="mb-2 text-sm">
        <Link
          to="/client-portal/schedule"
          className="inline-flex min-h-11 items-center font-semibold text-teal underline-offset-4 hover:underline"
        >
          Schedule
        </Link>
      </p>
      <PageTitle>Your calendar</PageTitle>
      <p className="mt-3 max-w-[60ch] text-slate">
        Subscribe to your facilities’ visits in Google Calendar, Outlook, or Apple Calendar. Changes
        sync automatically, within an hour or as often as your calendar app checks.
      </p>
      {address ? (
        <div className="mt-6 flex max-w-2xl flex-col gap-5">
          <label>
            <span className="mb-1.5 block text-sm font-semibold">Secret address</span>
            <input readOnly value={address} className={fieldClass} />
          </label>
          <p className="text-sm text-slate">
            Anyone with this address can see when crews come to your facilities, so keep it private.
            If someone else may have seen it, renew it; the old one stops working at once.
          </p>
          <div className="flex flex-wrap gap-3">
            <a
              href={address.replace(/^https?:/, "webcal:")}
              className={buttonClass("primary", "", "compact")}
            >
              Open in your calendar
            </a>
            <CommandForm command="renew" look="outline">
              Renew the address
            </CommandForm>
            <CommandForm command="revoke" look="bare">
              Revoke it
            </CommandForm>
          </div>
        </div>
      ) : (
        <div className="mt-6">
          <CommandForm command="renew" look="primary">
            Create a secret address
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
  <Form method="post">
    <AttemptField />

    <input type="hidden" name="step" value={step} />
    <button type="submit" className={buttonClass(look, "", "compact")}>
      {children}
    </button>
  </Form>
);
