// Names have a hash of settings and master, so that files can be cached forever. Unchanged pictures are
// not encoded again, and unused files are removed.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { pictures } from "../artwork/pictures.ts";
import { type Encoded, encodePicture, published } from "./pictures/encode-picture.ts";
import { manifestSource } from "./pictures/manifest-source.ts";
import { placeholderStyles } from "./pictures/placeholder-styles.ts";

const product = new URL("../src/ui/", import.meta.url);

mkdirSync(published, { recursive: true });
const encodedPictures: Encoded[] = [];
for (const [name, recipe] of Object.entries(pictures))
  encodedPictures.push(await encodePicture(name, recipe));

const fileNames = new Set(encodedPictures.flatMap(({ files }) => files));
for (const file of readdirSync(published))
  if (!fileNames.has(file)) rmSync(new URL(file, published));
writeFileSync(new URL("picture-manifest.ts", product), manifestSource(encodedPictures));
writeFileSync(new URL("picture-placeholders.css", product), placeholderStyles(encodedPictures));
