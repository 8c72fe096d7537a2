import type { ReactNode } from "react";
import { AreaFrame } from "#platform/frame/area-frame.tsx";
import { iconsOf } from "#platform/frame/sections.ts";
import type { SignedIn } from "#platform/frame/signed-in.ts";
import { officeShortcuts } from "./office-shortcuts.ts";
import { sections } from "./sections.ts";

interface ShellProps {
  office: SignedIn | undefined;
  children: ReactNode;
}

const icons = iconsOf(sections);

export const Shell = ({ office, children }: ShellProps) => (
  <AreaFrame
    home="/office"
    caption="Back Office"
    icons={icons}
    shortcuts={officeShortcuts}
    signedIn={office}
  >
    {children}
  </AreaFrame>
);
