import { type RefObject, useEffect, useState } from "react";
import type { PictureSize } from "../floor-plan-types.ts";
import type { PlanView } from "./plan-view.ts";

/** How many pixels of the picture one of the screen shows: handles and letters stay as large as they are. */
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
