import type { ReactNode } from "react";

interface MissingScreenProps {
  /** Why there may be nothing here, in a sentence. */
  text: string;
  /** Ways onward, links. */
  children: ReactNode;
}

/** For an address that leads nowhere, in areas whose visitors know where they want to go. */
export function NotFoundScreen({ text, children }: MissingScreenProps) {
  return (
    <div className="wrap rhythm">
      <h1 className="text-title font-semibold tracking-tight">404 Page Not Found</h1>
      <p className="mt-6 max-w-[46ch] text-lead text-slate">{text}</p>
      <div className="mt-10 flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
