import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { PictureSize, Point } from "../floor-plan-types.ts";
import { distance } from "../measure/floor-area.ts";
import { type PlanView, pan, showPoint, wholeView, zoom } from "./plan-view.ts";

/** A movement below this is a press, because fingers tremble. */
const pressPixels = 8;

interface PlanViewOptions {
  size: PictureSize;
  /** Pressed without being moved. @param isTouch fingers are less exact */
  onPress(at: Point, isTouch: boolean): void;
  /** Undefined once the mouse has left. */
  onHover(at: Point | undefined): void;
}

/** Zooms and moves a drawing by mouse, wheel and fingers, and says where it was pressed. */
export function usePlanView(
  svg: RefObject<SVGSVGElement | null>,
  { size, onPress, onHover }: PlanViewOptions,
) {
  const [view, setView] = useState<PlanView>(() => wholeView(size));
  const pointers = useRef(new Map<number, Point>());
  const pressed = useRef<Point>(undefined);

  const toPicture = ({ x, y }: Point): Point | undefined => {
    const matrix = svg.current?.getScreenCTM()?.inverse();
    if (!matrix) return undefined;
    const { x: left, y: top } = new DOMPoint(x, y).matrixTransform(matrix);
    return { x: left, y: top };
  };

  const onWheel = useEffectEvent((event: WheelEvent) => {
    // Without a modifier key, the page scrolls as it does everywhere.
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const about = toPicture({ x: event.clientX, y: event.clientY });
    if (about) setView((now) => zoom(now, Math.exp(-event.deltaY / 300), about, size));
  });
  useEffect(() => {
    const element = svg.current;
    const listen = (event: WheelEvent) => onWheel(event);
    // React listens passively, and a passive listener cannot keep the page from zooming.
    element?.addEventListener("wheel", listen, { passive: false });
    return () => element?.removeEventListener("wheel", listen);
  }, [svg]);

  const handlers = {
    onPointerDown(event: React.PointerEvent<SVGSVGElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const at = { x: event.clientX, y: event.clientY };
      pointers.current.set(event.pointerId, at);
      // A second finger pinches: neither of them sets a corner.
      pressed.current = pointers.current.size === 1 ? at : undefined;
    },
    onPointerMove(event: React.PointerEvent<SVGSVGElement>) {
      const at = { x: event.clientX, y: event.clientY };
      const before = pointers.current.get(event.pointerId);
      if (before === undefined) return onHover(toPicture(at));
      if (pressed.current !== undefined) {
        if (distance(pressed.current, at) < pressPixels) return;
        pressed.current = undefined;
      }
      const [from, to] = [toPicture(before), toPicture(at)];
      const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId);
      pointers.current.set(event.pointerId, at);
      if (from === undefined || to === undefined) return;
      if (other === undefined) {
        setView((now) => pan(now, { x: from.x - to.x, y: from.y - to.y }, size));
        return;
      }
      const about = toPicture(other[1]);
      const apart = distance(before, other[1]);
      if (about && apart > 0)
        setView((now) => zoom(now, distance(at, other[1]) / apart, about, size));
    },
    onPointerUp(event: React.PointerEvent<SVGSVGElement>) {
      pointers.current.delete(event.pointerId);
      const at = pressed.current && toPicture(pressed.current);
      pressed.current = undefined;
      if (at) onPress(at, event.pointerType === "touch");
    },
    onPointerCancel(event: React.PointerEvent<SVGSVGElement>) {
      pointers.current.delete(event.pointerId);
      pressed.current = undefined;
    },
    onPointerLeave: () => onHover(undefined),
  };

  return {
    view,
    handlers,
    zoomBy: (factor: number, about: Point) => setView((now) => zoom(now, factor, about, size)),
    showAll: () => setView(wholeView(size)),
    show: (point: Point) => setView((now) => showPoint(now, point, size)),
  };
}
