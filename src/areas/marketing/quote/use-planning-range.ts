import { type RefObject, useEffect, useState } from "react";
import { rateCard } from "#content/rate-card.ts";
import { type FacilityType, facilityTypes } from "#features/facilities/facility-types.ts";
import { type Frequency, frequencies } from "#features/leads/frequency-types.ts";
import { holdsNumber, type PlanningRange, planningRange } from "#features/leads/planning-range.ts";
import type { Language } from "#platform/language/language.ts";
import { useLanguage } from "#platform/language/use-messages.ts";

export interface DisplayedRange {
  range: PlanningRange;
  /** True if the visitor chose a frequency; otherwise the usual one is assumed. */
  isChosen: boolean;
}

/** Undefined until facility type and area are filled in; never updated while a person types. */
export function usePlanningRange(
  form: RefObject<HTMLFormElement | null>,
  state: string,
): DisplayedRange | undefined {
  const language = useLanguage();
  const [displayed, setDisplayed] = useState<DisplayedRange>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands in the form changes with its state
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const reckon = () => setDisplayed(rangeOf(element, language));
    reckon();
    return onSettledChange(element, reckon);
  }, [form, state, language]);

  return displayed;
}

function rangeOf(form: HTMLFormElement, language: Language): DisplayedRange | undefined {
  const formData = new FormData(form);
  const facilityType = oneOf(facilityTypes(language), formData.get("facilityType"));
  const squareFootage = String(formData.get("squareFootage") ?? "");
  if (facilityType === undefined || !holdsNumber(squareFootage)) return undefined;
  const frequency = oneOf(frequencies, formData.get("frequency"));
  const building = { facilityType, squareFootage, frequency };
  return { range: planningRange(rateCard(), building), isChosen: frequency !== undefined };
}

const oneOf = <Value extends FacilityType | Frequency>(
  options: readonly { value: Value }[],
  entered: FormDataEntryValue | null,
): Value | undefined => options.find(({ value }) => value === entered)?.value;

/** Waits while a pointer is down: the layout would move beneath the click. */
function onSettledChange(form: HTMLFormElement, settled: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let isDown = false;
  let isDue = false;
  const onDown = () => {
    isDown = true;
  };
  const onUp = () => {
    isDown = false;
    if (!isDue) return;
    isDue = false;
    setTimeout(settled); // The click comes after the pointer is up.
  };
  addEventListener("pointerdown", onDown, { capture: true, signal });
  for (const up of ["pointerup", "pointercancel"]) addEventListener(up, onUp, { signal });
  form.addEventListener(
    "change",
    () => {
      if (isDown) isDue = true;
      else settled();
    },
    { signal },
  );
  return () => stop.abort();
}
