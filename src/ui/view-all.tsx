import Plus from "@lucide/icons/icons/plus";
import type { ReactNode } from "react";
import { buttonClass } from "./button.tsx";
import { Drawing } from "./drawing.tsx";

interface ViewAllProps {
  label: string;
  /** Content that replaces the button. */
  children: ReactNode;
}

/** Shows the rest of a list in place; works without JavaScript. */
export function ViewAll({ label, children }: ViewAllProps) {
  return (
    <details className="group/all">
      <summary className={buttonClass("outline", "mt-10 group-open/all:hidden")}>
        {label}
        <Drawing icon={Plus} className="size-5" />
      </summary>
      {children}
    </details>
  );
}
