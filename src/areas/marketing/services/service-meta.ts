import { pageAt } from "#content/pages.ts";
import { pictureAddress } from "#ui/picture.tsx";
import { pageMeta } from "../metadata.ts";
import { type PicturedPath, pagePicture } from "../sections/page-picture.ts";
import { type StructuredData, serviceData } from "../structured-data.ts";

/** @param extra further structured data, e.g. of its questions */
export function serviceMeta(path: PicturedPath, extra: readonly StructuredData[] = []) {
  const { title, description } = pageAt(path) ?? { title: "", description: "" };
  const image = pictureAddress(pagePicture(path).name);
  const service = serviceData({ name: title, description, path, image });
  return pageMeta(path, [service, ...extra]);
}
