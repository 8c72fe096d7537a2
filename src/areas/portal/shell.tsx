import type { ReactNode } from "react";
import { AreaFrame } from "#platform/frame/area-frame.tsx";
import { listShortcuts } from "#platform/frame/list-shortcuts.ts";
import { iconsOf } from "#platform/frame/sections.ts";
import type { SignedIn } from "#platform/frame/signed-in.ts";
import { FacilitySwitcher } from "./facility-switcher.tsx";
import { sections } from "./sections.ts";

interface ShellProps {
  portal: (SignedIn & { facilities: readonly { id: string; name: string }[] }) | undefined;
  children: ReactNode;
}

const icons = iconsOf(sections);

export const Shell = ({ portal, children }: ShellProps) => (
  <AreaFrame
    home="/client-portal"
    caption="Client Portal"
    icons={icons}
    shortcuts={[listShortcuts]}
    signedIn={portal}
    choice={portal ? <FacilitySwitcher facilities={portal.facilities} /> : null}
  >
    {children}
  </AreaFrame>
);
