/** One account, for people who look after it. */

import { Form, useSearchParams } from "react-router";
import { Command } from "#platform/forms/commands.tsx";
import type { FormAnswer } from "#platform/http/account-form.server.ts";
import { BackLink } from "#ui/back-link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { usePlace } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import type { PersonData } from "./person.server.ts";
import { PersonFields } from "./person-fields.tsx";

const doneMessages: Readonly<Record<string, string>> = {
  role: "Role and assignments saved.",
  suspend: "Suspended. No one can sign in with this account.",
  restore: "Restored.",
  resend: "The invitation was sent again.",
  "sign-out": "Signed out everywhere.",
  reset: "Second factor reset. The person is notified by email.",
};

interface PersonScreenProps {
  data: PersonData;
  answer: FormAnswer | undefined;
}

export function PersonScreen({ data, answer }: PersonScreenProps) {
  const { person, stored, isOwn, home } = data;
  const place = usePlace();
  const ofRole = answer?.values.form === "role" ? answer : undefined;
  const done = doneMessages[useSearchParams()[0].get("done") ?? ""];
  return (
    <div className="max-w-2xl">
      <BackLink to={home}>People</BackLink>
      <PageTitle>{person.name}</PageTitle>
      <p className="mt-1 break-words text-slate">{person.email}</p>
      <p className="mt-1 text-sm text-slate">
        {person.roleLabel}, {person.clientName ?? "staff"}, {person.state},{" "}
        {person.lastSeen ? `last seen ${person.lastSeen.full}` : "not signed in"},{" "}
        {person.hasSecondFactor ? "second factor set up" : "no second factor"}
      </p>
      <div role="status" className="mt-4 empty:hidden">
        {done && !answer ? <p className="rounded-md bg-tint p-3 text-sm">{done}</p> : null}
      </div>
      <div className="mt-4 empty:hidden">
        <Problem text={answer?.problem ?? answer?.errors.sure} />
      </div>
      <section aria-labelledby="role-title" className="mt-8 border-t border-line pt-6">
        <h2 id="role-title" className="text-subtitle font-semibold tracking-snug">
          Role and assignments
        </h2>
        <Form key={place} method="post" className="mt-4 flex flex-col items-start gap-5">
          <AttemptField />
          <SeenFields stored={stored} answer={ofRole} />

          <input type="hidden" name="form" value="role" />
          <PersonFields
            name="person"
            roles={data.roles}
            clients={data.clients}
            ofClient={person.clientId !== null}
            values={ofRole?.values ?? stored}
            errors={ofRole?.errors ?? {}}
          />
          <button type="submit" className={buttonClass("primary", "", "compact")}>
            Save
          </button>
          <p className="text-sm text-slate">Changing the role signs the person out everywhere.</p>
        </Form>
      </section>
      <section aria-labelledby="access-title" className="mt-10 border-t border-line pt-6">
        <h2 id="access-title" className="text-subtitle font-semibold tracking-snug">
          Access
        </h2>
        {isOwn ? (
          <p className="mt-3 text-sm">
            This is your own account. A colleague can change it, and{" "}
            <a href="/account/security" className="font-semibold text-teal underline">
              you can change how you sign in
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
        {state === "invited" ? (
          <Command fields={{ form: "resend" }}>Send the invitation again</Command>
        ) : null}
        {state === "active" ? (
          <Command fields={{ form: "sign-out" }}>Sign out everywhere</Command>
        ) : null}
        {hasSecondFactor ? (
          <Command fields={{ form: "reset" }}>Reset the second factor</Command>
        ) : null}
        {state === "suspended" ? (
          <Command fields={{ form: "restore" }}>Restore</Command>
        ) : (
          <Command fields={{ form: "suspend" }}>Suspend</Command>
        )}
      </div>
      <details className="mt-6">
        <summary className="inline-flex min-h-11 items-center text-sm font-semibold text-error underline-offset-4 hover:underline">
          Remove this account
        </summary>
        <Form
          method="post"
          data-no-draft=""
          className="mt-2 flex flex-col items-start gap-3 text-sm"
        >
          <AttemptField />

          <input type="hidden" name="form" value="remove" />
          <p>
            The name stays in the history, but no one can sign in with this account anymore. This
            can't be undone.
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
