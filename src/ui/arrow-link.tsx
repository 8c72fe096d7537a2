import ArrowRight from "@lucide/icons/icons/arrow-right";
import type { ReactNode } from "react";
import { Drawing } from "./drawing.tsx";

export function ArrowLink({
  to,
  children,
  light,
}: {
  to: string;
  children: ReactNode;
  light?: boolean;
}) {
  const color = light ? "text-porcelain decoration-porcelain/40" : "text-teal decoration-teal/35";
  return (
    <a
      href={to}
      className={`group/arrow inline-flex min-h-11 items-center gap-2 font-semibold tracking-snug underline underline-offset-[6px] hover:decoration-2 ${color}`}
    >
      <span>{children}</span>
      <Arrow className="group-hover/arrow:translate-x-1" />
    </a>
  );
}

export function Arrow({ className = "" }: { className?: string }) {
  return (
    <Drawing icon={ArrowRight} className={`size-5 shrink-0 transition-transform ${className}`} />
  );
}
