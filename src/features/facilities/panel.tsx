import type { ReactNode } from "react";
import { Link } from "react-router";
import { compactLinkClass } from "#ui/text-link.ts";

interface PanelProps {
  id: string;
  title: string;
  /** Where its content is changed; absent for people who may not. */
  edit?: { to: string; label: string } | undefined;
  children: ReactNode;
}

/** A titled part of a facility's page. */
export const Panel = ({ id, title, edit, children }: PanelProps) => (
  <section
    aria-labelledby={`${id}-title`}
    className="min-w-0 rounded-lg border border-line bg-white p-5"
  >
    <div className="mb-3 flex min-h-8 flex-wrap items-center justify-between gap-x-4">
      <h2 id={`${id}-title`} className="text-base font-semibold tracking-snug">
        {title}
      </h2>
      {edit ? (
        <Link to={edit.to} className={textLinkClass} aria-label={`${edit.label}: ${title}`}>
          {edit.label}
        </Link>
      ) : null}
    </div>
    {children}
  </section>
);

export const textLinkClass = `${compactLinkClass} text-sm`;
