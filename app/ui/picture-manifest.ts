/** Written by `npm run pictures`; change `artwork/pictures.ts` instead. */
export interface EncodedCut {
  /** Pixels of the uncut picture. */
  width: number;
  height: number;
  widths: readonly number[];
  version: string;
}

export interface EncodedPicture extends EncodedCut {
  /** Another cut for phones. */
  phone?: EncodedCut;
}

export const encodedPictures = {
  award: { width: 1920, height: 1200, widths: [640, 960, 1280, 1920], version: "d279dd38" },
  campus: { width: 1920, height: 1200, widths: [640, 960, 1280, 1920], version: "8a968655" },
  cart_close: { width: 1920, height: 1200, widths: [640, 960, 1280, 1920], version: "d904c065" },
  certified_care: {
    width: 1920,
    height: 1200,
    widths: [640, 960, 1280, 1920],
    version: "ce28cfc6",
    phone: { width: 960, height: 1200, widths: [640, 736, 960], version: "914ff1f4" },
  },
  checklist: { width: 1920, height: 1200, widths: [640, 960, 1280, 1920], version: "6bba32a8" },
  classroom: {
    width: 1920,
    height: 1200,
    widths: [640, 960, 1280, 1920],
    version: "bea54d8d",
    phone: { width: 960, height: 1200, widths: [640, 736, 960], version: "bb2d2d33" },
  },
  clipboard: {
    width: 1920,
    height: 1200,
    widths: [640, 960, 1280, 1920],
    version: "2de3c413",
    phone: { width: 960, height: 1200, widths: [640, 736, 960], version: "9055eb76" },
  },
  concourse: { width: 1920, height: 1200, widths: [640, 960, 1280, 1920], version: "68b854f4" },
  corridor: {
    width: 1920,
    height: 1200,
    widths: [640, 960, 1280, 1920],
    version: "cb148731",
    phone: { width: 960, height: 1200, widths: [640, 736, 960], version: "385131f1" },
  },
  crew_room: {
    width: 1920,
    height: 1200,
    widths: [640, 960, 1280, 1920],
    version: "aca42e96",
    phone: { width: 960, height: 1200, widths: [640, 736, 960], version: "51797758" },
  },
  datacenter: {
    width: 1920,
    height: 1200,
    widths: [640, 960, 1280, 1920],
    version: "0fe22ca2",
    phone: { width: 960, height: 1200, widths: [640, 736, 960], version: "4b9ee7ab" },
  },
  facade: { width: 1920, height: 1200, widths: [640, 960, 1280, 1920], version: "cdeb3604" },
  first_tools: {
    width: 1920,
    height: 1200,
    widths: [640, 960, 1280, 1920],
    version: "dbff33b4",
    phone: { width: 960, height: 1200, widths: [640, 736, 960], version: "a74ca375" },
  },
  floor_plan: { width: 1920, height: 1200, widths: [640, 960, 1280, 1920], version: "1cad99a4" },
  front_desk: {
    width: 1920,
    height: 1200,
    widths: [640, 960, 1280, 1920],
    version: "76b0e9e6",
    phone: { width: 960, height: 1200, widths: [640, 736, 960], version: "764c084f" },
  },
  hospital: {
    width: 1920,
    height: 1200,
    widths: [640, 960, 1280, 1920],
    version: "e06f5e19",
    phone: { width: 960, height: 1200, widths: [640, 736, 960], version: "8052e5dd" },
  },
  hotel: {
    width: 1920,
    height: 1200,
    widths: [640, 960, 1280, 1920],
    version: "b8b4ee74",
    phone: { width: 960, height: 1200, widths: [640, 736, 960], version: "0f67a69a" },
  },
  iso: { width: 1920, height: 1200, widths: [640, 960, 1280, 1920], version: "8d22bc4d" },
  iso_office: { width: 1920, height: 1200, widths: [640, 960, 1280, 1920], version: "4b621bfc" },
  iso_plant: { width: 1920, height: 1200, widths: [640, 960, 1280, 1920], version: "1cb3f87f" },
  iso_process: { width: 1920, height: 1200, widths: [640, 960, 1280, 1920], version: "bfb5b8df" },
  iso_restroom: { width: 1920, height: 1200, widths: [640, 960, 1280, 1920], version: "ceff8dbe" },
  iso_servers: { width: 1920, height: 1200, widths: [640, 960, 1280, 1920], version: "f88782b8" },
  iso_supply: { width: 1920, height: 1200, widths: [640, 960, 1280, 1920], version: "736e510d" },
  iso_ward: { width: 1920, height: 1200, widths: [640, 960, 1280, 1920], version: "4f6488e6" },
  keys: { width: 1920, height: 1200, widths: [640, 960, 1280, 1920], version: "1f9bf11b" },
  kitchen: {
    width: 1920,
    height: 1200,
    widths: [640, 960, 1280, 1920],
    version: "a468cba6",
    phone: { width: 960, height: 1200, widths: [640, 736, 960], version: "9fb98dfa" },
  },
  lobby: {
    width: 1920,
    height: 1200,
    widths: [640, 960, 1280, 1920],
    version: "30eb1c12",
    phone: { width: 960, height: 1200, widths: [640, 736, 960], version: "b6336f45" },
  },
  office: {
    width: 1920,
    height: 1200,
    widths: [640, 960, 1280, 1920],
    version: "53a8494a",
    phone: { width: 960, height: 1200, widths: [640, 736, 960], version: "9c910003" },
  },
  patient_room: {
    width: 1920,
    height: 1200,
    widths: [640, 960, 1280, 1920],
    version: "2ec52b5f",
    phone: { width: 960, height: 1200, widths: [640, 736, 960], version: "6c313fdb" },
  },
  planner: { width: 1920, height: 1200, widths: [640, 960, 1280, 1920], version: "70e134b7" },
  plant_room: {
    width: 1920,
    height: 1200,
    widths: [640, 960, 1280, 1920],
    version: "b9c614ed",
    phone: { width: 960, height: 1200, widths: [640, 736, 960], version: "6a9c8cc9" },
  },
  press_desk: { width: 1920, height: 1200, widths: [640, 960, 1280, 1920], version: "e3077528" },
  reading_table: {
    width: 1920,
    height: 1200,
    widths: [640, 960, 1280, 1920],
    version: "cce6ce40",
    phone: { width: 960, height: 1200, widths: [640, 736, 960], version: "0dd51340" },
  },
  restroom: {
    width: 1920,
    height: 1200,
    widths: [640, 960, 1280, 1920],
    version: "6f0d5781",
    phone: { width: 960, height: 1200, widths: [640, 736, 960], version: "7f8d97d3" },
  },
  retail: {
    width: 1920,
    height: 1200,
    widths: [640, 960, 1280, 1920],
    version: "2933651b",
    phone: { width: 960, height: 1200, widths: [640, 736, 960], version: "7395cdef" },
  },
  river_city: {
    width: 1920,
    height: 1200,
    widths: [640, 960, 1280, 1920],
    version: "7378fb9b",
    phone: { width: 960, height: 1200, widths: [640, 736, 960], version: "f5cfbc6a" },
  },
  robot_scrubber: {
    width: 1920,
    height: 1200,
    widths: [640, 960, 1280, 1920],
    version: "cc70beaf",
    phone: { width: 960, height: 1200, widths: [640, 736, 960], version: "9e3e1324" },
  },
  skyline: {
    width: 1920,
    height: 1200,
    widths: [640, 960, 1280, 1920],
    version: "ff32afaf",
    phone: { width: 960, height: 1200, widths: [640, 736, 960], version: "89c366ba" },
  },
  sprayer_close: { width: 1920, height: 1200, widths: [640, 960, 1280, 1920], version: "a8acc58d" },
  supplies: {
    width: 1920,
    height: 1200,
    widths: [640, 960, 1280, 1920],
    version: "a35a650a",
    phone: { width: 960, height: 1200, widths: [640, 736, 960], version: "4533f664" },
  },
  warehouse: {
    width: 1920,
    height: 1200,
    widths: [640, 960, 1280, 1920],
    version: "9d6cd8b1",
    phone: { width: 960, height: 1200, widths: [640, 736, 960], version: "e7e27393" },
  },
} as const satisfies Record<string, EncodedPicture>;

export type PictureName = keyof typeof encodedPictures;
