import type { ReactNode, SubmitEventHandler } from "react";
import { Form, Link } from "react-router";
import { useMessages } from "#platform/language/use-messages.ts";
import { CompactSubmitButton } from "./compact-submit-button.tsx";
import { formPartMessages } from "./messages.ts";

interface FilterFormProps {
  /** Address of the list. */
  path: string;
  /** The list's current choice. */
  filter: unknown;
  /** Part of the filter that has no field here; what is undefined is left out of the address. */
  hidden?: Readonly<Record<string, string | undefined>>;
  /** Names the search landmark where nothing visible does. */
  label?: string;
  className?: string;
  onSubmit?: SubmitEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** A GET form, so that the address holds the whole filter. */
export function FilterForm(props: FilterFormProps) {
  const { path, filter, hidden = {}, label, className = "my-4", onSubmit, children } = props;
  return (
    <Form
      method="get"
      action={path}
      // Another filter remounts the form, so that its fields show that filter.
      key={JSON.stringify(filter)}
      role="search"
      aria-label={label}
      onSubmit={onSubmit}
      className={`grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap ${className}`}
    >
      {Object.entries(hidden).map(([name, value]) =>
        value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
    </Form>
  );
}

interface FindButtonProps {
  /** Classes for its place on a phone, in two columns. */
  className?: string;
  /** Address of the list without its filters, where it has some. */
  clear?: string | undefined;
}

/** Quiet, because what a list is for is its own button: to add, to invite, to issue. */
export function FindButton({ className = "max-sm:col-start-2", clear }: FindButtonProps) {
  const { filters } = useMessages(formPartMessages);
  return (
    <>
      <CompactSubmitButton look="outline" className={className}>
        {filters.find}
      </CompactSubmitButton>
      {clear === undefined ? null : (
        <Link
          to={clear}
          className="flex min-h-11 items-center px-2 text-sm font-semibold text-teal underline-offset-4 hover:underline"
        >
          {filters.clear}
        </Link>
      )}
    </>
  );
}
