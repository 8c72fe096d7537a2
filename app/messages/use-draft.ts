import { type RefObject, useEffect } from "react";

/** What is typed and not sent outlives a reload, in this tab alone. @param key person and thread */
export function useDraft(key: string, field: RefObject<HTMLTextAreaElement | null>) {
  const name = `message-draft/${key}`;
  useEffect(() => {
    const kept = inStorage((storage) => storage.getItem(name));
    if (kept && field.current?.value === "") field.current.value = kept;
  }, [name, field]);
  return {
    keep: () => {
      const text = field.current?.value ?? "";
      inStorage((storage) =>
        text === "" ? storage.removeItem(name) : storage.setItem(name, text),
      );
    },
    clear: () => {
      if (field.current) field.current.value = "";
      inStorage((storage) => storage.removeItem(name));
    },
  };
}

/** Storage may be blocked or full: then a draft lives as long as its page. */
export function inStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
