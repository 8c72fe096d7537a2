import type { ActionFunctionArgs } from "react-router";
import { clientPortalContent } from "#content/client-portal.ts";
import { addressIn } from "#content/page-address.ts";
import { pageIn } from "#content/pages.ts";
import { answerHeaders } from "#platform/http/answer-headers.server.ts";
import { logInByForm } from "#platform/http/login.server.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { Breadcrumbs } from "../breadcrumbs.tsx";
import { pageMetaOf } from "../metadata.ts";
import type { Route } from "./+types/page.ts";
import { accountAddress } from "./account-address.ts";
import { LoginForm } from "./login-form.tsx";
import { loginMessages } from "./messages.ts";
import { PortalPanel } from "./portal-panel.tsx";

export const meta = pageMetaOf("/client-portal");

/** The login form, posted by a browser without our script. */
export const action = (route: ActionFunctionArgs) => logInByForm(route);

export const headers = answerHeaders;

/** The form comes first in the document and stands at the right: it is what most come for. */
export default function ClientPortalPage({ actionData }: Route.ComponentProps) {
  const language = useLanguage();
  const { loginSection } = useMessages(clientPortalContent);
  const { signedOut } = useMessages(loginMessages);
  return (
    <div className="grid lg:min-h-[calc(100svh-7.5rem)] lg:grid-cols-[minmax(0,1fr)_minmax(28rem,42%)]">
      <section
        id="login"
        aria-labelledby="login-title"
        className="flex flex-col px-(--gutter) py-10 md:py-16 lg:order-2 lg:pr-[max(var(--gutter),calc((100vw-75rem)/2))] lg:pl-16"
      >
        <div className="w-full max-w-md">
          <Breadcrumbs page={pageIn(language, "/client-portal")} />
          <h1 id="login-title" className="mt-6 text-title font-semibold tracking-tight">
            {loginSection.title}
          </h1>
          <p className="mt-3 mb-8 text-slate">{loginSection.lead}</p>
          {/* The page is built ahead: the address alone says who comes from signing out everywhere. */}
          <p
            id="signed-out"
            className="mb-6 hidden scroll-mt-28 rounded-md bg-tint p-5 font-medium target:block"
          >
            {signedOut}
          </p>
          <LoginForm submitted={actionData} />
          <p className="mt-4 passkeyless:hidden scriptless:hidden">
            <a
              href={accountAddress("/sign-in/passkey", language)}
              className="inline-flex min-h-11 items-center text-sm font-semibold text-teal underline decoration-teal/35 underline-offset-4 hover:decoration-2"
            >
              {loginSection.passkey}
            </a>
          </p>
          <p className="mt-4 flex flex-wrap items-center gap-x-2 border-t border-line pt-5">
            {loginSection.notYet}
            <a
              href={addressIn(language, "/contact")}
              className="inline-flex min-h-11 items-center font-semibold text-teal underline decoration-teal/35 underline-offset-4 hover:decoration-2"
            >
              {loginSection.contact}
            </a>
          </p>
        </div>
      </section>
      <PortalPanel />
    </div>
  );
}
