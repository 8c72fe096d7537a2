import type { ReactNode } from "react";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import type { Choices } from "./choices.server.ts";
import { peopleMessages } from "./messages.ts";
import { PersonFields, WhoFields } from "./person-fields.tsx";

interface InviteScreenProps {
  title: string;
  choices: Choices;
  answer: FormAnswer | undefined;
  /** True if only people of one client are invited, who get facilities and never another client. */
  ofClient: boolean;
  /** Selected at first. */
  firstRole: string;
  /** Further fields of the form. */
  children?: ReactNode;
}

/** Invites somebody, in the office and in the portal. */
export function InviteScreen(props: InviteScreenProps) {
  const { title, choices, answer, ofClient, firstRole, children } = props;
  const values = answer?.values ?? {};
  const { invite } = useMessages(peopleMessages);
  return (
    <div className="max-w-xl">
      <PageTitle>{title}</PageTitle>
      <p className="mt-3 text-slate">{invite.note}</p>
      <PostForm answer={answer} className="mt-6 flex flex-col items-start gap-5" noValidate>
        <Problem text={answer?.problem} />
        <WhoFields />
        {children}
        <PersonFields
          {...choices}
          name="invite"
          ofClient={ofClient}
          values={{ role: firstRole, ...values }}
          errors={answer?.errors ?? {}}
        />
        <CompactSubmitButton>{invite.submit}</CompactSubmitButton>
      </PostForm>
    </div>
  );
}
