import type { ReactNode } from "react";
import { company } from "#content/company.ts";
import { isOnThePhone } from "#features/pages-on-the-phone.ts";
import { AreaFrame } from "#platform/frame/area-frame.tsx";
import { iconsOf } from "#platform/frame/sections.ts";
import type { SignedIn } from "#platform/frame/signed-in.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import { officeMessages } from "./messages.ts";
import { officeShortcuts } from "./office-shortcuts.ts";
import { sections } from "./sections.ts";

interface ShellProps {
  office: SignedIn | undefined;
  children: ReactNode;
}

const icons = iconsOf(sections);

export function Shell({ office, children }: ShellProps) {
  const language = useLanguage();
  const { backOffice, homeLink } = officeMessages(language);
  return (
    <AreaFrame
      home="/office"
      caption={backOffice}
      homeLabel={homeLink({ company: company.shortName })}
      icons={icons}
      shortcuts={officeShortcuts(language)}
      isOnThePhone={isOnThePhone}
      signedIn={office}
    >
      {children}
    </AreaFrame>
  );
}
