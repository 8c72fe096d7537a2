import type { ReactNode } from "react";

interface AnswerScreenProps {
  title: string;
  children: ReactNode;
}

/** One thing to read and one thing to do: the pages that newsletter mails and forms lead to. */
export function ResultScreen({ title, children }: AnswerScreenProps) {
  return (
    <div className="wrap rhythm">
      <div className="max-w-2xl">
        <h1 className="text-title font-semibold tracking-tight">{title}</h1>
        {children}
      </div>
    </div>
  );
}

/** A paragraph of such a page. */
export const Words = ({ children }: { children: ReactNode }) => (
  <p className="mt-6 text-lead text-slate">{children}</p>
);
