import type { Action } from "#content/page-parts.ts";
import { type PagePath, pageIn } from "#content/pages.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import { Breadcrumbs } from "../breadcrumbs.tsx";
import { ActionLinks } from "./action-links.tsx";

export interface HeroTextProps {
  /** The page that it belongs to, for the breadcrumbs. */
  path: PagePath;
  title: string;
  lead: string;
  actions: readonly Action[];
}

/** Breadcrumbs, the page's only `h1`, one sentence, actions. */
export function HeroText({
  path,
  title,
  lead,
  actions,
  light = false,
  titleClass = "max-w-[14ch]",
}: HeroTextProps & { light?: boolean; titleClass?: string }) {
  return (
    <>
      <Breadcrumbs page={pageIn(useLanguage(), path)} light={light} />
      <h1
        id="hero-title"
        className={`mt-6 text-headline font-semibold tracking-tight md:mt-8 ${titleClass}`}
      >
        {title}
      </h1>
      <p className={`mt-5 max-w-[42ch] text-lead md:mt-7 ${light ? "" : "text-slate"}`}>{lead}</p>
      <ActionLinks actions={actions} light={light} className="mt-7 md:mt-10" />
    </>
  );
}
