import Check from "@lucide/icons/icons/check";
import ChevronsUpDown from "@lucide/icons/icons/chevrons-up-down";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { useMessages } from "#platform/language/use-messages.ts";
import { Drawing } from "#ui/drawing.tsx";
import { fieldClass } from "#ui/form/compact-field.tsx";
import { addressFor, facilityIn } from "./facility-choice.ts";
import { portalMessages } from "./messages.ts";

interface FacilitySwitcherProps {
  /** The reader's facilities, by name; nothing is shown for fewer than two. */
  facilities: readonly { id: string; name: string }[];
}

/** A reader can look through this many facilities without a search. */
const maxWithoutSearch = 8;

/** The choices are links, all facilities or one, because the address holds the choice. */
export function FacilitySwitcher({ facilities }: FacilitySwitcherProps) {
  const { facility: texts } = useMessages(portalMessages);
  const address = useLocation();
  const [words, setWords] = useState("");
  const [hasChosen, setChosen] = useState(false);
  const box = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const isShown = facilities.length > 1;
  useEffect(() => (isShown && box.current ? closeFromOutside(box.current) : undefined), [isShown]);
  if (!isShown) return null;
  const id = facilityIn(address);
  const allFacilities = { id: undefined, name: texts.all };
  const chosen =
    id === undefined ? allFacilities : facilities.find((facility) => facility.id === id);
  const name = chosen?.name ?? texts.another;
  const showing = id === undefined ? texts.showingAll : texts.showing({ facility: name });
  const matchingFacilities = facilities.filter((facility) =>
    facility.name.toLowerCase().includes(words.toLowerCase()),
  );

  function close() {
    if (box.current) box.current.open = false;
    setWords("");
    summary.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && box.current?.open) close();
  }

  return (
    <div className="relative max-lg:border-t max-lg:border-line lg:mt-4" data-facility-switcher>
      <details ref={box} className="group/facility" onKeyDown={onKeyDown}>
        <summary
          ref={summary}
          className="flex min-h-11 items-center gap-2 px-(--gutter) py-1.5 text-sm transition-colors hover:bg-sand lg:rounded-md lg:border lg:border-line lg:px-2.5"
        >
          <span className="min-w-0 grow">
            <span className="sr-only">{texts.facility} </span>
            <span className="line-clamp-2 font-semibold break-words">{name}</span>
          </span>
          <Drawing icon={ChevronsUpDown} className="size-4 shrink-0 text-slate" />
        </summary>
        <div className="z-40 flex max-h-[60dvh] flex-col border-line bg-white p-1.5 max-lg:absolute max-lg:inset-x-0 max-lg:top-full max-lg:border-y max-lg:shadow-float lg:mt-1.5 lg:max-h-80 lg:rounded-md lg:border">
          {facilities.length > maxWithoutSearch ? (
            <label className="hidden p-1 pb-1.5 hydrated:block">
              <span className="sr-only">{texts.find}</span>
              <input
                type="text"
                value={words}
                onChange={({ target }) => setWords(target.value)}
                placeholder={texts.find}
                autoComplete="off"
                className={fieldClass}
              />
            </label>
          ) : null}
          <ul className="min-h-0 overflow-y-auto overscroll-contain">
            {[...(words === "" ? [allFacilities] : []), ...matchingFacilities].map((facility) => (
              <li key={facility.name + facility.id}>
                <Link
                  to={addressFor(address, facility.id)}
                  aria-current={facility === chosen ? "true" : undefined}
                  onClick={() => {
                    setChosen(true);
                    close();
                  }}
                  className="flex min-h-11 items-center gap-2 rounded-md px-2.5 py-1.5 text-sm -outline-offset-2 max-lg:px-[calc(var(--gutter)-0.375rem)] hover:bg-sand aria-[current]:font-semibold"
                >
                  <span className="min-w-0 grow break-words">{facility.name}</span>
                  {facility === chosen ? (
                    <Drawing icon={Check} className="size-4 shrink-0 text-teal stroke-2" />
                  ) : null}
                </Link>
              </li>
            ))}
          </ul>
          <p aria-live="polite" className="px-2.5 text-sm text-slate not-empty:py-2.5">
            {words === ""
              ? null
              : matchingFacilities.length === 0
                ? texts.none
                : texts.found({ count: matchingFacilities.length })}
          </p>
        </div>
      </details>
      <p aria-live="polite" className="sr-only">
        {hasChosen ? showing : null}
      </p>
    </div>
  );
}

/** @returns ends it */
function closeFromOutside(box: HTMLDetailsElement): () => void {
  const close = ({ target }: Event) => {
    if (target instanceof Node && !box.contains(target)) box.open = false;
  };
  const ended = new AbortController();
  for (const type of ["pointerdown", "focusin"])
    document.addEventListener(type, close, { signal: ended.signal });
  return () => ended.abort();
}
