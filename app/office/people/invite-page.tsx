import { type ActionFunctionArgs, Form, type LoaderFunctionArgs } from "react-router";
import { appContext } from "#app/http/context.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Field, fieldClass, Problem } from "#app/ui/form/compact-field.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { invitationForm } from "#domain/accounts/invitation-form.ts";
import { invitePerson } from "#domain/accounts/people/invite-person.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { choicesFor } from "../../people/choices.server.ts";
import { inviteByForm } from "../../people/invite.server.ts";
import { PersonFields, WhoFields } from "../../people/person-fields.tsx";
import { tickedIn } from "../../people/ticks.ts";
import type { Route } from "./+types/invite-page.ts";
import { officePeople } from "./office-people.server.ts";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await officePeople.enter(route);
  return choicesFor(route.context.get(appContext).db, actor, "all");
}

export const action = (route: ActionFunctionArgs) =>
  inviteByForm(officePeople, route, invitationForm, invitePerson);

export const meta = () => pageMeta("Invite somebody");

export default function InvitePage({ loaderData, actionData }: Route.ComponentProps) {
  const values = actionData?.values ?? {};
  return (
    <div className="max-w-xl">
      <PageTitle>Invite somebody</PageTitle>
      <p className="mt-3 text-slate">
        They get an email with a link that is good for seven days, and choose a password of their
        own.
      </p>
      <Form method="post" className="mt-6 flex flex-col items-start gap-5" noValidate>
        <Problem text={actionData?.problem} />
        <WhoFields answer={actionData} />
        <Field
          id="invite-client"
          label="Client"
          error={actionData?.errors.clientId}
          help="For client administrators and client members; staff have none"
        >
          {(given) => (
            <select
              {...given}
              name="clientId"
              defaultValue={values.clientId ?? ""}
              className={fieldClass}
            >
              <option value="">None: our own staff</option>
              {loaderData.clients.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <PersonFields
          {...loaderData}
          name="invite"
          ofClient={false}
          role={values.role ?? "account-manager"}
          clientIds={tickedIn(values, "client.")}
          facilityIds={tickedIn(values, "facility.")}
          answer={actionData}
        />
        <button type="submit" className={buttonClass("primary", "", "compact")}>
          Send the invitation
        </button>
      </Form>
    </div>
  );
}
