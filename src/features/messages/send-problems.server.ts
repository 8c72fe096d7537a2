import { maxFilesAtOnce } from "#platform/files/file-types.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { threadServerTexts } from "./messages.server.ts";

/** Keyed by the field beneath which each is shown. */
export const sendProblems = byLanguage((language) => {
  const { problems } = threadServerTexts(language);
  return {
    empty: { text: problems.empty },
    "unknown-file": { photos: problems.unknownFile },
    "too-many-files": { photos: problems.tooManyFiles({ count: maxFilesAtOnce }) },
    "unknown-record": { subject: problems.unknownRecord },
  };
});
