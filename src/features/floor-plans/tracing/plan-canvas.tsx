import { type Dispatch, type KeyboardEvent, useId, useRef, useState } from "react";
import { useLanguage } from "#platform/language/use-messages.ts";
import type { FloorPlanDrawing, Point } from "../floor-plan-types.ts";
import { squareFeetOf } from "../measure/floor-area.ts";
import { floorPlanMessages } from "../messages.ts";
import { squareFeetText } from "../square-feet-text.ts";
import { middleOf } from "./plan-view.ts";
import { snapPoint } from "./snap.ts";
import { cornersIn, type NewRoom, type TraceAction, type TraceState } from "./trace-state.ts";
import { usePixelSize } from "./use-pixel-size.ts";
import { usePlanView } from "./use-plan-view.ts";

interface PlanCanvasProps {
  name: string;
  address: string;
  state: TraceState;
  drawing: FloorPlanDrawing;
  /** Undefined where nothing may be changed: then it is only looked at. */
  dispatch: Dispatch<TraceAction> | undefined;
  nextRoom: () => NewRoom;
  isSnapping: boolean;
  /** Id of the text that explains its keys. */
  describedBy: string;
  toolbar: (view: { zoomIn(): void; zoomOut(): void; showAll(): void }) => React.ReactNode;
}

/** Pixels of the screen within which a corner snaps: fingers cover what they point at. */
const mouseTolerance = 10;
const touchTolerance = 22;
const step = 10;

const points = (corners: readonly Point[]): string =>
  corners.map(({ x, y }) => `${x},${y}`).join(" ");

/** The plan with what is traced on it. All of it is done by keys as well as by mouse and fingers. */
export function PlanCanvas(props: PlanCanvasProps) {
  const { name, address, state, drawing, dispatch, isSnapping, describedBy } = props;
  const { size, shape, tool, crosshair } = state;
  const { trace } = floorPlanMessages(useLanguage());
  const svg = useRef<SVGSVGElement>(null);
  const [hover, setHover] = useState<Point>();
  const [hasFocus, setFocus] = useState(false);
  const clip = useId();
  const setCorner = (at: Point, pixels: number) =>
    dispatch?.({
      do: "corner",
      at,
      tolerance: isSnapping ? pixels * pixel : 0,
      room: props.nextRoom(),
    });
  const { view, handlers, zoomBy, showAll, show } = usePlanView(svg, {
    size,
    onPress: (at, isTouch) => setCorner(at, isTouch ? touchTolerance : mouseTolerance),
    onHover: setHover,
  });
  const pixel = usePixelSize(svg, view);
  const pointed = hover ?? (hasFocus ? crosshair : undefined);
  const tolerance = isSnapping ? mouseTolerance * pixel : 0;
  const next =
    pointed && tool !== "look" && dispatch
      ? snapPoint(pointed, { tolerance, corners: cornersIn(state.texts, size), shape })
      : undefined;

  function onKeyDown(event: KeyboardEvent) {
    if (event.target !== event.currentTarget) return;
    const by = (event.shiftKey ? 1 : step) * pixel;
    const moves: Readonly<Record<string, Point>> = {
      ArrowLeft: { x: -by, y: 0 },
      ArrowRight: { x: by, y: 0 },
      ArrowUp: { x: 0, y: -by },
      ArrowDown: { x: 0, y: by },
    };
    const move = moves[event.key];
    if (move) {
      const to = { x: crosshair.x + move.x, y: crosshair.y + move.y };
      setHover(undefined);
      dispatch?.({ do: "move", to });
      show(to);
    } else if (event.key === "+" || event.key === "=") zoomBy(1.5, crosshair);
    else if (event.key === "-") zoomBy(1 / 1.5, crosshair);
    else if (event.key === "0") showAll();
    else if (event.key === "Enter") setCorner(crosshair, mouseTolerance);
    else if (event.key === "Backspace") dispatch?.({ do: "remove-corner" });
    else if (event.key === "Escape" && shape.length > 0) dispatch?.({ do: "cancel" });
    else if (event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey))
      dispatch?.({ do: event.shiftKey ? "redo" : "undo" });
    else return;
    event.preventDefault();
  }

  return (
    <div className="min-w-0">
      {props.toolbar({
        zoomIn: () => zoomBy(1.5, middleOf(view)),
        zoomOut: () => zoomBy(1 / 1.5, middleOf(view)),
        showAll,
      })}
      {/* As an application it handles keys itself, which the text below explains. */}
      <div
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: Keys set corners here.
        tabIndex={0}
        aria-label={trace.picture({ name })}
        aria-describedby={describedBy}
        onKeyDown={onKeyDown}
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
        className="mt-3 overflow-hidden rounded-lg border border-line bg-sand focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-teal"
      >
        <svg
          ref={svg}
          viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
          className={`h-[62svh] max-h-[52rem] min-h-72 w-full touch-none ${tool === "look" || !dispatch ? "cursor-grab" : "cursor-crosshair"}`}
          aria-hidden="true"
          {...handlers}
        >
          <clipPath id={clip}>
            <rect width={size.width} height={size.height} />
          </clipPath>
          <rect width={size.width} height={size.height} className="fill-frost" />
          <image href={address} width={size.width} height={size.height} />
          <g clipPath={`url(#${clip})`}>
            {drawing.rooms.map((room) => (
              <TracedRoom key={room.id} room={room} scale={drawing.scale} pixel={pixel} />
            ))}
          </g>
          {drawing.scale ? (
            <ScaleLine from={drawing.scale.from} to={drawing.scale.to} pixel={pixel} />
          ) : null}
          <Shape shape={shape} tool={tool} next={next} pixel={pixel} />
          {next ? <Crosshair at={next} pixel={pixel} /> : null}
        </svg>
      </div>
    </div>
  );
}

