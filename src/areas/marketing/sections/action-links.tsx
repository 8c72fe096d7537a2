import type { Action } from "#content/page-parts.ts";
import { ButtonLink } from "#ui/button.tsx";

interface ActionLinksProps {
  /** The first is the primary one. */
  actions: readonly Action[];
  /** Set it on dark backgrounds. */
  light?: boolean;
  className?: string;
}

/** The first button is filled, and the others are outlined. */
export function ActionLinks({ actions, light = false, className = "" }: ActionLinksProps) {
  const quiet = light ? "outline-light" : "outline";
  return (
    <div className={`flex flex-wrap gap-3 ${className}`}>
      {actions.map(({ label, to }, at) => (
        <ButtonLink
          key={to + label}
          to={to}
          look={at > 0 ? quiet : light ? "accent" : "primary"}
          className="max-sm:flex-auto"
        >
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
