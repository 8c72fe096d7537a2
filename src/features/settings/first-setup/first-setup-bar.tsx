import { Link, useLocation } from "react-router";
import { useMessages } from "#platform/language/use-messages.ts";
import { tallTextLinkClass } from "#ui/text-link.ts";
import { firstSetupMessages } from "./messages.ts";
import { firstSetupPath, setupSteps } from "./setup-steps.ts";

/** It stays above the pages of the first setup, and on the start page, until somebody has finished. */
export function FirstSetupBar() {
  const { pathname } = useLocation();
  const messages = useMessages(firstSetupMessages);
  const position = setupSteps.findIndex(({ path }) => path === pathname) + 1;
  if (position === 0 && pathname !== "/office") return null;
  const next = setupSteps[position];
  return (
    <nav
      aria-label={messages.title}
      className="mb-6 flex max-w-3xl flex-wrap items-center justify-between gap-x-6 rounded-md bg-tint px-4 py-1 text-sm"
    >
      <span className="py-2">
        {position === 0
          ? messages.continueSetup
          : messages.bar({ position, all: setupSteps.length })}
      </span>
      <span className="flex flex-wrap gap-x-6">
        {position > 0 && next ? (
          <Link to={next.path} className={tallTextLinkClass}>
            {messages.next({ step: messages.steps[next.step] })}
          </Link>
        ) : null}
        <Link to={firstSetupPath} className={tallTextLinkClass}>
          {position === 0 ? messages.continueLink : next ? messages.toAll : messages.toFinish}
        </Link>
      </span>
    </nav>
  );
}
