import { randomUUID } from "node:crypto";
import { type LoaderFunctionArgs, NavLink, Outlet, useSearchParams } from "react-router";
import { company } from "#content/company.ts";
import { isOnThePhone } from "#features/pages-on-the-phone.ts";
import { findOwnPath } from "#features/settings/removal/remove-demonstration.server.ts";
import { AppearanceSwitch } from "#platform/document/appearance-switch.tsx";
import { DemoMark } from "#platform/document/demo-mark.tsx";
import { Logo } from "#platform/document/logo.tsx";
import { SignOutForm } from "#platform/document/sign-out-form.tsx";
import { guardedBy, requireActor } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { hasPasskeys } from "#platform/http/passkeys.server.ts";
import { isClientRole, type Role } from "#platform/identity/roles.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { ConnectionStatus } from "#platform/navigation/connection-status.tsx";
import { demoSetting } from "#platform/records/is-demo.server.ts";
import { readSettingNames } from "#platform/records/setting-names.server.ts";
import { buttonClass } from "#ui/button.tsx";
import { AttemptProvider } from "#ui/form/attempt-field.tsx";
import { SkipLink } from "#ui/skip-link.tsx";
import { Tooltips } from "#ui/tooltip/tooltips.tsx";
import { accountMessages } from "../messages.ts";
import type { Route } from "./+types/layout.ts";
import { type Done, isDone } from "./done.ts";

/** Every page of the own account needs a signed-in person. */
export const middleware = [guardedBy(requireActor)];

export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireActor(route);
  const { accountId, name, role, needsSecondFactor } = actor;
  const { db } = route.context.get(appContext);
  const settingNames = await readSettingNames(db);
  return {
    person: accountId,
    name,
    home: homeOf(role),
    needsSecondFactor,
    isPasskeyUsable: hasPasskeys(route),
    isDemo: settingNames.has(demoSetting),
    ownPath: await findOwnPath(db, actor, settingNames),
    attempt: randomUUID(),
  };
}

const homeOf = (role: Role) =>
  isClientRole(role)
    ? ({ to: "/client-portal", area: "portal" } as const)
    : ({ to: "/office", area: "office" } as const);

const pages = ["profile", "security", "notifications", "activity"] as const;

/** Links load their page again: these pages are about the moment in which they are read. */
export default function OwnAccountLayout({ loaderData }: Route.ComponentProps) {
  const { name, home, needsSecondFactor, isPasskeyUsable } = loaderData;
  const done = useSearchParams()[0].get("done");
  const { own } = useMessages(accountMessages);
  const area = own[home.area];
  return (
    <div className="flex min-h-svh flex-col">
      <SkipLink />
      <header className="border-b border-line print:hidden">
        <div className="wrap flex min-h-(--header-height) flex-wrap items-center gap-x-6 gap-y-1 py-3">
          <a
            href={home.to}
            aria-label={own.home({ company: company.shortName, area })}
            className="mr-auto"
          >
            <Logo />
          </a>
          {needsSecondFactor ? null : (
            <a href={home.to} className={buttonClass("bare", "max-sm:hidden", "compact")}>
              {area}
            </a>
          )}
          <SignOutForm className={buttonClass("outline", "", "compact")} />
        </div>
      </header>
      <div className="wrap grid grow content-start gap-x-16 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <nav aria-label={own.account} className="min-w-0 lg:py-12 print:hidden">
          <p className="hidden pb-3 text-sm text-slate lg:block">{name}</p>
          <ul className="-mx-2 flex gap-1 overflow-x-auto border-b border-line py-1 lg:mx-0 lg:flex-col lg:border-b-0 lg:py-0">
            {pages.map((page) => (
              <li key={page}>
                <NavLink
                  to={`/account/${page}`}
                  reloadDocument
                  className="flex min-h-11 items-center rounded-md px-2 text-sm font-semibold text-slate hover:text-ink aria-[current=page]:bg-tint aria-[current=page]:text-ink lg:px-3"
                >
                  {own.pages[page]}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <main
          id="main"
          tabIndex={-1}
          data-person={loaderData.person}
          className="max-w-2xl py-8 outline-none lg:py-12"
        >
          <ConnectionStatus
            isOnThePhone={isOnThePhone}
            className="-mx-(--gutter) -mt-8 mb-4 px-(--gutter) lg:mx-0 lg:-mt-4 lg:px-4"
          />
          {isDone(done) ? <DoneNotice done={done} /> : null}
          {needsSecondFactor ? <SecondFactorNotice isPasskeyUsable={isPasskeyUsable} /> : null}
          <AttemptProvider attempt={loaderData.attempt}>
            <Outlet />
          </AttemptProvider>
          <Tooltips />
        </main>
      </div>
      <footer className="border-t border-line print:hidden">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-6 py-2">
          <AppearanceSwitch />
          <DemoMark isDemo={loaderData.isDemo} ownPath={loaderData.ownPath} />
        </div>
      </footer>
    </div>
  );
}

function DoneNotice({ done }: { done: Done }) {
  const sentences = useMessages(accountMessages).done;
  return (
    <p role="status" className="mb-8 rounded-md bg-tint p-4 text-sm font-medium">
      {sentences[done]}
    </p>
  );
}

function SecondFactorNotice({ isPasskeyUsable }: { isPasskeyUsable: boolean }) {
  const { own } = useMessages(accountMessages);
  return (
    <div className="mb-8 rounded-md border-l-4 border-dawn bg-sand p-4 text-sm">
      <p className="font-semibold">{own.factorNeeded}</p>
      <p className="mt-1">{isPasskeyUsable ? own.setUpAppOrPasskey : own.setUpApp}</p>
    </div>
  );
}
