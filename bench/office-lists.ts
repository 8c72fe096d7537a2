/** Lists of the office with 100,000 leads, compared with 1,000. */
import { compareLists, listRounds } from "./compare-lists.ts";
import { commonWord, rareWord } from "./office-data.ts";
import type { Section } from "./report.ts";

const lists: Record<string, string> = {
  "start page": "/office",
  "open, newest first": "/office/leads",
  "all, newest first": "/office/leads?state=all",
  "all, oldest first": "/office/leads?state=all&sort=oldest",
  "answered, assigned to nobody": "/office/leads?state=answered&assigned=nobody",
  "search for a rare word": `/office/leads?state=all&words=${rareWord}`,
  "search for a common word": `/office/leads?state=all&words=${commonWord}`,
  "search for two words, answered": `/office/leads?state=answered&words=${commonWord}+treatment`,
  "search for nothing that is there": "/office/leads?state=all&words=zzzzqqxx",
};

export const measureOfficeLists = async (): Promise<Section> => ({
  title: "Office lists",
  method: `Whole pages over HTTP, signed in, with counts, filters and what waits in the rail, on PostgreSQL with 1,000 and with 100,000 leads, in turn; p95 of ${listRounds}. Three of ten leads have the common word, five of all the rare one.`,
  rows: await compareLists({
    few: 1_000,
    many: 100_000,
    fewName: "1,000",
    manyName: "100,000",
    lists,
    leadsOf: (leads) => leads,
  }),
});
