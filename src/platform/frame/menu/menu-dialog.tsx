/** Pages, actions and records by a few letters: a combobox over a list, by the pattern of ARIA. */

import Search from "@lucide/icons/icons/search";
import X from "@lucide/icons/icons/x";
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from "react";
import { useMessages } from "#platform/language/use-messages.ts";
import { Drawing } from "#ui/drawing.tsx";
import { frameMessages } from "../messages.ts";
import { type MenuProps, matchingGroups, maxLetters } from "./menu-entries.ts";
import { MenuList, optionId } from "./menu-list.tsx";
import { MenuStatus } from "./menu-status.tsx";
import { useFind } from "./use-find.ts";

const listId = "menu-list";

export interface MenuDialogProps extends MenuProps {
  /** @returns the letters that were typed while this code was loading */
  readLetters: () => string;
}

export function MenuDialog({ groups: knownGroups, find, onClose, readLetters }: MenuDialogProps) {
  const { searchOrGoTo, menu } = useMessages(frameMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  const [words, setWords] = useState(readLetters);
  const [at, setAt] = useState(0);
  const recordSearch = useFind(find, words);
  const groups = [...matchingGroups(knownGroups, words), ...recordSearch.groups];
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  useLayoutEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);

  // A dialog tells that it closed a moment later, and may be asked to open again before.
  function close() {
    dialog.current?.close();
    onClose();
  }
  function mark(next: number) {
    setAt(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: "nearest" });
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || count === 0) return;
    if (event.key === "ArrowDown") mark((at + 1) % count);
    else if (event.key === "ArrowUp") mark((at + count - 1) % count);
    else if (event.key === "Enter") document.getElementById(optionId(at))?.click();
    else return;
    event.preventDefault();
  }
  function onChosen(event: MouseEvent) {
    // The entry opens in another tab, so the menu stays.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    close();
    // The open list of sections on a phone would cover the next page.
    document.querySelector("nav details[open]")?.removeAttribute("open");
    document.getElementById("main")?.focus({ preventScroll: true });
  }

  return (
    <dialog
      ref={dialog}
      aria-label={searchOrGoTo}
      onCancel={close}
      onClose={onClose}
      onPointerDown={({ target }) => {
        if (target === dialog.current) close();
      }}
      className="mx-auto mt-[8dvh] h-[min(34rem,80dvh)] w-[calc(100%-2rem)] max-w-xl overflow-hidden rounded-lg border border-line bg-white text-ink shadow-float backdrop:bg-night/60"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center gap-3 border-b border-line py-1.5 pr-1.5 pl-4">
          <Drawing icon={Search} className="size-5 shrink-0 text-slate" />
          <input
            type="text"
            role="combobox"
            aria-label={searchOrGoTo}
            aria-autocomplete="list"
            aria-expanded={count > 0}
            aria-controls={listId}
            aria-activedescendant={count > 0 ? optionId(at) : undefined}
            value={words}
            onChange={({ target }) => {
              setWords(target.value);
              setAt(0);
            }}
            onKeyDown={onKeyDown}
            maxLength={maxLetters}
            placeholder={menu.placeholder}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            className="min-h-11 min-w-0 grow bg-transparent text-base outline-none placeholder:text-slate"
          />
          <button
            type="button"
            onClick={close}
            aria-label={menu.close}
            className="grid size-11 shrink-0 place-items-center rounded-md text-slate hover:bg-sand hover:text-ink"
          >
            <Drawing icon={X} className="size-5" />
          </button>
        </div>
        <div className="min-h-0 grow overflow-y-auto overscroll-contain p-2">
          {count > 0 ? (
            <MenuList id={listId} groups={groups} at={at} onMark={setAt} onChosen={onChosen} />
          ) : null}
          <MenuStatus state={recordSearch.state} words={words.trim()} count={count} />
        </div>
        <p className="hidden border-t border-line px-4 py-2.5 text-xs text-slate lg:block">
          {menu.keys}
        </p>
      </div>
    </dialog>
  );
}
