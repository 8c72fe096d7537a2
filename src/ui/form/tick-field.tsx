import { useForm } from "./form.tsx";

interface TickFieldProps {
  name: string;
  label: string;
  className?: string;
}

/** A checkbox that may stay unchecked. */
export function TickField({ name, label, className = "" }: TickFieldProps) {
  const form = useForm();
  const id = `${form.name}-${name}`;
  const value = form.values[name];
  return (
    <div className={`flex items-center gap-3 ${className}`}>
      <input
        id={id}
        name={name}
        type="checkbox"
        value="true"
        defaultChecked={value === true || value === "true" || value === "on"}
        className="size-6 shrink-0"
      />
      <label htmlFor={id} className="flex min-h-11 items-center text-sm">
        {label}
      </label>
    </div>
  );
}
