import { type ComponentType, useEffect, useState } from "react";
import { subscribeToNotices } from "./notice.ts";

/**
 * Loads the code of notices with the first notice, with F8 (which moves the focus here) or when a
 * form is being filled in, whichever is first.
 */
export function Notices() {
  const [Area, setArea] = useState<ComponentType<{ focused: boolean }>>();
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    let here = true;
    const load = () => {
      import("./notice-area.tsx").then(
        (module) => here && setArea(() => module.NoticeArea),
        () => undefined, // The line broke: the next occasion tries again.
      );
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "F8") return;
      setFocused(true);
      load();
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest("form")) load();
    };
    if (document.activeElement?.closest("form")) load();
    addEventListener("keydown", onKey);
    addEventListener("focusin", onFocus);
    const unsubscribe = subscribeToNotices(load);
    return () => {
      here = false;
      removeEventListener("keydown", onKey);
      removeEventListener("focusin", onFocus);
      unsubscribe();
    };
  }, []);

  return Area ? <Area focused={focused} /> : null;
}
