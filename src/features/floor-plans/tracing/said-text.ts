/** What the live region of a plan reads out. */
import type { Language } from "#platform/language/language.ts";
import type { FloorPlanDrawing } from "../floor-plan-types.ts";
import { maxRooms } from "../floor-plan-types.ts";
import { distance, inchesPerPixel, squareFeetOf } from "../measure/floor-area.ts";
import { lengthText } from "../measure/length.ts";
import { floorPlanMessages } from "../messages.ts";
import { squareFeetText } from "../square-feet-text.ts";
import type { TraceState } from "./trace-state.ts";

export function saidText(
  { said, size }: Pick<TraceState, "said" | "size">,
  drawing: FloorPlanDrawing,
  language: Language,
): string {
  const { trace, errors } = floorPlanMessages(language);
  if (said === undefined) return "";
  switch (said.what) {
    case "corner":
      return trace.said.corner({ number: said.number });
    case "takenBack":
      return trace.said.takenBack({ count: said.count });
    case "removed":
      return trace.said.removed({ name: said.name });
    case "fault":
      return said.fault === "too-many-rooms"
        ? errors.tooManyRooms({ max: maxRooms })
        : errors.corners[said.fault];
    case "room": {
      const room = drawing.rooms.find(({ id }) => id === said.id);
      if (room === undefined) return "";
      const squareFeet = squareFeetText(squareFeetOf(room.measure, drawing.scale), language);
      return trace.said.room({ name: room.name, squareFeet });
    }
    case "at": {
      const inches = inchesPerPixel(drawing.scale);
      const { from, point } = said;
      if (from !== undefined && inches !== undefined)
        return trace.said.far({ length: lengthText(distance(from, point) * inches) });
      const percent = (part: number, whole: number) => Math.round((part / whole) * 100);
      return trace.said.at({
        x: percent(point.x, size.width),
        y: percent(point.y, size.height),
      });
    }
    default:
      return trace.said[said.what];
  }
}
