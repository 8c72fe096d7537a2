import type { ReactNode } from "react";
import { useMessages } from "#platform/language/use-messages.ts";
import type { ButtonLook } from "./button.tsx";
import { CompactButtonLink } from "./links.tsx";
import { signedInMessages } from "./signed-in/messages.ts";

interface EmptyStateLink {
  to: string;
  /** Without one, it leads to the list without its filters, and says so. */
  label?: string;
  look?: ButtonLook;
}

interface EmptyStateProps {
  title: string;
  text: ReactNode;
  /** What leads out of it. */
  link?: EmptyStateLink | undefined;
  /** Level of the heading, one below the one that it stands under. */
  level?: 2 | 3;
  className?: string;
  /** Instead of a link. */
  children?: ReactNode;
}

/** In the place of a list: why nothing is there, and what can be done about it. */
export function EmptyState(props: EmptyStateProps) {
  const { title, text, link, level = 2, className = "", children } = props;
  const messages = useMessages(signedInMessages);
  const Heading = `h${level}` as const;
  return (
    <div className={`rounded-lg border border-line bg-white px-6 py-14 text-center ${className}`}>
      <Heading className="text-subtitle font-semibold tracking-snug">{title}</Heading>
      <p className="mx-auto mt-2 max-w-[44ch] text-sm text-slate">{text}</p>
      {link || children ? (
        <div className="mt-5">
          {link ? (
            <CompactButtonLink to={link.to} look={link.look ?? "outline"}>
              {link.label ?? messages.clearFilters}
            </CompactButtonLink>
          ) : (
            children
          )}
        </div>
      ) : null}
    </div>
  );
}

export const clearFilters = (to: string): EmptyStateLink => ({ to });
