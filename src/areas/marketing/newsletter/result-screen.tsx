import type { ReactNode } from "react";

interface ResultScreenProps {
  title: string;
  children: ReactNode;
}

/** The frame of the pages that newsletter emails and forms lead to. */
export function ResultScreen({ title, children }: ResultScreenProps) {
  return (
    <div className="wrap rhythm">
      <div className="max-w-2xl">
        <h1 className="text-title font-semibold tracking-tight">{title}</h1>
        {children}
      </div>
    </div>
  );
}

export const Paragraph = ({ children }: { children: ReactNode }) => (
  <p className="mt-6 text-lead text-slate">{children}</p>
);
