import Keyboard from "@lucide/icons/icons/keyboard";
import { AppearanceSwitch } from "#platform/document/appearance-switch.tsx";
import { DemoMark } from "#platform/document/demo-mark.tsx";
import { SignOutForm } from "#platform/document/sign-out-form.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { Drawing } from "#ui/drawing.tsx";
import { openShortcuts } from "#ui/shortcuts/shortcuts-dialog.tsx";
import { frameMessages } from "./messages.ts";

interface PersonProps {
  name: string;
  role: string;
  isDemo: boolean;
  /** The same path as in `DemoMark`. */
  ownPath?: string | undefined;
}

/** Names the signed-in person, with the person's own pages and settings: account, colors, keys. */
export function Person({ name, role, isDemo, ownPath }: PersonProps) {
  const { account, shortcuts } = useMessages(frameMessages);
  return (
    <>
      <div className="low:flex low:items-baseline low:gap-2">
        <p className="truncate text-sm font-semibold" data-tooltip="">
          {name}
        </p>
        <p className="text-xs text-slate">{role}</p>
      </div>
      <div className="mt-2 low:mt-0 flex flex-wrap items-center gap-x-4">
        <a href="/account/profile" className={quiet}>
          {account}
        </a>
        <SignOutForm className={quiet} />
      </div>
      <div className="my-1 low:my-0 -ml-3 low:-ml-1.5 flex items-center gap-1">
        <AppearanceSwitch />
        <button
          type="button"
          onClick={openShortcuts}
          aria-label={shortcuts}
          data-tooltip={shortcuts}
          className="hidden size-11 low:size-8 place-items-center rounded-md text-slate hover:bg-sand hover:text-ink hydrated:grid"
        >
          <Drawing icon={Keyboard} className="size-5" />
        </button>
      </div>
      <DemoMark isDemo={isDemo} ownPath={ownPath} />
    </>
  );
}

const quiet =
  "flex min-h-11 low:min-h-8 items-center text-sm font-semibold text-teal underline-offset-4 hover:underline";
