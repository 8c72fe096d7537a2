import { sharedPicture } from "#app/ui/picture.tsx";
import type { PictureName } from "#app/ui/picture-manifest.ts";
import { type PagePath, pageAt } from "#content/pages.ts";
import type { Question } from "#content/questions.ts";
import { pageMeta } from "../metadata.ts";
import { questionsData, serviceData } from "../structured-data.ts";

interface IndustryContent {
  /** What the company does for this industry, e.g. "Retail store cleaning". */
  serviceName: string;
  heroPicture: { name: PictureName };
}

/** Metadata of an industry's page: what every page says, the service it offers, its questions. */
export function industryMeta(
  path: PagePath,
  content: IndustryContent,
  questions: readonly Question[],
) {
  const service = serviceData({
    name: content.serviceName,
    description: pageAt(path)?.description ?? "",
    path,
    image: sharedPicture(content.heroPicture.name),
  });
  return pageMeta(path, [service, questionsData(questions)]);
}
