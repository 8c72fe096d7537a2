import type { Dispatch } from "react";
import { useLanguage } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { TitledSection } from "#ui/titled-section.tsx";
import { roomIds } from "../drawing-texts.ts";
import type { FloorPlanDrawing } from "../floor-plan-types.ts";
import { squareFeetOf } from "../measure/floor-area.ts";
import { floorPlanMessages } from "../messages.ts";
import { squareFeetText } from "../square-feet-text.ts";
import { RoomFields } from "./room-fields.tsx";
import type { NewRoom, TraceAction, TraceState } from "./trace-state.ts";

interface RoomListProps {
  state: TraceState;
  drawing: FloorPlanDrawing;
  errors: Readonly<Record<string, string>>;
  dispatch: Dispatch<TraceAction>;
  nextRoom: () => NewRoom;
  /** Rows for rooms that are typed in without our script. */
  blankRooms: readonly string[];
  mayChange: boolean;
  isReady: boolean;
}

/** The rooms beside the plan, each with its square feet, and their sum. */
export function RoomList(props: RoomListProps) {
  const { state, drawing, errors, dispatch, nextRoom, blankRooms, mayChange, isReady } = props;
  const language = useLanguage();
  const { plan } = floorPlanMessages(language);
  const ids = roomIds(state.texts);
  const sizes = new Map(
    drawing.rooms.map(({ id, measure }) => [id, squareFeetOf(measure, drawing.scale)]),
  );
  const total = [...sizes.values()].reduce((sum: number, size) => sum + (size ?? 0), 0);
  const added = state.announcement?.what === "room" ? state.announcement.id : undefined;
  const listedIds = isReady || !mayChange ? ids : [...new Set([...ids, ...blankRooms])];
  const nameAndSize = (id: string) => (
    <>
      <span className="font-semibold wrap-anywhere">
        {state.texts[`room.${id}.name`] || plan.newRoom}
      </span>
      {ids.includes(id) ? (
        <span className="mt-0.5 block text-xs text-slate tabular-nums">
          {squareFeetText(sizes.get(id), language)}
        </span>
      ) : null}
    </>
  );
  return (
    <TitledSection titleId="rooms-title" title={plan.rooms} className="min-w-0">
      <p className="mt-1 text-sm text-slate tabular-nums">
        {ids.length === 0
          ? plan.noRooms
          : plan.total({ squareFeet: squareFeetText(total, language) })}
      </p>
      <ul className="mt-3 flex flex-col">
        {listedIds.map((id) => {
          const hasFault = Object.keys(errors).some((name) => name.startsWith(`room.${id}.`));
          return (
            <li key={id} className="border-t border-line text-sm">
              {mayChange ? (
                <details open={hasFault || id === added || id === blankRooms[0] || undefined}>
                  <summary className="cursor-pointer py-3">{nameAndSize(id)}</summary>
                  <RoomFields
                    id={id}
                    texts={state.texts}
                    errors={errors}
                    dispatch={dispatch}
                    isReady={isReady}
                  />
                </details>
              ) : (
                <p className="py-3">{nameAndSize(id)}</p>
              )}
            </li>
          );
        })}
      </ul>
      {mayChange && isReady ? (
        <button
          type="button"
          onClick={() => dispatch({ do: "add-room", room: nextRoom() })}
          className={buttonClass("outline", "mt-3", "compact")}
        >
          {plan.add}
        </button>
      ) : null}
    </TitledSection>
  );
}
