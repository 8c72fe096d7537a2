/** One account, for people who look after it. */

import { useSearchParams } from "react-router";
import { Command } from "#platform/forms/commands.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { RichText } from "#platform/language/rich-text.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { RecordPanel } from "#platform/record-panels/record-panel.tsx";
import { BackLink } from "#ui/back-link.tsx";
import { PageProblem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { usePlace } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { StatusNotice } from "#ui/status-notice.tsx";
import { TitledSection } from "#ui/titled-section.tsx";
import { peopleMessages } from "./messages.ts";
import { PersonFields } from "./person-fields.tsx";
import type { PersonData } from "./person-screen.server.ts";

interface PersonScreenProps {
  data: PersonData;
  answer: FormAnswer | undefined;
}

export function PersonScreen({ data, answer }: PersonScreenProps) {
  const { person, isOwn, home } = data;
  const { section, person: messages, done: sentences } = useMessages(peopleMessages);
  const step = useSearchParams()[0].get("done");
  const done = Object.entries(sentences).find(([name]) => name === step)?.[1];
  return (
    <div className="max-w-2xl">
      <BackLink to={home}>{section}</BackLink>
      <PageTitle>{person.name}</PageTitle>
      <p className="mt-1 break-words text-slate">{person.email}</p>
      <Facts person={person} />
      <RecordPanel name="hiredFrom" panels={data.panels} />
      <StatusNotice>{done && !answer ? done : null}</StatusNotice>
      <PageProblem text={answer?.problem ?? answer?.errors.sure} of="sure" />
      {isOwn ? null : <RoleAndAssignments data={data} answer={answer} />}
      <TitledSection
        titleId="access-title"
        title={messages.access}
        className="mt-10 border-t border-line pt-6"
      >
        {isOwn ? (
          <p className="mt-3 text-sm">
            <RichText
              text={messages.own}
              tags={{
                link: (words) => (
                  <a href="/account/security" className="font-semibold text-teal underline">
                    {words}
                  </a>
                ),
              }}
            />
          </p>
        ) : (
          <Access state={person.state} hasSecondFactor={person.hasSecondFactor} />
        )}
      </TitledSection>
    </div>
  );
}

/** Nobody changes their own role: a colleague does. */
function RoleAndAssignments({ data, answer }: PersonScreenProps) {
  const { person, stored } = data;
  const place = usePlace();
  const ofRole = answer?.values.form === "role" ? answer : undefined;
  const { person: messages } = useMessages(peopleMessages);
  return (
    <TitledSection
      titleId="role-title"
      title={messages.roleAndAssignments}
      className="mt-8 border-t border-line pt-6"
    >
      <PostForm answer={ofRole} key={place} className="mt-4 flex flex-col items-start gap-5">
        <SeenFields stored={stored} />

        <input type="hidden" name="form" value="role" />
        <PersonFields
          name="person"
          roles={data.roles}
          clients={data.clients}
          ofClient={person.clientId !== null}
          values={ofRole?.values ?? stored}
          errors={ofRole?.errors ?? {}}
        />
        <CompactSubmitButton>{messages.save}</CompactSubmitButton>
        <p className="text-sm text-slate">{messages.roleNote}</p>
      </PostForm>
    </TitledSection>
  );
}

function Facts({ person }: { person: PersonData["person"] }) {
  const { facts } = useMessages(peopleMessages);
  const knownRoles = [
    person.roleLabel,
    person.clientName ?? facts.staff,
    facts.states[person.state],
    person.lastSeen ? facts.lastSeen({ time: person.lastSeen.full }) : facts.notSignedIn,
    person.hasSecondFactor ? facts.secondFactor : facts.noSecondFactor,
  ];
  return <p className="mt-1 text-sm text-slate">{knownRoles.join(", ")}</p>;
}

function Access({ state, hasSecondFactor }: { state: string; hasSecondFactor: boolean }) {
  const { person: messages } = useMessages(peopleMessages);
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-3">
        {state === "invited" ? (
          <Command fields={{ form: "resend" }}>{messages.resend}</Command>
        ) : null}
        {state === "active" ? (
          <Command fields={{ form: "sign-out" }}>{messages.signOut}</Command>
        ) : null}
        {hasSecondFactor ? (
          <Command fields={{ form: "reset" }}>{messages.resetFactor}</Command>
        ) : null}
        {state === "suspended" ? (
          <Command fields={{ form: "restore" }}>{messages.restore}</Command>
        ) : (
          <Command fields={{ form: "suspend" }}>{messages.suspend}</Command>
        )}
      </div>
      <details className="mt-6">
        <summary className="inline-flex min-h-11 items-center text-sm font-semibold text-error underline-offset-4 hover:underline">
          {messages.removeAccount}
        </summary>
        <PostForm data-no-draft="" className="mt-2 flex flex-col items-start gap-3 text-sm">
          <input type="hidden" name="form" value="remove" />
          <p>{messages.removeNote}</p>
          <label className="flex min-h-11 items-center gap-2.5">
            <input type="checkbox" name="sure" value="on" required className="size-4" />
            {messages.forGood}
          </label>
          <CompactSubmitButton look="outline">{messages.remove}</CompactSubmitButton>
        </PostForm>
      </details>
    </>
  );
}
