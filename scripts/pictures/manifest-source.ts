import type { EncodedCut } from "./encode-cut.ts";
import type { Encoded } from "./encode-picture.ts";

/** TypeScript source with every picture, its sizes and its versions. */
export const manifestSource = (all: readonly Encoded[]): string =>
  `/** Written by \`npm run pictures\`; change \`artwork/pictures.ts\` instead. */
import type { EncodedPicture } from "./encoded-picture.ts";

export const encodedPictures = {
${all.map(entry).join("\n")}
} as const satisfies Record<string, EncodedPicture>;

export type PictureName = keyof typeof encodedPictures;
`;

const entry = ({ name, whole, phone }: Encoded): string =>
  `${name}: { ${fields(whole)}${phone ? `, phone: { ${fields(phone)} }` : ""} },`;

const fields = ({ width, height, widths, version }: EncodedCut): string =>
  `width: ${width}, height: ${height}, widths: [${widths.join(", ")}], version: "${version}"`;
