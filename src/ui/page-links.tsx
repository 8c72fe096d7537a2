import { Link } from "react-router";
import { buttonClass } from "./button.tsx";

interface PageLinksProps {
  /** Address of the first page; undefined while it is the one that is open. */
  first: string | undefined;
  /** Undefined on the last one. */
  next: string | undefined;
  firstText?: string;
  nextText?: string;
}

/** Beneath a list that goes on. */
export const PageLinks = ({
  first,
  next,
  firstText = "Back to the first page",
  nextText = "Next page",
}: PageLinksProps) => (
  <nav aria-label="Pages" className="mt-6 flex flex-wrap gap-3 empty:hidden">
    {first ? <PageLink to={first}>{firstText}</PageLink> : null}
    {next ? <PageLink to={next}>{nextText}</PageLink> : null}
  </nav>
);

const PageLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className={buttonClass("outline", "", "compact")}>
    {children}
  </Link>
);
