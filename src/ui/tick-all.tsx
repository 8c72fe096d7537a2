import { useEffect, useRef, useState } from "react";
import { useMessages } from "#platform/language/use-messages.ts";
import { signedInMessages } from "./signed-in/messages.ts";

/** The boxes in front of the rows, of the list that this stands in (`data-ticked-list`). */
const boxesBeside = (place: Element | null): HTMLInputElement[] => [
  ...(place
    ?.closest("[data-ticked-list]")
    ?.querySelectorAll<HTMLInputElement>("[data-row] input[type=checkbox]") ?? []),
];

/** Ticks all rows of the page or none, and says how many are ticked; without scripts each is ticked by itself. */
export function TickAll() {
  const { selectAll, selected } = useMessages(signedInMessages);
  const all = useRef<HTMLInputElement>(null);
  const [ticked, setTicked] = useState(0);
  // This runs after each render, because rows come and go while the page is open.
  useEffect(() => {
    const list = all.current?.closest("[data-ticked-list]");
    const count = () => {
      const boxes = boxesBeside(all.current);
      const checked = boxes.filter((box) => box.checked).length;
      setTicked(checked);
      if (all.current === null) return;
      all.current.checked = checked > 0 && checked === boxes.length;
      all.current.indeterminate = checked > 0 && checked < boxes.length;
    };
    count();
    list?.addEventListener("change", count);
    return () => list?.removeEventListener("change", count);
  });
  const tickAll = (isTicked: boolean) => {
    for (const box of boxesBeside(all.current)) box.checked = isTicked;
  };
  return (
    <div className="hidden min-h-11 flex-wrap items-center gap-x-6 text-sm hydrated:flex">
      <label className="flex min-h-11 items-center gap-3">
        <input
          ref={all}
          type="checkbox"
          className="size-4.5"
          onChange={({ currentTarget }) => tickAll(currentTarget.checked)}
        />
        {selectAll}
      </label>
      <p role="status" className="text-slate">
        {ticked > 0 ? selected({ count: ticked }) : null}
      </p>
    </div>
  );
}
