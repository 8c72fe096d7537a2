import { sharedPicture } from "#app/ui/picture.tsx";
import type { PictureName } from "#app/ui/picture-manifest.ts";
import { type PagePath, pageAt } from "#content/pages.ts";
import { pageMeta } from "../metadata.ts";
import { type StructuredData, serviceData } from "../structured-data.ts";

/**
 * Metadata of a service's page: what every page says, and the service itself.
 * @param picture the page's own picture
 * @param extra further structured data, e.g. of its questions
 */
export function serviceMeta(
  path: PagePath,
  picture: PictureName,
  extra: readonly StructuredData[] = [],
) {
  const { title, description } = pageAt(path) ?? { title: "", description: "" };
  const service = serviceData({ name: title, description, path, image: sharedPicture(picture) });
  return pageMeta(path, [service, ...extra]);
}
