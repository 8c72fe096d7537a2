/** The live region of a plan reads these texts out. */
import type { Language } from "#platform/language/language.ts";
import type { FloorPlanDrawing } from "../floor-plan-types.ts";
import { maxRooms } from "../floor-plan-types.ts";
import { distance, inchesPerPixel, squareFeetOf } from "../measure/floor-area.ts";
import { lengthText } from "../measure/length.ts";
import { floorPlanMessages } from "../messages.ts";
import { squareFeetText } from "../square-feet-text.ts";
import type { TraceState } from "./trace-state.ts";

export function announcementText(
  { announcement, size }: Pick<TraceState, "announcement" | "size">,
  drawing: FloorPlanDrawing,
  language: Language,
): string {
  const { trace, errors } = floorPlanMessages(language);
  if (announcement === undefined) return "";
  switch (announcement.what) {
    case "corner":
      return trace.announcements.corner({ number: announcement.number });
    case "cornerRemoved":
      return trace.announcements.cornerRemoved({ count: announcement.count });
    case "removed":
      return trace.announcements.removed({ name: announcement.name });
    case "fault":
      return announcement.fault === "too-many-rooms"
        ? errors.tooManyRooms({ max: maxRooms })
        : errors.corners[announcement.fault];
    case "room": {
      const room = drawing.rooms.find(({ id }) => id === announcement.id);
      if (room === undefined) return "";
      const squareFeet = squareFeetText(squareFeetOf(room.measure, drawing.scale), language);
      return trace.announcements.room({ name: room.name, squareFeet });
    }
    case "at": {
      const inches = inchesPerPixel(drawing.scale);
      const { from, point } = announcement;
      if (from !== undefined && inches !== undefined)
        return trace.announcements.far({ length: lengthText(distance(from, point) * inches) });
      const percent = (part: number, whole: number) => Math.round((part / whole) * 100);
      return trace.announcements.at({
        x: percent(point.x, size.width),
        y: percent(point.y, size.height),
      });
    }
    default:
      return trace.announcements[announcement.what];
  }
}
