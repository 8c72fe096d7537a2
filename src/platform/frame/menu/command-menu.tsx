import { type ComponentType, useEffect, useState } from "react";
import { useMessages } from "#platform/language/use-messages.ts";
import { frameMessages } from "../messages.ts";
import type { MenuDialogProps } from "./menu-dialog.tsx";
import type { MenuProps } from "./menu-entries.ts";
import { useEarlyLetters, useMenuShortcut } from "./menu-key.ts";

interface CommandMenuProps extends MenuProps {
  isOpen: boolean;
  onOpen: () => void;
}

const noteMs = 6_000;

/** Its code comes when it is first opened: most pages are read without it. */
export function CommandMenu({ isOpen, onOpen, ...menu }: CommandMenuProps) {
  const { onClose } = menu;
  const messages = useMessages(frameMessages);
  const [Dialog, setDialog] = useState<ComponentType<MenuDialogProps>>();
  const [hasFailed, setFailed] = useState(false);
  useMenuShortcut(onOpen);
  const readLetters = useEarlyLetters(isOpen, Dialog !== undefined, onClose);
  useEffect(() => {
    if (!isOpen || Dialog !== undefined) return;
    import("./menu-dialog.tsx").then(
      ({ MenuDialog }) => setDialog(() => MenuDialog),
      () => {
        setFailed(true);
        onClose();
      },
    );
  }, [isOpen, Dialog, onClose]);
  useEffect(() => {
    if (!hasFailed) return;
    const timer = setTimeout(() => setFailed(false), noteMs);
    return () => clearTimeout(timer);
  }, [hasFailed]);
  return (
    <>
      <p
        role="alert"
        className="fixed inset-x-4 bottom-24 z-50 mx-auto max-w-sm rounded-md border border-line bg-white p-4 text-sm shadow-float empty:hidden lg:bottom-6"
      >
        {hasFailed ? messages.menu.notLoaded : null}
      </p>
      {isOpen && Dialog ? <Dialog {...menu} readLetters={readLetters} /> : null}
    </>
  );
}
