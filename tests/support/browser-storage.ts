/** Imitates a browser's storage: items are the object's own keys, and it may be full or forbidden. */
export class BrowserStorage {
  [name: string]: unknown;

  getItem(name: string): string | null {
    return Object.hasOwn(this, name) ? String(this[name]) : null;
  }

  setItem(name: string, text: string): void {
    this[name] = text;
  }

  removeItem(name: string): void {
    delete this[name];
  }
}

export class FullStorage extends BrowserStorage {
  override setItem(): void {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  }
}

export function forbiddenStorage(): BrowserStorage {
  const forbid = (): never => {
    throw new DOMException("Access is denied for this document.", "SecurityError");
  };
  return new Proxy(new BrowserStorage(), { get: forbid, ownKeys: forbid });
}
