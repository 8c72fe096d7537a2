import { expect, it } from "vitest";
import { type ScoredFacility, scoreSentences } from "./score-sentences.server.ts";

const scored = (
  name: string,
  scoreTenths: number,
  method: ScoredFacility["method"] = "five-point",
): ScoredFacility => ({ name, scoreTenths, method });

it.each<[string[], ScoredFacility[]]>([
  [[], []],
  [["Latest inspection: 91.0% at Clinic."], [scored("Clinic", 910)]],
  [
    ["Latest inspections: from 91.0% at Clinic to 98.5% at Store."],
    [scored("Store", 985), scored("Hall", 950), scored("Clinic", 910)],
  ],
  [
    ["Latest inspections: 95.0% at both facilities."],
    [scored("Store", 950), scored("Clinic", 950)],
  ],
  [
    ["Latest inspections: 95.0% at all 3 facilities."],
    [scored("Store", 950), scored("Clinic", 950), scored("Hall", 950)],
  ],
  [
    [
      "Latest inspection (five-point): 91.0% at Clinic.",
      "Latest inspection (pass or fail): 50.0% at Store.",
    ],
    [scored("Clinic", 910), scored("Store", 500, "pass-fail")],
  ],
])("how clean facilities were found, methods apart: %j", (sentences, facilities) => {
  expect(scoreSentences(facilities, "en")).toEqual(sentences);
});
