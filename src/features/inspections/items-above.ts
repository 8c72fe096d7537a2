/** The items of an inspection that need a reader; nothing here needs the database. */
import type { Language } from "#platform/language/language.ts";
import type { InspectionItemView, InspectionView } from "./inspection-view.server.ts";
import { inspectionMessages } from "./messages.ts";
import { isFailed } from "./scoring.ts";
import { standing } from "./standing-answers.ts";

/** An item that is shown above the areas, where nobody has to look for it. */
export interface ItemAbove {
  item: InspectionItemView;
  areaName: string;
}

export type ItemsAbove = ReturnType<typeof itemsAbove>;

/** The order is that of the building, as the inspector walked it. */
export function itemsAbove({ areas, methodId }: InspectionView) {
  const items = areas.flatMap(({ name, items }) => items.map((item) => ({ item, areaName: name })));
  const isNotRight = ({ item: { rating, deficiency } }: ItemAbove) =>
    deficiency !== null || (rating !== null && isFailed(methodId, rating));
  const notRight: ItemAbove[] = items.filter(isNotRight);
  const noted: ItemAbove[] = items.filter((item) => !isNotRight(item) && hasMoreToRead(item.item));
  return { notRight, noted };
}

/** A comment, photos or remarks, two answers that stand, or one that came too late. */
function hasMoreToRead({ answers, photos, remarks }: InspectionItemView): boolean {
  const stand = standing(answers);
  const isSaid = stand.some(({ comment, isLate }) => comment !== "" || isLate);
  return isSaid || stand.length > 1 || photos.length > 0 || remarks.length > 0;
}

/** E.g. `2 of 54 items failed`. */
export function formatNotRight(failed: number, items: number, language: Language): string {
  const { notRight } = inspectionMessages(language);
  return failed === 0
    ? notRight.passed({ count: items })
    : notRight.failed({ count: failed, items });
}
