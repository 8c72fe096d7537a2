import type { ReactNode } from "react";

/** The layout of pages before sign-in: one text and one action. */
export function Screen({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="wrap py-10 md:py-16">
      <div className="max-w-md">
        <h1 className="text-side font-semibold tracking-tight">{title}</h1>
        {lead ? <p className="mt-4 text-slate">{lead}</p> : null}
        {children ? <div className="mt-8">{children}</div> : null}
      </div>
    </div>
  );
}

/** Sets off the part that a sentence is about, such as an address. */
export const strong = (words: string) => <strong className="break-words text-ink">{words}</strong>;

/** A way onward, as quiet as a sentence. */
export function QuietLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a
      href={to}
      className="inline-flex min-h-11 items-center font-semibold text-teal underline decoration-teal/35 underline-offset-4 hover:decoration-2"
    >
      {children}
    </a>
  );
}
