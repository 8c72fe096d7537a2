import { Link } from "react-router";
import { AssignForm } from "#platform/forms/assign-form.tsx";
import { Command, CommandPanel } from "#platform/forms/commands.tsx";
import { buttonClass } from "#ui/button.tsx";
import type { DetailData } from "./detail.server.ts";

interface SubmissionCommandsProps {
  data: DetailData;
  /** Why the last one was not taken. */
  problem: string | undefined;
}

/** What can be done with a submission in its state; every button a plain form. */
export function SubmissionCommands({ data, problem }: SubmissionCommandsProps) {
  const { state, view, search, nextOpen } = data;
  return (
    <CommandPanel problem={problem} className="items-end border-y border-line py-4">
      {data.mayAnswer && state === "open" ? (
        <Command fields={{ step: "answer" }} look="primary" shortcut="answer">
          Mark as answered
        </Command>
      ) : null}
      {data.mayDecide && (state === "quarantined" || state === "spam") ? (
        <Command fields={{ step: "release" }} look="primary">
          Release: no spam
        </Command>
      ) : null}
      {data.mayDecide && state === "quarantined" ? (
        <Command fields={{ step: "spam" }}>Confirm as spam</Command>
      ) : null}
      {data.mayAnswer && state !== "joined" && state !== "spam" ? <Assign data={data} /> : null}
      {data.mayAnswer && state === "answered" ? (
        <Command fields={{ step: "reopen" }}>Reopen</Command>
      ) : null}
      {nextOpen ? (
        <Link
          to={`${view.path}/${nextOpen}${search}`}
          className={buttonClass("bare", "sm:ml-auto", "compact")}
          data-shortcut="next"
        >
          Next open {view.one}
        </Link>
      ) : null}
      <p className="w-full text-sm text-slate empty:hidden">
        {data.answered
          ? `Answered by ${data.answererName ?? "someone"}, ${data.answered.full}`
          : ""}
      </p>
    </CommandPanel>
  );
}

const Assign = ({ data }: { data: DetailData }) => (
  <>
    {data.assignedTo === data.me ? null : (
      <Command fields={{ step: "assign", to: data.me, seen: data.assignedTo ?? "" }}>
        Assign to me
      </Command>
    )}
    <AssignForm data={data} labelClass="mb-1 block text-xs text-slate" />
  </>
);
