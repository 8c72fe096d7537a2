/** No Spanish text of the product has an English word left in it. */
import { expect, it } from "vitest";
import { productFolder } from "../scripts/setup/program.mjs";
import { readTexts } from "../scripts/texts/read-texts.ts";
import { englishWordsIn } from "./support/english-words.ts";

/** Which texts name something that is called so in English, by reason. */
const calledSo: readonly [because: string, place: RegExp][] = [
  ["a person or a company has this name", /^content\/.*: testimonials\.\d\.author\.company$/],
  ["a standard, or who issued it, has this name", /^content\/certifications: certifications\./],
  ["a publication has this name", /^content\/services\/janitorial-services: complaintsSource$/],
  ["a standard has this name", /^content\/services\/disinfection-services: process\.3\./],
  ["a city has this name", /openingTexts\.account-executive\.location$/],
  ["the list of what to do before going live", /^content\/legal\/[\w-]+: \w+\.name$/],
  ["it leads to the page in English", /^areas\/marketing: thisPageInOtherLanguage$/],
  [
    "files and columns have these names",
    /^(data-exports|privacy) \(server\): (readme\.|copy\.contents\.)/,
  ],
  ["a file has this name", /^settings \(server\): goingLive\.items\.keys\.advice$/],
  ["the log has these words", /^proposals \(server\): sealCheck\.unsealed$/],
  [
    "keys of the keyboard have these names",
    /^(floor-plans: trace\.help|opportunities: board\.(lead|keys))$/,
  ],
  ["parameters of the API have these names", /^visits \(server\): api\.period$/],
];

it("Spanish texts are Spanish, word for word", () => {
  const found = readTexts(productFolder)
    .map(({ name, id, spanish }) => ({ place: `${name}: ${id}`, text: spanish.text }))
    .filter(({ place }) => !calledSo.some(([, pattern]) => pattern.test(place)))
    .flatMap(({ place, text }) => englishWordsIn(text).map((word) => `${place}: ${word}`));
  expect(found).toEqual([]);
});

it.each([
  ["La factura is overdue", ["is", "overdue"]],
  ["Abra https://www.cleardawn.example/the/page con SECRET_KEY", []],
  ["Factura {invoice} del <link>mes</link>", []],
])("finds the English in “%s”", (text, words) => {
  expect(englishWordsIn(text)).toEqual(words);
});
