import type { ReactNode } from "react";
import { useMessages } from "#platform/language/use-messages.ts";
import type { ButtonLook } from "./button.tsx";
import { CompactButtonLink } from "./links.tsx";
import { signedInMessages } from "./signed-in/messages.ts";

interface EmptyStateLink {
  to: string;
  /** The link's label. Without one, it leads to the list without its filters, and is labeled so. */
  label?: string;
  look?: ButtonLook;
}

interface EmptyStateProps {
  title: string;
  text: ReactNode;
  /** A link to something that helps. */
  link?: EmptyStateLink | undefined;
  /** Level of the heading, one below the one that it stands under. */
  level?: 2 | 3;
  className?: string;
  /** Content that replaces the link. */
  children?: ReactNode;
}

/** Takes the place of a list: why it is empty, and what can be done about it. */
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
