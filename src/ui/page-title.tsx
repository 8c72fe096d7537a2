import type { ReactNode } from "react";

export const PageTitle = ({ children }: { children: ReactNode }) => (
  <h1 className="text-side font-semibold tracking-tight wrap-anywhere">{children}</h1>
);
