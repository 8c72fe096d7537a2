import { type LoaderFunctionArgs, redirect } from "react-router";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { requireStaff } from "#platform/http/actor.server.ts";
import { may } from "#platform/identity/permissions.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { BelowHeadline } from "#ui/headline-first.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import type { Route } from "./+types/home-page.ts";
import { officeMessages } from "./messages.ts";
import { sections } from "./sections.ts";
import { hasStartPage } from "./start-page/has-start-page.ts";
import { loadStartPage } from "./start-page/load-start-page.server.ts";
import { StartPageLineList } from "./start-page/start-page-line-list.tsx";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireStaff(route);
  if (hasStartPage(actor)) return loadStartPage(route);
  const first = sections.find(({ path, needs }) => path !== "/office" && may(actor, needs));
  if (first === undefined) throw new Error(`no section for a ${actor.role}`);
  throw redirect(first.path, { status: 303 });
}

export const meta = pageMetaIn((language) => officeMessages(language).start.title);

/** The day begins here: with what is late, what waits for the reader, and what is new. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { late, waiting, changed, today, since } = loaderData;
  const { start: texts } = useMessages(officeMessages);
  useLiveRead([
    "lead",
    "contact-message",
    "application",
    "opportunity",
    "unmatched-email",
    "thread",
    "work-order",
    "visit",
    "inspection",
    "document",
    "key",
    "feedback",
    "invoice",
    "privacy-request",
    "start-up-plan",
  ]);
  const isQuiet = late.length === 0 && waiting.length === 0;
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      <p className="mt-1 text-slate first-letter:uppercase">{today}</p>
      <BelowHeadline>
        <div className="mt-8 grid items-start gap-x-12 gap-y-9 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="grid grid-cols-1 gap-y-9">
            {isQuiet ? <p className="max-w-[60ch] text-slate">{texts.nothingLate}</p> : null}
            {late.length > 0 ? (
              <section aria-labelledby="late">
                <h2 id="late" className={headline}>
                  {texts.late}
                </h2>
                <StartPageLineList lines={late} needsAttention />
              </section>
            ) : null}
            {waiting.length > 0 ? (
              <section aria-labelledby="waiting">
                <h2 id="waiting" className={headline}>
                  {texts.waiting}
                </h2>
                <StartPageLineList lines={waiting} needsAttention={false} />
              </section>
            ) : null}
          </div>
          <section aria-labelledby="since">
            <h2 id="since" className={headline}>
              {texts.since({ day: since })}
            </h2>
            {changed.length > 0 ? (
              <StartPageLineList lines={changed} needsAttention={false} />
            ) : (
              <p className="mt-2 text-slate">{texts.nothingNew}</p>
            )}
          </section>
        </div>
      </BelowHeadline>
    </>
  );
}

const headline = "text-subtitle font-semibold tracking-snug";
