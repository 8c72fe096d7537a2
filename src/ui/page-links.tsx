import { useMessages } from "#platform/language/use-messages.ts";
import { CompactButtonLink } from "./links.tsx";
import { signedInMessages } from "./signed-in/messages.ts";

interface PageLinksProps {
  /** Address of the first page; undefined while it is the one that is open. */
  first: string | undefined;
  /** Undefined on the last one. */
  next: string | undefined;
  firstText?: string;
  nextText?: string;
}

/** Beneath a list that goes on. */
export function PageLinks({ first, next, firstText, nextText }: PageLinksProps) {
  const { pages } = useMessages(signedInMessages);
  return (
    <nav aria-label={pages.pages} className="mt-6 flex flex-wrap gap-3 empty:hidden">
      {first ? <PageLink to={first}>{firstText ?? pages.first}</PageLink> : null}
      {next ? <PageLink to={next}>{nextText ?? pages.next}</PageLink> : null}
    </nav>
  );
}

const PageLink = ({ to, children }: { to: string; children: string }) => (
  <CompactButtonLink to={to}>{children}</CompactButtonLink>
);
