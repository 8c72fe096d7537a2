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
  campus: { width: 1920, height: 1200, widths: [640, 960, 1280, 1920], version: "8a968655" },
  certified_care: {
    width: 1920,
    height: 1200,
    widths: [640, 960, 1280, 1920],
    version: "ce28cfc6",
    phone: { width: 960, height: 1200, widths: [640, 736, 960], version: "682c5de6" },
  },
  checklist: { width: 1920, height: 1200, widths: [640, 960, 1280, 1920], version: "6bba32a8" },
  classroom: {
    width: 1920,
    height: 1200,
    widths: [640, 960, 1280, 1920],
    version: "bea54d8d",
    phone: { width: 960, height: 1200, widths: [640, 736, 960], version: "88a57293" },
  },
  clipboard: {
    width: 1600,
    height: 1000,
    widths: [640, 960, 1280, 1600],
    version: "0f622779",
    phone: { width: 800, height: 1000, widths: [640, 736], version: "83b023c8" },
  },
  corridor: {
    width: 1920,
    height: 1200,
    widths: [640, 960, 1280, 1920],
    version: "cb148731",
    phone: { width: 960, height: 1200, widths: [640, 736, 960], version: "bc1edbb5" },
  },
  crew_room: {
    width: 1920,
    height: 1200,
    widths: [640, 960, 1280, 1920],
    version: "aca42e96",
    phone: { width: 960, height: 1200, widths: [640, 736, 960], version: "727cba5e" },
  },
  datacenter: {
    width: 1600,
    height: 1000,
    widths: [640, 960, 1280, 1600],
    version: "af99536e",
    phone: { width: 800, height: 1000, widths: [640, 736], version: "fa048e82" },
  },
  floor_plan: { width: 1920, height: 1200, widths: [640, 960, 1280, 1920], version: "1cad99a4" },
  front_desk: {
    width: 1920,
    height: 1200,
    widths: [640, 960, 1280, 1920],
    version: "76b0e9e6",
    phone: { width: 960, height: 1200, widths: [640, 736, 960], version: "a8bf41fd" },
  },
  hospital: {
    width: 1600,
    height: 1000,
    widths: [640, 960, 1280, 1600],
    version: "e2afc6c2",
    phone: { width: 800, height: 1000, widths: [640, 736], version: "91bfcbc0" },
  },
  hotel: {
    width: 1600,
    height: 1000,
    widths: [640, 960, 1280, 1600],
    version: "28df86b2",
    phone: { width: 800, height: 1000, widths: [640, 736], version: "27850dd9" },
  },
  iso: { width: 1600, height: 1000, widths: [640, 960, 1280, 1600], version: "d0651a3c" },
  iso_office: { width: 1600, height: 1000, widths: [640, 960, 1280, 1600], version: "b87a21ab" },
  iso_plant: { width: 1920, height: 1200, widths: [640, 960, 1280, 1920], version: "1cb3f87f" },
  iso_restroom: { width: 1920, height: 1200, widths: [640, 960, 1280, 1920], version: "ceff8dbe" },
  iso_servers: { width: 1920, height: 1200, widths: [640, 960, 1280, 1920], version: "3e1b5db2" },
  iso_supply: { width: 1920, height: 1200, widths: [640, 960, 1280, 1920], version: "736e510d" },
  iso_ward: { width: 1920, height: 1200, widths: [640, 960, 1280, 1920], version: "4f6488e6" },
  kitchen: {
    width: 1920,
    height: 1200,
    widths: [640, 960, 1280, 1920],
    version: "a468cba6",
    phone: { width: 960, height: 1200, widths: [640, 736, 960], version: "d959eb73" },
  },
  lobby: {
    width: 1920,
    height: 1200,
    widths: [640, 960, 1280, 1920],
    version: "30eb1c12",
    phone: { width: 960, height: 1200, widths: [640, 736, 960], version: "e7490b9a" },
  },
  office: {
    width: 1600,
    height: 1000,
    widths: [640, 960, 1280, 1600],
    version: "0a525e93",
    phone: { width: 800, height: 1000, widths: [640, 736], version: "360ce4a2" },
  },
  patient_room: {
    width: 1920,
    height: 1200,
    widths: [640, 960, 1280, 1920],
    version: "2ec52b5f",
    phone: { width: 960, height: 1200, widths: [640, 736, 960], version: "74366b64" },
  },
  planner: { width: 1920, height: 1200, widths: [640, 960, 1280, 1920], version: "70e134b7" },
  plant_room: {
    width: 1920,
    height: 1200,
    widths: [640, 960, 1280, 1920],
    version: "b9c614ed",
    phone: { width: 960, height: 1200, widths: [640, 736, 960], version: "1f643d90" },
  },
  restroom: {
    width: 1920,
    height: 1200,
    widths: [640, 960, 1280, 1920],
    version: "6f0d5781",
    phone: { width: 960, height: 1200, widths: [640, 736, 960], version: "f17025e3" },
  },
  retail: {
    width: 1600,
    height: 1000,
    widths: [640, 960, 1280, 1600],
    version: "a1560bf7",
    phone: { width: 800, height: 1000, widths: [640, 736], version: "7d11b832" },
  },
  river_city: {
    width: 1920,
    height: 1200,
    widths: [640, 960, 1280, 1920],
    version: "7378fb9b",
    phone: { width: 960, height: 1200, widths: [640, 736, 960], version: "dbf56502" },
  },
  robot_scrubber: {
    width: 1920,
    height: 1200,
    widths: [640, 960, 1280, 1920],
    version: "c93de70f",
    phone: { width: 960, height: 1200, widths: [640, 736, 960], version: "1463c895" },
  },
  skyline: {
    width: 1600,
    height: 1000,
    widths: [640, 960, 1280, 1600],
    version: "04a025c0",
    phone: { width: 800, height: 1000, widths: [640, 736], version: "4a924cd7" },
  },
  supplies: {
    width: 1920,
    height: 1200,
    widths: [640, 960, 1280, 1920],
    version: "a35a650a",
    phone: { width: 960, height: 1200, widths: [640, 736, 960], version: "4db77374" },
  },
  warehouse: {
    width: 1600,
    height: 1000,
    widths: [640, 960, 1280, 1600],
    version: "8327b6c0",
    phone: { width: 800, height: 1000, widths: [640, 736], version: "b19a0446" },
  },
} as const satisfies Record<string, EncodedPicture>;

export type PictureName = keyof typeof encodedPictures;
