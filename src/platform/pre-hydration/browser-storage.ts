// Values live in memory where the browser refuses storage (cookies blocked, full).
interface Copy {
  text: string | null;
  isStored: boolean;
}

declare global {
  interface Document {
    /**
     * The document holds them, because the early script and React's bundle each have a copy of this module.
     */
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

export function removeStored(name: string): void {
  change(name, null, "localStorage", (storage) => storage.removeItem(name));
}

export function readStored(name: string, area: Area = "localStorage"): string | null {
  const copy = copies().get(name);
  if (copy?.isStored !== false) {
    try {
      return globalThis[area].getItem(name);
    } catch {
      // Reading is forbidden: the copy in memory is used.
    }
  }
  return copy?.text ?? null;
}

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

/** True if the value is in the browser's storage and not only in memory. */
export const outlivesPage = (name: string): boolean => copies().get(name)?.isStored !== false;

function change(name: string, text: string | null, area: Area, act: (storage: Storage) => void) {
  let isStored = false;
  try {
    const storage = globalThis[area];
    act(storage);
    // Some extensions accept a write and store nothing.
    isStored = storage.getItem(name) === text;
  } catch {
    // Storage is forbidden or full.
  }
  copies().set(name, { text, isStored });
}
