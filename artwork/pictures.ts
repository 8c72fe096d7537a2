/**
 * The picture library: every master of `artwork/pictures/*.webp`, and how it is cut and squeezed.
 * `npm run pictures` makes of it what the site serves; qualities follow from
 * the limits of `src/platform/pictures/picture-sizes.ts`.
 */
export interface PictureRecipe {
  /** Percent from the left and from the top: what must stay in view where a box cuts the picture. */
  focus: readonly [left: number, top: number];
  /** Also cut half as wide around the focus, for phones. */
  phoneCut: boolean;
}

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
