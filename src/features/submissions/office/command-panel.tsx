import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import { type ButtonLook, buttonClass } from "#ui/button.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { Problem, selectClass } from "#ui/form/compact-field.tsx";
import type { DetailData } from "./detail.server.ts";

interface CommandPanelProps {
  data: DetailData;
  /** Why the last one was not taken. */
  problem: string | undefined;
}

/** What can be done with a submission in its state; every button a plain form. */
export function CommandPanel({ data, problem }: CommandPanelProps) {
  const { state, view, search, nextOpen } = data;
  const section = useRef<HTMLElement>(null);
  useFocusAfterSaving(section);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="Next steps"
      className="mt-6 flex flex-wrap items-end gap-3 border-y border-line py-4"
    >
      <Problem text={problem} />
      {data.mayAnswer && state === "open" ? (
        <CommandForm command="answer" look="primary" shortcut="answer">
          Mark as answered
        </CommandForm>
      ) : null}
      {data.mayDecide && (state === "quarantined" || state === "spam") ? (
        <CommandForm command="release" look="primary">
          Release: no spam
        </CommandForm>
      ) : null}
      {data.mayDecide && state === "quarantined" ? (
        <CommandForm command="spam">Confirm as spam</CommandForm>
      ) : null}
      {data.mayAnswer && state !== "joined" && state !== "spam" ? <Assign data={data} /> : null}
      {data.mayAnswer && state === "answered" ? (
        <CommandForm command="reopen">Reopen</CommandForm>
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
    </section>
  );
}

interface CommandFormProps {
  command: string;
  look?: ButtonLook;
  hidden?: Readonly<Record<string, string>>;
  shortcut?: string;
  children: ReactNode;
}

function CommandForm({
  command,
  look = "outline",
  hidden = {},
  shortcut,
  children,
}: CommandFormProps) {
  const isSaving = useIsSaving(command);
  return (
    <Form method="post" preventScrollReset>
      <AttemptField />

      {Object.entries({ step: command, ...hidden }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        className={buttonClass(look, "", "compact")}
        data-shortcut={shortcut}
        disabled={isSaving}
      >
        {isSaving ? "Saving…" : children}
      </button>
    </Form>
  );
}

function Assign({ data }: { data: DetailData }) {
  const { assignedTo, assigneeName, assignees, me } = data;
  const seen = assignedTo ?? "";
  const isListed = assignees.some(({ id }) => id === assignedTo);
  return (
    <>
      {assignedTo === me ? null : (
        <CommandForm command="assign" hidden={{ to: me, seen }}>
          Assign to me
        </CommandForm>
      )}
      <Form method="post" preventScrollReset className="flex min-w-0 items-end gap-2">
        <AttemptField />

        <input type="hidden" name="step" value="assign" />
        <input type="hidden" name="seen" value={seen} />
        <label className="min-w-0">
          <span className="mb-1 block text-xs text-slate">Assigned to</span>
          {/* Follows what others do meanwhile. */}
          <select
            key={seen}
            name="to"
            defaultValue={seen}
            className={selectClass}
            data-shortcut="assign"
          >
            <option value="">No one</option>
            {assignedTo && !isListed ? (
              <option value={assignedTo}>{assigneeName ?? "Someone"}</option>
            ) : null}
            {assignees.map(({ id, name }) => (
              <option key={id} value={id}>
                {id === me ? `${name} (you)` : name}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className={buttonClass("outline", "", "compact")}>
          Assign
        </button>
      </Form>
    </>
  );
}

/** What is not saved yet says so. */
function useIsSaving(command: string): boolean {
  const { formData } = useNavigation();
  return formData?.get("step") === command;
}

/** The pressed button was disabled and may be gone: without this, keys would begin at the top again. */
function useFocusAfterSaving(section: RefObject<HTMLElement | null>): void {
  const isSaving = useNavigation().formData?.has("step") ?? false;
  const wasSaving = useRef(false);
  useEffect(() => {
    if (wasSaving.current && !isSaving && document.activeElement === document.body)
      section.current?.focus();
    wasSaving.current = isSaving;
  }, [isSaving, section]);
}