interface TracedRoomProps {
  room: FloorPlanDrawing["rooms"][number];
  scale: FloorPlanDrawing["scale"];
  pixel: number;
}

function TracedRoom({ room: { name, measure }, scale, pixel }: TracedRoomProps) {
  const language = useLanguage();
  if (measure.by !== "corners" || measure.corners.length === 0) return null;
  const { corners } = measure;
  const [left, right] = bounds(corners.map(({ x }) => x));
  const [top, bottom] = bounds(corners.map(({ y }) => y));
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const letters = {
    x,
    textAnchor: "middle",
    fontSize: 13 * pixel,
    strokeWidth: 4 * pixel,
    paintOrder: "stroke",
    className: "fill-night stroke-frost font-semibold",
  } as const;
  return (
    <>
      <polygon
        points={points(corners)}
        className="fill-dawn/30 stroke-night"
        strokeWidth={2 * pixel}
        strokeLinejoin="round"
      />
      {/* A room too small for its name is still named in the list. */}
      {right - left > 50 * pixel && bottom - top > 34 * pixel ? (
        <>
          <text {...letters} y={y}>
            {shortened(name, (right - left) / pixel)}
          </text>
          <text {...letters} y={y + 16 * pixel}>
            {squareFeetText(squareFeetOf(measure, scale), language)}
          </text>
        </>
      ) : null}
    </>
  );
}

const bounds = (values: readonly number[]): [low: number, high: number] => [
  Math.min(...values),
  Math.max(...values),
];

function shortened(name: string, pixels: number): string {
  const letters = Math.max(4, Math.floor(pixels / 8));
  return name.length > letters ? `${name.slice(0, letters - 1)}…` : name;
}

function ScaleLine({ from, to, pixel }: { from: Point; to: Point; pixel: number }) {
  const ends = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
  return (
    <g className="fill-frost stroke-night" strokeWidth={2 * pixel}>
      <line {...ends} strokeWidth={6 * pixel} />
      <line {...ends} className="stroke-dawn" strokeWidth={3 * pixel} />
      <circle cx={from.x} cy={from.y} r={4.5 * pixel} />
      <circle cx={to.x} cy={to.y} r={4.5 * pixel} />
    </g>
  );
}

interface ShapeProps {
  shape: readonly Point[];
  tool: TraceState["tool"];
  /** The place at which the next corner would be set. */
  next: Point | undefined;
  pixel: number;
}

/** The unfinished shape includes a line to where the next corner would be set. */
function Shape({ shape, tool, next, pixel }: ShapeProps) {
  const [first] = shape;
  if (first === undefined) return null;
  const open = next ? [...shape, next] : shape;
  const outline =
    tool === "rectangle" && next
      ? [first, { x: next.x, y: first.y }, next, { x: first.x, y: next.y }, first]
      : open;
  return (
    <g className="fill-none stroke-night" strokeWidth={2 * pixel}>
      <polyline
        points={points(outline)}
        className="fill-none stroke-frost"
        strokeWidth={4 * pixel}
      />
      <polyline points={points(outline)} strokeDasharray={`${6 * pixel} ${4 * pixel}`} />
      {shape.map(({ x, y }) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r={4.5 * pixel} className="fill-dawn" />
      ))}
    </g>
  );
}

function Crosshair({ at: { x, y }, pixel }: { at: Point; pixel: number }) {
  const arm = 12 * pixel;
  const path = `M${x - arm} ${y}H${x + arm}M${x} ${y - arm}V${y + arm}`;
  return (
    <g className="pointer-events-none fill-none">
      <path d={path} className="stroke-frost" strokeWidth={4 * pixel} />
      <path d={path} className="stroke-night" strokeWidth={1.5 * pixel} />
    </g>
  );
}
