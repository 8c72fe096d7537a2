import type { ReactNode } from "react";
import { buttonClass } from "./button.tsx";

/** The file that stands behind a page, such as its list for a spreadsheet. */
export const DownloadLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} className={buttonClass("outline", "", "compact")} download>
    {children}
  </a>
);
