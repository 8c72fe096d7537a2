import type { ReactNode } from "react";

/** `accent` is used once per screen; `bare` is a button without a box. */
export type ButtonLook = "primary" | "accent" | "outline" | "outline-light" | "bare";

const base =
  "inline-flex items-center justify-center gap-2.5 rounded-full leading-tight font-semibold tracking-snug transition-colors disabled:cursor-default disabled:opacity-60";

const looks: Record<ButtonLook, string> = {
  primary: "bg-teal text-white hover:bg-teal-deep",
  accent: "bg-dawn text-ink hover:bg-dawn-light",
  outline: "border border-ink/30 text-ink hover:border-ink hover:bg-ink hover:text-porcelain",
  "outline-light":
    "border border-porcelain/45 text-porcelain hover:border-porcelain hover:bg-porcelain hover:text-ink",
  bare: "px-2 text-ink hover:text-teal",
};

const sizes = {
  regular: "min-h-12 px-6 py-3 text-base",
  compact: "min-h-11 px-3.5 py-2 text-sm whitespace-nowrap lg:px-5",
} as const;

/**
 * Classes of a button. `more` must not repeat what look and size set: which one wins is undefined.
 */
export const buttonClass = (look: ButtonLook, more = "", size: keyof typeof sizes = "regular") =>
  `${base} ${sizes[size]} ${looks[look]} ${more}`;

interface ButtonLinkProps {
  /** A path, an anchor of this page, or an address such as `tel:`. */
  to: string;
  look?: ButtonLook;
  className?: string;
  children: ReactNode;
}

export function ButtonLink({ to, look = "primary", className, children }: ButtonLinkProps) {
  return (
    <a href={to} className={buttonClass(look, className)}>
      {children}
    </a>
  );
}
