import { type ReactNode, useCallback, useState } from "react";
import { Logo } from "#platform/document/logo.tsx";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { ConnectionStatus } from "#platform/navigation/connection-status.tsx";
import type { OnThePhone } from "#platform/navigation/keep-document.ts";
import { HeadlineFirst } from "#ui/headline-first.tsx";
import { type ShortcutGroup, Shortcuts } from "#ui/shortcuts/shortcuts-dialog.tsx";
import { SkipLink } from "#ui/skip-link.tsx";
import { Tooltips } from "#ui/tooltip/tooltips.tsx";
import { Bell } from "./bell.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { CommandMenu } from "./menu/command-menu.tsx";
import { MenuButton } from "./menu/menu-button.tsx";
import { menuGroups } from "./menu/menu-groups.ts";
import { useMenuKey } from "./menu/menu-key.ts";
import { frameMessages } from "./messages.ts";
import { Person } from "./person.tsx";
import type { SectionIcons } from "./section-link.tsx";
import { SectionList } from "./section-list.tsx";
import type { SignedIn } from "./signed-in.ts";

interface AreaFrameProps {
  home: string;
  /** Text beneath the logo. */
  caption: string;
  /** The accessible name of the logo's link: its page, with the company's name. */
  homeLabel: string;
  icons: SectionIcons;
  shortcuts: readonly ShortcutGroup[];
  isOnThePhone?: OnThePhone;
  /** Absent where it is not known who asks. */
  signedIn: SignedIn | undefined;
  /** Beneath the logo: what is chosen for all sections. */
  choice?: ReactNode;
  children: ReactNode;
}

/** Frames every page: a rail beside it on wide screens, a bar beneath it on phones. */
export function AreaFrame(props: AreaFrameProps) {
  const { home, caption, homeLabel, icons, shortcuts, isOnThePhone, signedIn, choice, children } =
    props;
  const language = useLanguage();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const openMenu = useCallback(() => setMenuOpen(true), []);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  const menuKey = useMenuKey();
  return (
    <div className="min-h-svh print:block lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <SkipLink />
      <header className="border-line print:hidden max-lg:border-b lg:sticky lg:top-0 lg:flex lg:h-svh lg:flex-col lg:*:shrink-0 lg:overflow-y-auto lg:border-r lg:bg-white lg:px-4 lg:py-6 low:py-3">
        <div className="flex min-h-16 items-center gap-x-2 px-(--gutter) lg:min-h-0 lg:flex-wrap lg:px-2 low:gap-x-0 low:pr-0">
          <a
            href={home}
            aria-label={homeLabel}
            className="mr-auto flex min-h-11 items-center lg:w-full low:min-h-9 low:w-auto low:[&_span]:text-xl low:[&_svg]:size-7"
          >
            <Logo />
          </a>
          <p className="text-xs font-semibold text-slate lg:mr-auto low:sr-only">{caption}</p>
          {signedIn?.unread === undefined ? null : (
            <Bell path={`${home}/notifications`} unread={signedIn.unread} />
          )}
        </div>
        {choice}
        {signedIn ? <Rail {...signedIn} icons={icons} onMenu={openMenu} /> : null}
      </header>
      <main
        id="main"
        tabIndex={-1}
        data-person={signedIn?.person}
        className="min-w-0 px-(--gutter) pt-6 pb-28 outline-none lg:px-10 lg:pt-9 lg:pb-16"
      >
        {signedIn ? (
          <ConnectionStatus
            isOnThePhone={isOnThePhone}
            className="-mx-(--gutter) -mt-6 mb-4 px-(--gutter) lg:-mx-10 lg:-mt-9 lg:px-10"
          />
        ) : null}
        <HeadlineFirst>{children}</HeadlineFirst>
        <Tooltips />
      </main>
      {signedIn ? (
        <>
          <BottomBar {...signedIn} icons={icons} onMenu={openMenu} />
          <CommandMenu
            groups={menuGroups(home, signedIn, language)}
            find={`${home}/find.json`}
            isOpen={isMenuOpen}
            onOpen={openMenu}
            onClose={closeMenu}
          />
        </>
      ) : null}
      <Shortcuts
        groups={shortcuts}
        combinations={[{ key: menuKey, label: frameMessages(language).searchOrGoTo }]}
      />
    </div>
  );
}

interface RailProps extends SignedIn {
  icons: SectionIcons;
  /** Opens the command menu. */
  onMenu: () => void;
}

function Rail({ sections, attentionCounts, icons, onMenu, ...person }: RailProps) {
  const messages = useMessages(frameMessages);
  return (
    <>
      <div className="mt-4 hidden lg:block low:mt-1">
        <MenuButton onPress={onMenu} />
      </div>
      <nav
        aria-label={messages.sections}
        data-sections=""
        className="mt-5 mb-6 hidden lg:block low:my-1"
      >
        <SectionList sections={sections} attentionCounts={attentionCounts} icons={icons} />
      </nav>
      <div className="mt-auto hidden border-t border-line px-2 pt-4 lg:block low:pt-2">
        <Person {...person} />
      </div>
    </>
  );
}
