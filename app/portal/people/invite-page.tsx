import { type ActionFunctionArgs, Form, type LoaderFunctionArgs } from "react-router";
import { appContext } from "#app/http/context.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Problem } from "#app/ui/form/compact-field.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { colleagueForm } from "#domain/accounts/invitation-form.ts";
import { inviteColleague } from "#domain/accounts/people/invite-person.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { choicesFor } from "../../people/choices.server.ts";
import { inviteByForm } from "../../people/invite.server.ts";
import { PersonFields, WhoFields } from "../../people/person-fields.tsx";
import { tickedIn } from "../../people/ticks.ts";
import type { Route } from "./+types/invite-page.ts";
import { clientPeople } from "./client-people.server.ts";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await clientPeople.enter(route);
  return choicesFor(route.context.get(appContext).db, actor, "client");
}

export const action = (route: ActionFunctionArgs) =>
  inviteByForm(clientPeople, route, colleagueForm, inviteColleague);

export const meta = () => pageMeta("Invite a colleague");

export default function InvitePage({ loaderData, actionData }: Route.ComponentProps) {
  const values = actionData?.values ?? {};
  return (
    <div className="wrap py-8 md:py-12">
      <div className="max-w-xl">
        <PageTitle>Invite a colleague</PageTitle>
        <p className="mt-3 text-slate">
          They get an email with a link that is good for seven days, and choose a password of their
          own.
        </p>
        <Form method="post" className="mt-6 flex flex-col items-start gap-5" noValidate>
          <Problem text={actionData?.problem} />
          <WhoFields answer={actionData} />
          <PersonFields
            {...loaderData}
            name="invite"
            ofClient
            role={values.role ?? "client-member"}
            clientIds={tickedIn(values, "client.")}
            facilityIds={tickedIn(values, "facility.")}
            answer={actionData}
          />
          <button type="submit" className={buttonClass("primary", "", "compact")}>
            Send the invitation
          </button>
        </Form>
      </div>
    </div>
  );
}
