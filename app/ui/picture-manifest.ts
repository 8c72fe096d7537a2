/** Written by `npm run pictures`; change `artwork/pictures.ts` instead. */
export interface EncodedPicture {
  /** Pixels of the uncut picture. */
  width: number;
  height: number;
  widths: readonly number[];
  version: string;
  /** Class that paints the dominant colour until the picture is there. */
  tint: string;
}

export const encodedPictures = {
  lobby: {
    width: 1600,
    height: 1000,
    widths: [640, 960, 1280, 1600],
    version: "35a58a73",
    tint: "bg-[#c8b8a8]",
  },
  "lobby-phone": {
    width: 800,
    height: 960,
    widths: [640, 800],
    version: "4a3b92de",
    tint: "bg-[#c8b8a8]",
  },
  office: {
    width: 1600,
    height: 1000,
    widths: [640, 960, 1280, 1600],
    version: "34cf4908",
    tint: "bg-[#a8a898]",
  },
  hospital: {
    width: 1600,
    height: 1000,
    widths: [640, 960, 1280, 1600],
    version: "e15e2623",
    tint: "bg-[#b8b8a8]",
  },
  classroom: {
    width: 1600,
    height: 1000,
    widths: [640, 960, 1280, 1600],
    version: "283d200d",
    tint: "bg-[#b8b8a8]",
  },
  retail: {
    width: 1600,
    height: 1000,
    widths: [640, 960, 1280, 1600],
    version: "f53e1b9e",
    tint: "bg-[#b8a888]",
  },
  warehouse: {
    width: 1600,
    height: 1000,
    widths: [640, 960, 1280, 1600],
    version: "fd202bf5",
    tint: "bg-[#a8a8a8]",
  },
  hotel: {
    width: 1600,
    height: 1000,
    widths: [640, 960, 1280, 1600],
    version: "bbb5221a",
    tint: "bg-[#b8a898]",
  },
  skyline: {
    width: 1600,
    height: 1000,
    widths: [640, 960, 1280, 1600],
    version: "283b2488",
    tint: "bg-[#e8d8c8]",
  },
  restroom: {
    width: 1600,
    height: 1000,
    widths: [640, 960, 1280, 1600],
    version: "57c03d4a",
    tint: "bg-[#a8a898]",
  },
  datacenter: {
    width: 1600,
    height: 1000,
    widths: [640, 960, 1280, 1600],
    version: "fc65de1b",
    tint: "bg-[#182828]",
  },
  clipboard: {
    width: 1600,
    height: 1000,
    widths: [640, 960, 1280, 1600],
    version: "ff16b9e9",
    tint: "bg-[#b8b8b8]",
  },
  supplies: {
    width: 1600,
    height: 1000,
    widths: [640, 960, 1280, 1600],
    version: "d4aa206f",
    tint: "bg-[#b8c8b8]",
  },
  iso: {
    width: 1600,
    height: 1000,
    widths: [640, 960, 1280, 1600],
    version: "6c81ab95",
    tint: "bg-[#d8d8d8]",
  },
  iso_office: {
    width: 1600,
    height: 1000,
    widths: [640, 960, 1280, 1600],
    version: "58f41f21",
    tint: "bg-[#d8d8d8]",
  },
} as const satisfies Record<string, EncodedPicture>;

export type PictureName = keyof typeof encodedPictures;
