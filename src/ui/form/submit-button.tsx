import { buttonClass } from "../button.tsx";
import { useForm } from "./form.tsx";

export function SubmitButton({ label, busy }: { label: string; busy: string }) {
  const { submitting } = useForm();
  return (
    <button
      type="submit"
      disabled={submitting}
      className={buttonClass("primary", "w-full sm:w-auto sm:min-w-56")}
    >
      {submitting ? busy : label}
    </button>
  );
}
