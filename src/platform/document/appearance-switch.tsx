import Monitor from "@lucide/icons/icons/monitor";
import Moon from "@lucide/icons/icons/moon";
import Sun from "@lucide/icons/icons/sun";
import type { SubmitEvent } from "react";
import { useLocation } from "react-router";
import { appearances } from "#platform/http/appearance.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { Drawing } from "#ui/drawing.tsx";
import { currentAppearance, showAppearance, useAppearance } from "./appearance.ts";
import { personMessages } from "./signed-in/messages.ts";

const icons = { system: Monitor, light: Sun, dark: Moon } as const;

const address = "/account/appearance";

/** A form, so that it works without scripts; with them the page stays as it is and changes its colors. */
export function AppearanceSwitch() {
  const { appearance: texts } = useMessages(personMessages);
  const chosen = useAppearance();
  const { pathname, search } = useLocation();
  return (
    <form
      method="post"
      action={address}
      onSubmit={choose}
      aria-label={texts.title}
      className="flex gap-1"
    >
      <input type="hidden" name="next" value={pathname + search} />
      {appearances.map((appearance) => {
        const label = texts[appearance];
        return (
          <button
            key={appearance}
            type="submit"
            name="appearance"
            value={appearance}
            aria-label={label}
            aria-pressed={appearance === chosen}
            data-tooltip={label}
            className="grid size-11 low:size-8 place-items-center rounded-md text-slate hover:bg-sand hover:text-ink aria-pressed:bg-tint aria-pressed:text-ink"
          >
            <Drawing icon={icons[appearance]} className="size-5" />
          </button>
        );
      })}
    </form>
  );
}

async function choose(event: SubmitEvent<HTMLFormElement>): Promise<void> {
  event.preventDefault();
  const { submitter } = event.nativeEvent;
  const chosen = appearances.find(
    (appearance) => submitter instanceof HTMLButtonElement && appearance === submitter.value,
  );
  if (chosen === undefined) return;
  const before = currentAppearance();
  showAppearance(chosen);
  const body = new URLSearchParams({ appearance: chosen });
  // It leads back to this page, which is there already.
  const answer = await fetch(address, { method: "POST", body, redirect: "manual" }).catch(() => {});
  if (answer?.type !== "opaqueredirect") showAppearance(before);
}
