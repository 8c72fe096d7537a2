import type { ReactNode } from "react";
import { SmallLink } from "#ui/links.tsx";

interface PanelProps {
  id: string;
  title: string;
  /** The link to change its content; absent for people who may not. */
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
        <SmallLink to={edit.to} aria-label={`${edit.label}: ${title}`}>
          {edit.label}
        </SmallLink>
      ) : null}
    </div>
    {children}
  </section>
);
