import { useEffect, useRef, useState } from "react";
import type { KeptPhotos } from "#app/ui/form/use-photos.ts";
import { fieldsOf, keptFilesIn } from "./kept-files.ts";
import { inStorage } from "./use-draft.ts";

/**
 * Files that have arrived and wait for their message outlive a reload as its text does.
 * @param key person and thread
 * @returns `fieldKey` and `values` for the `PhotoField`, which begins anew with another key
 */
export function useDraftFiles(key: string) {
  const name = `message-files/${key}`;
  const [field, setField] = useState<{ key: number; values: Record<string, string> }>();
  const now = useRef<KeptPhotos>([]);
  // The field tells of having none before this has read what there was.
  const isRead = useRef(false);
  useEffect(() => {
    const kept = readKept(inStorage((storage) => storage.getItem(name)) ?? null);
    isRead.current = true;
    if (kept.length > 0) setField({ key: 1, values: fieldsOf(kept) });
  }, [name]);
  const keep = (files: KeptPhotos) => {
    if (!isRead.current) return;
    now.current = files;
    inStorage((storage) =>
      files.length === 0 ? storage.removeItem(name) : storage.setItem(name, JSON.stringify(files)),
    );
  };
  return {
    fieldKey: field?.key ?? 0,
    values: field?.values,
    keep,
    /** Those that have arrived, as the form would send them. */
    files: () => now.current,
    clear: () => {
      keep([]);
      setField((before) => ({ key: (before?.key ?? 0) + 1, values: {} }));
    },
  };
}

function readKept(text: string | null): KeptPhotos {
  try {
    return keptFilesIn(JSON.parse(text ?? "[]"));
  } catch {
    return [];
  }
}
