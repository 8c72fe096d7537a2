/** Photos of a form that was not sent, over a reload and a lost session. */
import { useEffect, useEffectEvent, useRef } from "react";
import { changeDraft, draftPage, photosKey, readDraft } from "./draft-store.ts";
import { keptPhotosIn } from "./kept-photos.ts";
import {
  forgetUnsentPhoto,
  placeOfPhotos,
  readUnsentPhotos,
  storeUnsentPhoto,
} from "./unsent-photos.ts";
import type { KeptPhotos, Photo } from "./use-photos.ts";

/** Photos that arrived for an unsent form survive a reload, as its text does. */
export function useDraftPhotos(
  id: string,
  photos: readonly Photo[],
  restore: (kept: KeptPhotos) => void,
): void {
  const isRead = useRef(false);
  const keep = useEffectEvent(() => {
    const key = photosKey(id);
    if (isRead.current) {
      const is = JSON.stringify(sentOf(photos));
      return changeDraft(draftPage(), { [key]: { was: "[]", is } });
    }
    // The field has none at first, which must not overwrite what is stored and was not read yet.
    isRead.current = true;
    const stored = readDraft(draftPage())[key]?.is;
    if (stored !== undefined && photos.length === 0) restore(keptPhotosIn(stored));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each change of them
  useEffect(() => keep(), [photos]);
}

/** Photos that have not arrived survive a reload as well. */
export function useUnsentPhotos(
  id: string,
  photos: readonly Photo[],
  addAgain: (earlier: Awaited<ReturnType<typeof readUnsentPhotos>>) => void,
): void {
  const place = useRef<string>(undefined);
  const stored = useRef(new Set<string>());
  const add = useEffectEvent(addAgain);
  useEffect(() => {
    place.current = placeOfPhotos(id);
    let isLeft = false;
    if (place.current !== undefined)
      void readUnsentPhotos(place.current).then((earlier) => {
        for (const { key } of earlier) stored.current.add(key);
        if (!isLeft && earlier.length > 0) add(earlier);
      });
    return () => {
      isLeft = true;
    };
  }, [id]);
  const keep = useEffectEvent(() => {
    const to = place.current;
    if (to === undefined) return;
    const unsent = photos.filter(
      ({ file, state }) => file !== undefined && state !== "sent" && state !== "refused",
    );
    for (const { key, file } of unsent)
      if (file !== undefined && !stored.current.has(key)) {
        stored.current.add(key);
        void storeUnsentPhoto(to, key, file);
      }
    for (const { key, state } of photos)
      if ((state === "sent" || state === "refused") && stored.current.delete(key))
        void forgetUnsentPhoto(key);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each change of them
  useEffect(() => keep(), [photos]);
}

export const sentOf = (photos: readonly Photo[]): KeptPhotos =>
  photos.flatMap(({ id, name }) => (id === undefined ? [] : [{ id, name }]));
