import type { ReactNode } from "react";

/** Confirms the last action to screen readers, too; nothing is drawn where it is null. */
export const StatusNotice = ({ children }: { children: ReactNode }) => (
  <div role="status" className="mt-4 empty:hidden">
    {children ? <p className="rounded-md bg-tint p-3 text-sm">{children}</p> : null}
  </div>
);
