import { type RefObject, useEffect, useState } from "react";
import type { PictureSize } from "../floor-plan-types.ts";
import type { PlanView } from "./plan-view.ts";

/** Pixels of the picture in one of the screen, so that handles and letters keep their size on screen. */
export function usePixelSize(element: RefObject<Element | null>, view: PlanView): number {
  const [box, setBox] = useState<PictureSize>();
  useEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(([entry]) => entry && setBox(entry.contentRect));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  if (!box || box.width === 0 || box.height === 0) return view.width / 800;
  return Math.max(view.width / box.width, view.height / box.height);
}
