import type { ReactNode } from "react";

interface StateLabelProps {
  /** Classes that color it. */
  dot: string;
  className?: string;
  children: ReactNode;
}

/** A label with its color, never a color alone. */
export const StateLabel = ({ dot, className = "", children }: StateLabelProps) => (
  <span className={`inline-flex items-center gap-2 whitespace-nowrap ${className}`}>
    <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${dot}`} />
    {children}
  </span>
);
