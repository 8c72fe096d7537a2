import type { ReactNode } from "react";
import { PageFaults } from "./form/fault-summary.tsx";

export const PageTitle = ({ children }: { children: ReactNode }) => (
  <>
    <h1 className="text-side font-semibold tracking-tight wrap-anywhere">{children}</h1>
    <PageFaults />
  </>
);

/** The title with the page's commands beside it. */
export const PageHead = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
    <PageTitle>{title}</PageTitle>
    <div className="flex flex-wrap gap-3 empty:hidden">{children}</div>
  </div>
);
