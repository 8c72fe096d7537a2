import type { Language } from "#platform/language/language.ts";
import type { OfflineState } from "#platform/offline/offline-state.ts";
import { preparePhotos } from "#platform/offline/prepare-photo.ts";
import { newUuid } from "#platform/pre-hydration/new-uuid.ts";
import type { InspectionAct } from "../../inspection-forms.ts";
import type { InspectionItemView } from "../../inspection-view.server.ts";
import { inspectionMessages } from "../../messages.ts";
import { standing } from "../../standing-answers.ts";
import { inspectionStore } from "./inspection-store.ts";

/** Ids of answers given on this page, by item: taps can be quicker than the screen. */
const recentAnswerIds = new Map<string, string[]>();

/**
 * Stores the answer on this phone, which sends it from there.
 * @returns whether there was room for it
 */
export async function giveAnswer(
  inspectionId: string,
  item: InspectionItemView,
  answer: { rating: string | null; comment: string },
): Promise<boolean> {
  const id = newUuid();
  const before = recentAnswerIds.get(item.id) ?? [];
  recentAnswerIds.set(item.id, [...before, id].slice(-5));
  const act = {
    kind: "answer",
    itemId: item.id,
    ...answer,
    replaces: [...new Set([...headsOf(item), ...before])],
  };
  return inspectionStore.give(inspectionId, act as InspectionAct, { id });
}

export type Rest = readonly { id: string; itemId: string }[];

/**
 * Gives all unanswered items one rating at once.
 * @returns what was given; undefined where there was no room for it
 */
export async function giveRest(
  inspectionId: string,
  items: readonly InspectionItemView[],
  rating: string,
): Promise<Rest | undefined> {
  const rest = items.map(({ id }) => ({ id: newUuid(), itemId: id }));
  const answers = rest.map((answer) => ({ ...answer, replaces: [] }));
  return (await giveAll(inspectionId, rating, answers)) ? rest : undefined;
}

/** Answers are added and never removed: these empty ones replace them. */
export const withdrawAnswers = (inspectionId: string, rest: Rest): Promise<boolean> =>
  giveAll(
    inspectionId,
    null,
    rest.map(({ id, itemId }) => ({ id: newUuid(), itemId, replaces: [id] })),
  );

async function giveAll(
  inspectionId: string,
  rating: string | null,
  answers: { id: string; itemId: string; replaces: string[] }[],
): Promise<boolean> {
  for (const { id, itemId } of answers)
    recentAnswerIds.set(itemId, [...(recentAnswerIds.get(itemId) ?? []), id]);
  const act = { kind: "rest", rating, answers };
  return inspectionStore.give(inspectionId, act as InspectionAct);
}

/** Ids of the answers that stand for an item, which the reader's next answer replaces. */
export const headsOf = ({ answers }: InspectionItemView): string[] =>
  standing(answers)
    .filter(({ isLate }) => !isLate)
    .map(({ id }) => id);

export async function givePhotos(
  inspectionId: string,
  itemId: string,
  files: readonly File[],
): Promise<boolean> {
  const prepared = await preparePhotos(files);
  const photos = prepared.photos.map(({ id }) => id);
  const act: InspectionAct = { kind: "photos", itemId, photos };
  return inspectionStore.give(inspectionId, act, prepared);
}

export const giveFinish = (inspectionId: string) =>
  inspectionStore.giveForm(inspectionId, { kind: "finish" } satisfies InspectionAct);

/** @param waits whether anything of the inspection is on this phone alone */
export function finishedMessage(
  waits: boolean,
  state: OfflineState<unknown>["state"],
  language: Language,
): string {
  const { phone } = inspectionMessages(language);
  if (!waits) return phone.finished;
  if (state === "sending") return phone.sending;
  if (state === "signed-out") return phone.signedOut;
  if (state === "failed" || state === "busy") return phone.failed;
  return phone.waiting;
}
