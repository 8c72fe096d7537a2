import Check from "@lucide/icons/icons/check";
import CircleX from "@lucide/icons/icons/circle-x";
import Delete from "@lucide/icons/icons/delete";
import Hand from "@lucide/icons/icons/hand";
import Maximize from "@lucide/icons/icons/maximize";
import Pentagon from "@lucide/icons/icons/pentagon";
import Redo2 from "@lucide/icons/icons/redo-2";
import Ruler from "@lucide/icons/icons/ruler";
import Square from "@lucide/icons/icons/square";
import Undo2 from "@lucide/icons/icons/undo-2";
import ZoomIn from "@lucide/icons/icons/zoom-in";
import ZoomOut from "@lucide/icons/icons/zoom-out";
import type { Dispatch } from "react";
import { useMessages } from "#platform/language/use-messages.ts";
import { Drawing, type IconData } from "#ui/drawing.tsx";
import { floorPlanMessages } from "../messages.ts";
import {
  type NewRoom,
  type TraceAction,
  type TraceState,
  type TraceTool,
  tools,
} from "./trace-state.ts";

const toolIcons: Readonly<Record<TraceTool, IconData>> = {
  scale: Ruler,
  rectangle: Square,
  polygon: Pentagon,
  look: Hand,
};

interface TraceToolbarProps {
  state: TraceState;
  dispatch: Dispatch<TraceAction>;
  nextRoom: () => NewRoom;
  view: { zoomIn(): void; zoomOut(): void; showAll(): void };
}

/** Says what the next corner is, and offers what can be done with those that are set. */
export function TraceToolbar({ state, dispatch, nextRoom, view }: TraceToolbarProps) {
  const { trace } = useMessages(floorPlanMessages);
  const { tool, shape, past, future } = state;
  const isDrawing = shape.length > 0;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{trace.tools}</legend>
        {tools.map((candidate) => {
          return (
            <button
              key={candidate}
              type="button"
              aria-pressed={tool === candidate}
              onClick={() => dispatch({ do: "choose", tool: candidate })}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-ink/30 px-3.5 text-sm font-semibold hover:border-ink aria-pressed:border-teal aria-pressed:bg-tint aria-pressed:text-teal"
            >
              <Drawing icon={toolIcons[candidate]} className="size-5" />
              {trace[candidate]}
            </button>
          );
        })}
      </fieldset>
      <div className="flex flex-wrap">
        <IconButton
          icon={Undo2}
          label={trace.undo}
          isOff={past.length === 0}
          onPress={() => dispatch({ do: "undo" })}
        />
        <IconButton
          icon={Redo2}
          label={trace.redo}
          isOff={future.length === 0}
          onPress={() => dispatch({ do: "redo" })}
        />
        <IconButton icon={ZoomIn} label={trace.zoomIn} onPress={view.zoomIn} />
        <IconButton icon={ZoomOut} label={trace.zoomOut} onPress={view.zoomOut} />
        <IconButton icon={Maximize} label={trace.showAll} onPress={view.showAll} />
        {isDrawing ? (
          <>
            <IconButton
              icon={Delete}
              label={trace.removeCorner}
              onPress={() => dispatch({ do: "remove-corner" })}
            />
            <IconButton
              icon={CircleX}
              label={trace.cancel}
              onPress={() => dispatch({ do: "cancel" })}
            />
          </>
        ) : null}
        {tool === "polygon" && shape.length >= 3 ? (
          <IconButton
            icon={Check}
            label={trace.finish}
            onPress={() => dispatch({ do: "finish", room: nextRoom() })}
          />
        ) : null}
      </div>
    </div>
  );
}

interface IconButtonProps {
  icon: IconData;
  label: string;
  isOff?: boolean;
  onPress(): void;
}

const IconButton = ({ icon, label, isOff = false, onPress }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    data-tooltip={label}
    disabled={isOff}
    onClick={onPress}
    className="inline-flex size-11 items-center justify-center rounded-full hover:text-teal disabled:opacity-45"
  >
    <Drawing icon={icon} className="size-5" />
  </button>
);
