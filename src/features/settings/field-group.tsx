import type { ReactNode } from "react";

interface FieldGroupProps {
  title: string;
  note?: string;
  children: ReactNode;
}

/** Fields of a long form that belong together, under a heading of their own. */
export const FieldGroup = ({ title, note, children }: FieldGroupProps) => (
  <fieldset className="flex w-full flex-col items-start gap-5 border-t border-line pt-4">
    <legend className="float-left w-full text-subtitle font-semibold tracking-snug">{title}</legend>
    {note ? <p className="clear-both text-sm text-slate">{note}</p> : null}
    {children}
  </fieldset>
);
