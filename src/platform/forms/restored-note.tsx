import { type RefObject, useEffect, useState } from "react";
import { useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { formPartMessages } from "#ui/form/messages.ts";
import { forgetForm } from "./keep-drafts.ts";

/**
 * Drafts are put back into a form that is opened again. Whoever does not know it saves words that they may
 * not want any more.
 */
export function RestoredNote({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { restored } = useMessages(formPartMessages);
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    // After the draft was put back, which happens once the page is there.
    const timer = setTimeout(() => {
      if (form.current !== null && differsFromPage(form.current)) setRestored(true);
    });
    return () => clearTimeout(timer);
  }, [form]);
  const discard = () => {
    if (form.current === null) return;
    form.current.reset();
    forgetForm(form.current);
    setRestored(false);
  };
  return (
    <div role="status">
      {isRestored ? (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-sand p-3 text-sm">
          <p>{restored.note}</p>
          <button type="button" onClick={discard} className={buttonClass("outline", "", "compact")}>
            {restored.discard}
          </button>
        </div>
      ) : null}
    </div>
  );
}

const differsFromPage = (form: HTMLFormElement): boolean =>
  [...form.elements].some((control) => {
    if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
    if (control instanceof HTMLSelectElement)
      return [...control.options].some(
        (option) => option.selected !== option.defaultSelected && !isFirstOfNone(control, option),
      );
    if (!(control instanceof HTMLInputElement) || control.type === "hidden") return false;
    if (control.type === "checkbox" || control.type === "radio")
      return control.checked !== control.defaultChecked;
    return control.value !== control.defaultValue;
  });

/** A list of which none was chosen shows its first entry. */
const isFirstOfNone = (select: HTMLSelectElement, option: HTMLOptionElement): boolean =>
  option.index === 0 && option.selected && ![...select.options].some((one) => one.defaultSelected);
