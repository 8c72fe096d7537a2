import type { ReactNode } from "react";
import { Link } from "react-router";

/** Links above a page's title to the list or the record that the page belongs to. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <p className="text-sm">
    <Link
      to={to}
      className="inline-flex min-h-8 max-w-full items-center wrap-anywhere font-semibold text-teal underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  </p>
);
