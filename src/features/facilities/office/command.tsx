import type { ReactNode } from "react";
import { Form } from "react-router";
import { type ButtonLook, buttonClass } from "#ui/button.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";

interface CommandProps {
  form: string;
  look?: ButtonLook;
  hidden?: Readonly<Record<string, string>>;
  /** Read out instead of the label, where several buttons say the same. */
  name?: string;
  children: ReactNode;
}

/** A button that is a form of its own, so that it works without scripts. */
export const Command = ({ form, look = "outline", hidden = {}, name, children }: CommandProps) => (
  <Form method="post" preventScrollReset>
    <AttemptField />

    {Object.entries({ form, ...hidden }).map(([field, value]) => (
      <input key={field} type="hidden" name={field} value={value} />
    ))}
    <button type="submit" aria-label={name} className={buttonClass(look, "", "compact")}>
      {children}
    </button>
  </Form>
);
