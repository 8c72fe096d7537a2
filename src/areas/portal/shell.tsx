import type { ReactNode } from "react";
import { company } from "#content/company.ts";
import { AreaFrame } from "#platform/frame/area-frame.tsx";
import { listShortcuts } from "#platform/frame/list-shortcuts.ts";
import { iconsOf } from "#platform/frame/sections.ts";
import type { SignedIn } from "#platform/frame/signed-in.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import { FacilitySwitcher } from "./facility-switcher.tsx";
import { portalMessages } from "./messages.ts";
import { sections } from "./sections.ts";

interface ShellProps {
  portal: (SignedIn & { facilities: readonly { id: string; name: string }[] }) | undefined;
  children: ReactNode;
}

const icons = iconsOf(sections);

export function Shell({ portal, children }: ShellProps) {
  const language = useLanguage();
  const messages = portalMessages(language);
  return (
    <AreaFrame
      home="/client-portal"
      caption={messages.portal}
      homeLabel={messages.homeLink({ company: company.shortName })}
      icons={icons}
      shortcuts={[listShortcuts(language)]}
      signedIn={portal}
      choice={portal ? <FacilitySwitcher facilities={portal.facilities} /> : null}
    >
      {children}
    </AreaFrame>
  );
}
