/** Commands that submissions of every kind have. */
import { Link } from "react-router";
import { AssignForm } from "#platform/forms/assign-form.tsx";
import { Command } from "#platform/forms/commands.tsx";
import { RichText } from "#platform/language/rich-text.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import type { SubmissionListRow } from "../handling/list-submissions.server.ts";
import { submissionMessages } from "../messages.ts";

type State = SubmissionListRow["state"];

export function QuarantineCommands({ state, mayDecide }: { state: State; mayDecide: boolean }) {
  const { detail } = useMessages(submissionMessages);
  if (!mayDecide || (state !== "quarantined" && state !== "spam")) return null;
  return (
    <>
      <Command fields={{ step: "release" }} look="primary">
        {detail.release}
      </Command>
      {state === "quarantined" ? (
        <Command fields={{ step: "spam" }}>{detail.confirmSpam}</Command>
      ) : null}
    </>
  );
}

interface AssignCommandsProps {
  data: {
    assignedTo: string | null;
    assigneeName: string | null;
    assignees: readonly { id: string; name: string }[];
    me: string;
  };
}

export function AssignCommands({ data }: AssignCommandsProps) {
  const { detail } = useMessages(submissionMessages);
  return (
    <>
      {data.assignedTo === data.me ? null : (
        <Command fields={{ step: "assign", to: data.me, seen: data.assignedTo ?? "" }}>
          {detail.assignToMe}
        </Command>
      )}
      <AssignForm data={data} labelClass="mb-1 block text-xs text-slate" />
    </>
  );
}

interface JoinedNoticeProps {
  joinedTo: { id: string | null; reference: string } | null;
  /** Path of the list. */
  path: string;
  search: string;
}

/** Leads to the accepted copy that replaces it, as long as that is there. */
export function JoinedNotice({ joinedTo, path, search }: JoinedNoticeProps) {
  const { detail } = useMessages(submissionMessages);
  if (joinedTo === null) return null;
  return (
    <p className="mt-4 rounded-md bg-sand p-3 text-sm">
      <RichText
        text={detail.copyAccepted}
        tags={{
          copy: () =>
            joinedTo.id === null ? (
              joinedTo.reference
            ) : (
              <Link
                to={`${path}/${joinedTo.id}${search}`}
                className="font-semibold text-teal underline"
              >
                {joinedTo.reference}
              </Link>
            ),
        }}
      />
    </p>
  );
}
