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
    version: "948cc9a5",
    tint: "bg-[#c8b8a8]",
  },
  "lobby-phone": {
    width: 800,
    height: 960,
    widths: [640, 736],
    version: "f4520d0a",
    tint: "bg-[#c8b8a8]",
  },
  office: {
    width: 1600,
    height: 1000,
    widths: [640, 960, 1280, 1600],
    version: "d40edab2",
    tint: "bg-[#a8a898]",
  },
  hospital: {
    width: 1600,
    height: 1000,
    widths: [640, 960, 1280, 1600],
    version: "f5fde5ae",
    tint: "bg-[#b8b8a8]",
  },
  classroom: {
    width: 1600,
    height: 1000,
    widths: [640, 960, 1280, 1600],
    version: "294c7e10",
    tint: "bg-[#b8b8a8]",
  },
  retail: {
    width: 1600,
    height: 1000,
    widths: [640, 960, 1280, 1600],
    version: "e201da1c",
    tint: "bg-[#b8a888]",
  },
  warehouse: {
    width: 1600,
    height: 1000,
    widths: [640, 960, 1280, 1600],
    version: "21eb6361",
    tint: "bg-[#a8a8a8]",
  },
  hotel: {
    width: 1600,
    height: 1000,
    widths: [640, 960, 1280, 1600],
    version: "84bff5de",
    tint: "bg-[#b8a898]",
  },
  skyline: {
    width: 1600,
    height: 1000,
    widths: [640, 960, 1280, 1600],
    version: "e73a900b",
    tint: "bg-[#e8d8c8]",
  },
  restroom: {
    width: 1600,
    height: 1000,
    widths: [640, 960, 1280, 1600],
    version: "18413fed",
    tint: "bg-[#a8a898]",
  },
  datacenter: {
    width: 1600,
    height: 1000,
    widths: [640, 960, 1280, 1600],
    version: "53317f26",
    tint: "bg-[#182828]",
  },
  clipboard: {
    width: 1600,
    height: 1000,
    widths: [640, 960, 1280, 1600],
    version: "b779b01d",
    tint: "bg-[#b8b8b8]",
  },
  supplies: {
    width: 1600,
    height: 1000,
    widths: [640, 960, 1280, 1600],
    version: "27d24e21",
    tint: "bg-[#b8c8b8]",
  },
  iso: {
    width: 1600,
    height: 1000,
    widths: [640, 960, 1280, 1600],
    version: "50cbd2fc",
    tint: "bg-[#d8d8d8]",
  },
  iso_office: {
    width: 1600,
    height: 1000,
    widths: [640, 960, 1280, 1600],
    version: "4292881b",
    tint: "bg-[#d8d8d8]",
  },
} as const satisfies Record<string, EncodedPicture>;

export type PictureName = keyof typeof encodedPictures;
