import { pageAt } from "#content/pages.ts";
import type { Question } from "#content/questions.ts";
import { pictureAddress } from "#ui/picture.tsx";
import { pageMeta } from "../metadata.ts";
import { type PicturedPath, pagePicture } from "../sections/page-picture.ts";
import { questionsData, serviceData } from "../structured-data.ts";

interface IndustryContent {
  /** What the company does for this industry, e.g. "Retail store cleaning". */
  serviceName: string;
}

/** Metadata of an industry's page: what every page has, the service it offers, its questions. */
export function industryMeta(
  path: PicturedPath,
  content: IndustryContent,
  questions: readonly Question[],
) {
  const service = serviceData({
    name: content.serviceName,
    description: pageAt(path)?.description ?? "",
    path,
    image: pictureAddress(pagePicture(path).name),
  });
  return pageMeta(path, [service, questionsData(questions)]);
}
