/** An uploaded picture as another installation reads it; the picture itself lies beside it in an archive. */
import * as z from "zod/mini";
import { isUploadedName } from "./picture-names.ts";

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max));
const percent = z.int().check(z.gte(0), z.lte(100));

export const exchangedPicture = z.object({
  name: z.string().check(z.refine(isUploadedName)),
  title: text(80).check(z.minLength(1)),
  altEn: text(300),
  altEs: text(300),
  isDecorative: z.boolean(),
  cropSize: z.int().check(z.gte(1), z.lte(100)),
  cropLeft: percent,
  cropTop: percent,
  focusLeft: percent,
  focusTop: percent,
});

export type ExchangedPicture = z.infer<typeof exchangedPicture>;

/** Entries of the archive with edits and pictures. */
export const editsEntry = "website-edits.json";
export const pictureEntry = (name: string): string => `pictures/${name}.jpg`;
