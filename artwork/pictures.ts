/**
 * The picture library: every master of `artwork/pictures/*.webp`, and how it is cut and squeezed.
 * `npm run pictures` makes of it what the site serves; qualities follow from the limits below.
 */
export interface PictureRecipe {
  /** What must stay in view where a box cuts the picture: percent from the left and from the top. */
  focus: readonly [left: number, top: number];
  /** Also cut half as wide around the focus, for phones. */
  phoneCut: boolean;
}

/** Widths to offer; instead of those beyond a smaller master, its own is offered. */
export const widths = [640, 960, 1280, 1920] as const;
/** 736 px is what a common phone of 412 px asks for. */
export const phoneWidths = [640, 736, 960] as const;

/** The largest AVIF, in bytes, at a width: of a card, of a hero, of a phone's hero. */
export const limits = { card: [640, 20_000], hero: [1280, 60_000], phone: [736, 18_000] } as const;
/** The highest AVIF quality that keeps the limits is taken; beyond the best nobody sees a gain. */
export const qualities = { best: 60, min: 34, webp: 70 } as const;

const place = (left: number, top = 50): PictureRecipe => ({ focus: [left, top], phoneCut: true });
/** Its subject is as wide as the picture. */
const whole = (left = 50, top = 50): PictureRecipe => ({ focus: [left, top], phoneCut: false });

export const pictures: Readonly<Record<string, PictureRecipe>> = {
  award: whole(45, 60),
  campus: whole(),
  cart_close: whole(64, 92),
  certified_care: place(67),
  checklist: whole(45),
  classroom: place(83),
  clipboard: place(58),
  concourse: whole(82, 62),
  corridor: place(67),
  crew_room: place(0),
  datacenter: place(50),
  facade: whole(90, 68),
  first_tools: place(60),
  floor_plan: whole(60),
  front_desk: place(94, 24),
  hospital: place(58, 80),
  hotel: place(46),
  iso: whole(),
  iso_office: whole(),
  iso_plant: whole(),
  iso_process: whole(),
  iso_restroom: whole(),
  iso_servers: whole(),
  iso_supply: whole(),
  iso_ward: whole(),
  keys: whole(60, 60),
  kitchen: place(87, 75),
  lobby: place(80),
  office: place(90),
  patient_room: place(96),
  planner: whole(20, 45),
  plant_room: place(92, 80),
  portal_home: place(39, 0),
  portal_schedule: place(39, 0),
  portal_work_order: place(39, 0),
  press_desk: whole(62, 70),
  reading_table: place(70, 70),
  restroom: place(73),
  retail: place(81, 72),
  river_city: place(73),
  robot_scrubber: place(69, 65),
  skyline: place(55, 30),
  sprayer_close: whole(70, 97),
  supplies: place(73),
  warehouse: place(72, 85),
};

/** The part of a master that phones see, in pixels: half its width, its whole height. */
export function phoneCrop({ focus }: PictureRecipe, master: { width: number; height: number }) {
  const width = Math.round(master.width / 2);
  const left = Math.round(((master.width - width) * focus[0]) / 100);
  return { left, top: 0, width, height: master.height };
}
