import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  useSearchParams,
} from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { Problem } from "../fields.tsx";
import { pageMeta } from "../page-meta.ts";
import { PageTitle } from "../page-title.tsx";
import type { Route } from "./+types/person-page.ts";
import { changePersonByForm, readPerson } from "./person.server.ts";
import { PersonFields } from "./person-fields.tsx";

export const loader = (route: LoaderFunctionArgs) => readPerson(route, route.params.id);

export const action = (route: ActionFunctionArgs) => changePersonByForm(route, route.params.id);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData?.person.name ?? "People");

const doneWords: Readonly<Record<string, string>> = {
  role: "Role and assignments are saved.",
  suspend: "Suspended: nobody can sign in by this account.",
  restore: "Restored.",
  resend: "The invitation is sent again.",
  "sign-out": "Signed out everywhere.",
  reset: "The second factor is reset. The person is told by email.",
};

/** One account, for who looks after all of them. */
export default function PersonPage({ loaderData, actionData }: Route.ComponentProps) {
  const { person, isOwn } = loaderData;
  const done = doneWords[useSearchParams()[0].get("done") ?? ""];
  return (
    <div className="max-w-2xl">
      <p className="text-sm">
        <Link
          to="/office/people"
          className="inline-flex min-h-8 items-center font-semibold text-teal underline-offset-4 hover:underline"
        >
          People
        </Link>
      </p>
      <PageTitle>{person.name}</PageTitle>
      <p className="mt-1 break-words text-slate">{person.email}</p>
      <p className="mt-1 text-sm text-slate">
        {person.roleLabel}, {person.clientName ?? "staff"}, {person.state},{" "}
        {person.lastSeen ? `last seen ${person.lastSeen.full}` : "not signed in"},{" "}
        {person.hasSecondFactor ? "two factors" : "no second factor"}
      </p>
      <div role="status" className="mt-4 empty:hidden">
        {done && !actionData ? <p className="rounded-md bg-tint p-3 text-sm">{done}</p> : null}
      </div>
      <div className="mt-4 empty:hidden">
        <Problem text={actionData?.problem ?? actionData?.errors.sure} />
      </div>
      <section aria-labelledby="role-title" className="mt-8 border-t border-line pt-6">
        <h2 id="role-title" className="text-subtitle font-semibold tracking-snug">
          Role and assignments
        </h2>
        <Form method="post" className="mt-4 flex flex-col items-start gap-5">
          <input type="hidden" name="form" value="role" />
          <PersonFields
            {...loaderData}
            key={JSON.stringify([person.role, person.clientIds, person.facilityIds])}
            name="person"
            role={person.role}
            clientIds={person.clientIds}
            facilityIds={person.facilityIds}
            answer={actionData}
          />
          <button type="submit" className={buttonClass("primary", "", "compact")}>
            Save
          </button>
          <p className="text-sm text-slate">Another role signs the person out everywhere.</p>
        </Form>
      </section>
      <section aria-labelledby="access-title" className="mt-10 border-t border-line pt-6">
        <h2 id="access-title" className="text-subtitle font-semibold tracking-snug">
          Access
        </h2>
        {isOwn ? (
          <p className="mt-3 text-sm">
            This is your own account: a colleague changes it, and{" "}
            <a href="/account/security" className="font-semibold text-teal underline">
              you change how you sign in
            </a>
            .
          </p>
        ) : (
          <Access state={person.state} hasSecondFactor={person.hasSecondFactor} />
        )}
      </section>
    </div>
  );
}

function Access({ state, hasSecondFactor }: { state: string; hasSecondFactor: boolean }) {
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-3">
        {state === "invited" ? <Command form="resend" label="Send the invitation again" /> : null}
        {state === "active" ? <Command form="sign-out" label="Sign out everywhere" /> : null}
        {hasSecondFactor ? <Command form="reset" label="Reset the second factor" /> : null}
        {state === "suspended" ? (
          <Command form="restore" label="Restore" />
        ) : (
          <Command form="suspend" label="Suspend" />
        )}
      </div>
      <details className="mt-6">
        <summary className="inline-flex min-h-11 items-center text-sm font-semibold text-error underline-offset-4 hover:underline">
          Remove this account
        </summary>
        <Form method="post" className="mt-2 flex flex-col items-start gap-3 text-sm">
          <input type="hidden" name="form" value="remove" />
          <p>
            The name stays in the history; nobody can sign in by it any more. This cannot be undone.
          </p>
          <label className="flex min-h-11 items-center gap-2.5">
            <input type="checkbox" name="sure" value="on" required className="size-4" />
            Remove it for good
          </label>
          <button type="submit" className={buttonClass("outline", "", "compact")}>
            Remove
          </button>
        </Form>
      </details>
    </>
  );
}

const Command = ({ form, label }: { form: string; label: string }) => (
  <Form method="post">
    <input type="hidden" name="form" value={form} />
    <button type="submit" className={buttonClass("outline", "", "compact")}>
      {label}
    </button>
  </Form>
);
