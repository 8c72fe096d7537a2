import { useRef } from "react";
import { useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "../button.tsx";
import { shortcutMessages } from "./messages.ts";
import { switchShortcuts, useShortcutSwitch } from "./shortcut-switch.ts";
import { type Shortcut, useShortcuts } from "./use-shortcuts.ts";

export interface ShortcutGroup {
  title: string;
  shortcuts: readonly Shortcut[];
}

type ListedKey = Pick<Shortcut, "key" | "label">;

const dialogId = "shortcuts";

/** Opens the list of shortcuts; for a button, as `?` is switched off with the others. */
export function openShortcuts(): void {
  const dialog = document.getElementById(dialogId);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}

interface ShortcutsProps {
  groups: readonly ShortcutGroup[];
  /** Several keys at once: something else listens to them, and they can't be switched off. */
  combinations: readonly ListedKey[];
}

/** The shortcuts of an area, and their list with the switch that WCAG 2.1.4 asks for. */
export function Shortcuts({ groups, combinations }: ShortcutsProps) {
  const messages = useMessages(shortcutMessages);
  const help: Shortcut = { key: "?", label: messages.showList, act: openShortcuts };
  const dialog = useRef<HTMLDialogElement>(null);
  useShortcuts([...groups.flatMap(({ shortcuts }) => shortcuts), help]);
  return (
    <dialog
      ref={dialog}
      id={dialogId}
      aria-labelledby="shortcuts-title"
      className="m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-lg rounded-lg border border-line bg-white text-ink shadow-float backdrop:bg-night/60"
    >
      <div className="p-6">
        <h2 id="shortcuts-title" className="text-subtitle font-semibold tracking-snug">
          {messages.title}
        </h2>
        <Switch />
        {groups.map(({ title, shortcuts }) => (
          <Group key={title} title={title} shortcuts={shortcuts} />
        ))}
        <Group title={messages.everywhere} shortcuts={[help]} />
        <Group title={messages.evenWhenOff} shortcuts={combinations} />
        <button
          type="button"
          onClick={() => dialog.current?.close()}
          className={buttonClass("outline", "mt-6", "compact")}
        >
          {messages.close}
        </button>
      </div>
    </dialog>
  );
}

function Switch() {
  const messages = useMessages(shortcutMessages);
  const isOn = useShortcutSwitch();
  return (
    <label className="mt-4 flex min-h-11 items-start gap-3 rounded-md bg-sand p-3 text-sm">
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: checkboxes say by themselves whether they are on
        role="switch"
        checked={isOn}
        onChange={({ target }) => switchShortcuts(target.checked)}
        className="mt-0.5 size-5 shrink-0"
      />
      <span>
        <span className="block font-semibold">{messages.singleKeys}</span>
        <span className="block text-slate">{isOn ? messages.on : messages.off}</span>
      </span>
    </label>
  );
}

interface GroupProps {
  title: string;
  shortcuts: readonly ListedKey[];
}

function Group({ title, shortcuts }: GroupProps) {
  return (
    <>
      <h3 className="mt-5 text-sm font-semibold text-slate">{title}</h3>
      <dl className="mt-1 text-sm">
        {shortcuts.map(({ key, label }) => (
          <div
            key={key}
            className="flex flex-row-reverse items-center justify-between gap-4 border-t border-line py-2 first:border-t-0"
          >
            <dt>
              <kbd className="inline-block min-w-8 rounded-sm border border-line bg-porcelain px-2 py-0.5 text-center font-sans font-semibold">
                {key}
              </kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
