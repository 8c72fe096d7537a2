import { compareCodes } from "#platform/format/sort-order.ts";

export interface QuarterChoice {
  accountId: string;
  clientId: string;
  facilityId: string;
  /** The number of people who have already been asked about this facility in this quarter. */
  asked: number;
  /** The quarter in which this person was asked about it last; empty for never. */
  last: string;
}

/**
 * One facility for each person, so that nobody gets a pile of questions: the one that the fewest
 * people were asked about, and among those the one that this person was asked about longest ago.
 * People with the fewest to choose from come first, so that as many facilities as possible are
 * asked about.
 */
export function chooseFacilities(choices: readonly QuarterChoice[]): QuarterChoice[] {
  const questionCounts = new Map(
    choices.map(({ facilityId, asked: count }) => [facilityId, count]),
  );
  const people = [...Map.groupBy(choices, ({ accountId }) => accountId).values()].toSorted(
    (left, right) => left.length - right.length,
  );
  return people.flatMap((choicesOfPerson) => {
    const countOf = ({ facilityId }: QuarterChoice) => questionCounts.get(facilityId) ?? 0;
    const [chosen] = choicesOfPerson.toSorted(
      (left, right) => countOf(left) - countOf(right) || compareCodes(left.last, right.last),
    );
    if (chosen === undefined) return [];
    questionCounts.set(chosen.facilityId, countOf(chosen) + 1);
    return chosen;
  });
}
