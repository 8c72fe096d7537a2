import { type PicturedPath, pageIn } from "#content/pages.ts";
import type { Language } from "#platform/language/language.ts";
import { pictureAddress } from "#ui/picture.tsx";
import { pageMetaOf } from "../metadata.ts";
import { pagePicture } from "../sections/page-picture.ts";
import { type StructuredData, serviceData } from "../structured-data.ts";

/** @param extra further structured data, e.g. of its questions */
export const serviceMetaOf = (
  path: PicturedPath,
  extra: (language: Language) => readonly StructuredData[] = () => [],
) =>
  pageMetaOf(path, (language) => {
    const { title: name, description, path: address } = pageIn(language, path);
    const image = pictureAddress(pagePicture(language, path).name);
    return [serviceData({ name, description, path: address, image }), ...extra(language)];
  });
