import { type PicturedPath, pageIn } from "#content/pages.ts";
import type { Question } from "#content/questions.ts";
import type { Language } from "#platform/language/language.ts";
import { pictureAddress } from "#ui/picture.tsx";
import { pageMetaOf } from "../metadata.ts";
import { pagePicture } from "../sections/page-picture.ts";
import { questionsData, serviceData } from "../structured-data.ts";

interface IndustryContent {
  /** The company's service for this industry, e.g. "Retail store cleaning". */
  serviceName: string;
}

/** Metadata of an industry's page: what every page has, the service it offers, its questions. */
export const industryMetaOf = (
  path: PicturedPath,
  content: (language: Language) => IndustryContent,
  questions: (language: Language) => { questions: readonly Question[] },
) =>
  pageMetaOf(path, (language) => {
    const { description, path: address } = pageIn(language, path);
    const service = serviceData({
      name: content(language).serviceName,
      description,
      path: address,
      image: pictureAddress(pagePicture(language, path).name),
    });
    return [service, questionsData(questions(language).questions, language)];
  });
