import type { ReactNode } from "react";

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A matter of its own on a page: a hairline, a headline, what there is and what can be done. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="mt-10 flex flex-col items-start gap-4 border-t border-line pt-6"
    >
      <h2 id={`${id}-title`} className="text-subtitle font-semibold tracking-snug">
        {title}
      </h2>
      {children}
    </section>
  );
}

export const PageTitle = ({ children }: { children: ReactNode }) => (
  <h1 className="text-side font-semibold tracking-tight">{children}</h1>
);
