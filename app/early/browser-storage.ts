/**
 * What the browser keeps for us, by name. Where it does not let us (cookies blocked, storage full), the
 * page keeps it as long as it lives.
 */
interface Copy {
  /** Null where it was removed. */
  text: string | null;
  isStored: boolean;
}

declare global {
  interface Document {
    /** Of the document, because the early script and React's bundle each have this module. */
    storageCopies?: Map<string, Copy>;
  }
}

type Area = "localStorage" | "sessionStorage";

const copies = (): Map<string, Copy> => {
  document.storageCopies ??= new Map();
  return document.storageCopies;
};

export function store(name: string, text: string, area: Area = "localStorage"): void {
  change(name, text, area, (storage) => storage.setItem(name, text));
}

export function removeStored(name: string, area: Area = "localStorage"): void {
  change(name, null, area, (storage) => storage.removeItem(name));
}

export function readStored(name: string, area: Area = "localStorage"): string | null {
  const copy = copies().get(name);
  if (copy?.isStored !== false) {
    try {
      return globalThis[area].getItem(name);
    } catch {
      // Forbidden: what this page wrote is all that there is.
    }
  }
  return copy?.text ?? null;
}

/** Names in `localStorage`, in no order. */
export function storedNames(): string[] {
  const names = new Set<string>();
  let isForbidden = false;
  try {
    for (const name of Object.keys(localStorage)) names.add(name);
  } catch {
    isForbidden = true;
  }
  for (const [name, { text, isStored }] of copies()) {
    if (isStored && !isForbidden) continue;
    if (text === null) names.delete(name);
    else names.add(name);
  }
  return [...names];
}

/** Whether what is kept under a name is still there when the page is left. */
export const outlivesPage = (name: string): boolean => copies().get(name)?.isStored !== false;

function change(name: string, text: string | null, area: Area, act: (storage: Storage) => void) {
  let isStored = false;
  try {
    const storage = globalThis[area];
    act(storage);
    // Some take everything and keep nothing.
    isStored = storage.getItem(name) === text;
  } catch {
    // Full or forbidden: the copy has to do.
  }
  copies().set(name, { text, isStored });
}
