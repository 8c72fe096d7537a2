/** A floor plan of the demonstration, drawn by the product itself, with rooms that somebody has traced on it. */
import { eq } from "drizzle-orm";
import { demoFloorPlan, demoPixelsPerFoot } from "#content/demo-floor-plans.ts";
import { daysBefore } from "#demo/demo-submission.ts";
import { storeDemoFile } from "#demo/store-file.ts";
import { opportunities } from "#features/opportunities/tables/opportunities.ts";
import { prospectCompanies } from "#features/prospects/tables/prospects.ts";
import { newId } from "#platform/database/new-id.ts";
import type { Demonstration, DemoParts } from "#platform/demonstration.server.ts";
import { photoLibrary } from "#platform/files/re-encode-photo.server.ts";
import { createdFields } from "#platform/history/field-changes.ts";
import { readDrawing } from "./drawing-texts.ts";
import { attachToPlan, recordFloorPlanEvent } from "./floor-plan-commands.server.ts";
import type { FloorPlanDrawing, Point } from "./floor-plan-types.ts";
import { cornersText } from "./measure/corners.ts";
import { floorPlans } from "./tables/floor-plans.ts";

export const demonstration: Demonstration = { add: addFloorPlan };

const size = {
  width: demoFloorPlan.size[0] * demoPixelsPerFoot,
  height: demoFloorPlan.size[1] * demoPixelsPerFoot,
};

type Feet = readonly (readonly [x: number, y: number])[];

const inPixels = (corners: Feet): Point[] =>
  corners.map(([x, y]) => ({ x: x * demoPixelsPerFoot, y: y * demoPixelsPerFoot }));

async function addFloorPlan({ db, files, places, now }: DemoParts): Promise<void> {
  const { company, name, by, daysAgo } = demoFloorPlan;
  const [row] = await db
    .select({ id: opportunities.id })
    .from(opportunities)
    .innerJoin(prospectCompanies, eq(prospectCompanies.id, opportunities.companyId))
    .where(eq(prospectCompanies.name, company));
  if (row === undefined) throw new Error(`The demonstration has no opportunity of ${company}`);
  const addedBy = places.accountOf(by);
  const fileId = await storeDemoFile({ db, files }, addedBy, "first-floor.png", await drawPlan());
  const addedAt = daysBefore(now, daysAgo);
  const plan = { id: newId(), opportunityId: row.id };
  await db.transaction(async (tx) => {
    const times = { addedAt, changedAt: addedAt };
    const drawing = readRooms();
    await tx
      .insert(floorPlans)
      .values({ ...plan, name, pictureId: fileId, drawing, addedBy, ...times });
    await attachToPlan(tx, plan.id, [fileId]);
    const event = { kind: "added", change: createdFields({ name }), at: addedAt } as const;
    await recordFloorPlanEvent(tx, addedBy, plan, event);
    const names = drawing.rooms.map((room) => room.name);
    await recordFloorPlanEvent(tx, addedBy, plan, {
      kind: "changed",
      change: createdFields({ "scale.length": demoFloorPlan.scale.length }),
      details: { names },
      at: addedAt,
    });
  });
}

/** Walls in black on white, as an architect's plot. */
async function drawPlan(): Promise<Uint8Array> {
  const sharp = await photoLibrary();
  const { rooms, untraced } = demoFloorPlan;
  const outlines = [...rooms.map(({ corners }) => corners), ...untraced].map(
    (corners) => `<polygon points="${cornersText(inPixels(corners))}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    <rect width="100%" height="100%" fill="white"/>
    <g fill="none" stroke="black" stroke-width="6">${outlines.join("")}</g>
  </svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}

/** The form reads these texts, so that the demonstration fails here on anything the form would refuse. */
function readRooms(): FloorPlanDrawing {
  const { scale, rooms } = demoFloorPlan;
  const texts: Record<string, string> = {
    "scale.line": cornersText(inPixels([scale.from, scale.to])),
    "scale.length": scale.length,
  };
  for (const [at, { name, type, covering, corners }] of rooms.entries())
    Object.assign(texts, {
      [`room.demo${at}.name`]: name,
      [`room.demo${at}.type`]: type,
      [`room.demo${at}.covering`]: covering,
      [`room.demo${at}.corners`]: cornersText(inPixels(corners)),
    });
  const { drawing, errors } = readDrawing(texts, { size, language: "en", areas: new Map() });
  const [fault] = Object.entries(errors);
  if (fault !== undefined) throw new Error(`The floor plan: ${fault.join(": ")}`);
  return drawing;
}
