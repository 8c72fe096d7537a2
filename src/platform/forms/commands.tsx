/** Commands on a record: buttons and small forms that work without scripts. */

import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
} from "react";
import { useNavigation } from "react-router";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { type ButtonLook, buttonClass } from "#ui/button.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { usePlace } from "#ui/form/use-answer.ts";
import { recordFormMessages } from "./signed-in/messages.ts";

/** Hidden fields that say which command it is, and of what. */
type CommandFields = Readonly<Record<string, string>>;

/** Buttons of a panel say while they save; in lists, where many are alike, they stay as they are. */
const PanelContext = createContext(false);

interface CommandPanelProps {
  /** The reason why the last command was refused. */
  problem: string | undefined;
  className?: string;
  children: ReactNode;
}

export function CommandPanel({ problem, className, children }: CommandPanelProps) {
  const section = useRef<HTMLElement>(null);
  useFocusAfterSaving(section);
  const { nextSteps } = useMessages(recordFormMessages);
  return (
    <PanelContext value={true}>
      <section
        ref={section}
        tabIndex={-1}
        aria-label={nextSteps}
        className={`mt-6 flex flex-wrap gap-3 ${className ?? "items-start border-y border-line py-4"}`}
      >
        <Problem text={problem} />
        {children}
      </section>
    </PanelContext>
  );
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

function useIsSaving(fields: CommandFields): boolean {
  const isOfPanel = useContext(PanelContext);
  const { formData } = useNavigation();
  if (!isOfPanel || formData === undefined) return false;
  return Object.entries(fields).every(([name, value]) => formData.get(name) === value);
}

interface CommandProps {
  fields: CommandFields;
  look?: ButtonLook;
  /** Classes of the button, beside its look. */
  className?: string;
  /** Read out instead of the label, where several buttons say the same. */
  name?: string;
  shortcut?: string | undefined;
  /** Further fields, e.g. what was seen. */
  seen?: ReactNode;
  children: ReactNode;
}

/** A button that is a form of its own. */
export function Command(props: CommandProps) {
  const { fields, look = "outline", className = "", name, shortcut, seen, children } = props;
  const isSaving = useIsSaving(fields);
  const { saving } = useMessages(recordFormMessages);
  return (
    <PostForm preventScrollReset>
      <HiddenFields fields={fields} />
      {seen}
      <CompactSubmitButton
        look={look}
        className={className}
        aria-label={name}
        data-shortcut={shortcut}
        disabled={isSaving}
      >
        {isSaving ? saving : children}
      </CompactSubmitButton>
    </PostForm>
  );
}

export const HiddenFields = ({ fields }: { fields: CommandFields }) =>
  Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));

interface OpenedCommandProps {
  step: string;
  label: string;
  look?: ButtonLook;
  /** The label of the button inside, where it differs from `label`. */
  submit?: string;
  answer: FormAnswer | undefined;
  /** Commands with the same group: one is open at a time. */
  group?: string;
  takesFiles?: boolean;
  /** Differs once the command was done: then it closes, and what was sent is gone. */
  version?: number;
  children: ReactNode | ((formAnswer: FormAnswer | undefined) => ReactNode);
}

/** A command with something to fill in, open where it came back. */
export function OpenedCommand(props: OpenedCommandProps) {
  const { step, label, look = "outline", submit = label, answer, group, takesFiles } = props;
  const isSaving = useIsSaving({ step });
  const { saving } = useMessages(recordFormMessages);
  const place = usePlace();
  const formAnswer = answer?.values.step === step ? answer : undefined;
  const { details, onSubmit } = useClosedOnceDone(props.version);
  return (
    <details
      ref={details}
      className="group open:w-full"
      open={formAnswer !== undefined}
      name={group}
    >
      <summary className={`${buttonClass(look, "", "compact")} group-open:mb-3`}>{label}</summary>
      <PostForm
        key={place}
        answer={formAnswer}
        encType={takesFiles ? "multipart/form-data" : undefined}
        preventScrollReset
        noValidate
        onSubmit={onSubmit}
        className="flex max-w-xl flex-col items-start gap-4 rounded-md bg-sand p-4"
      >
        <HiddenFields fields={{ step }} />
        {typeof props.children === "function" ? props.children(formAnswer) : props.children}
        <CompactSubmitButton disabled={isSaving}>{isSaving ? saving : submit}</CompactSubmitButton>
      </PostForm>
    </details>
  );
}

/** An accepted form closes: otherwise it would offer what was sent as if it were next. */
function useClosedOnceDone(version: number | undefined) {
  const details = useRef<HTMLDetailsElement>(null);
  const sentAt = useRef<number>(undefined);
  useEffect(() => {
    if (sentAt.current === undefined || sentAt.current === version) return;
    sentAt.current = undefined;
    const element = details.current;
    element?.querySelector("form")?.reset();
    element?.querySelector("summary")?.focus();
    element?.removeAttribute("open");
  }, [version]);
  const onSubmit = () => {
    sentAt.current = version;
  };
  return { details, onSubmit };
}
