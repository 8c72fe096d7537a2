import { type ActionFunctionArgs, Form, type LoaderFunctionArgs } from "react-router";
import * as z from "zod/mini";
import { goOn, takeForm } from "#app/http/account-form.server.ts";
import { requestOrigin, requireStaff } from "#app/http/actor.server.ts";
import { accountContext, appContext } from "#app/http/context.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { invitationForm } from "#domain/accounts/invitation-form.ts";
import { invitePerson } from "#domain/accounts/people/invite-person.ts";
import { may } from "#domain/accounts/permissions.ts";
import { Field, fieldClass, Problem } from "../fields.tsx";
import { pageMeta } from "../page-meta.ts";
import { PageTitle } from "../page-title.tsx";
import type { Route } from "./+types/invite-page.ts";
import { choicesFor, personProblems, withTicks } from "./choices.server.ts";
import { PersonFields } from "./person-fields.tsx";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireStaff(route);
  if (!may(actor, "staff.invite")) throw new Response(null, { status: 404 });
  return choicesFor(route.context.get(appContext).db, actor, "all");
}

export async function action(route: ActionFunctionArgs) {
  const actor = await requireStaff(route);
  if (!may(actor, "staff.invite")) throw new Response(null, { status: 404 });
  const schema = z.pipe(z.transform(withTicks), invitationForm);
  const echoed = ["name", "email", "role", "clientId"];
  return takeForm(route, { form: "invite", schema, echoed }, async (fields, refuse) => {
    const { accounts } = route.context.get(accountContext);
    const result = await invitePerson(accounts, actor, fields, requestOrigin(route));
    if (result.ok) return goOn("/office/people");
    const sentence = personProblems[result.reason] ?? "Nothing was sent.";
    const field = { "address-taken": "email", "unknown-client": "clientId" }[String(result.reason)];
    return refuse(409, field ? { [field]: sentence } : sentence);
  });
}

export const meta = () => pageMeta("Invite somebody");

export default function InvitePage({ loaderData, actionData }: Route.ComponentProps) {
  const values = actionData?.values ?? {};
  const errors = actionData?.errors ?? {};
  return (
    <div className="max-w-xl">
      <PageTitle>Invite somebody</PageTitle>
      <p className="mt-3 text-slate">
        They get an email with a link that is good for seven days, and choose a password of their
        own.
      </p>
      <Form method="post" className="mt-6 flex flex-col items-start gap-5" noValidate>
        <Problem text={actionData?.problem} />
        <Field id="invite-name" label="Name" error={errors.name}>
          {(given) => (
            <input
              {...given}
              name="name"
              defaultValue={values.name}
              autoComplete="off"
              className={fieldClass}
            />
          )}
        </Field>
        <Field id="invite-email" label="Email" error={errors.email}>
          {(given) => (
            <input
              {...given}
              name="email"
              type="email"
              defaultValue={values.email}
              autoComplete="off"
              className={fieldClass}
            />
          )}
        </Field>
        <Field
          id="invite-client"
          label="Client"
          error={errors.clientId}
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
          role={values.role ?? "account-manager"}
          clientIds={[]}
          facilityIds={[]}
          answer={actionData}
        />
        <button type="submit" className={buttonClass("primary", "", "compact")}>
          Send the invitation
        </button>
      </Form>
    </div>
  );
}
