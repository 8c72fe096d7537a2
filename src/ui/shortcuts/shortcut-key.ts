type KeyPress = Pick<
  KeyboardEvent,
  "key" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey" | "isComposing" | "keyCode"
>;

/** Browsers report this for keys that an input method takes, where `isComposing` is still false. */
const takenByInputMethod = 229;

/**
 * The key of a single-key shortcut: a letter in lower case, also with caps lock, or a sign.
 * @returns nothing for combinations, for shifted letters, and while an input method composes
 */
export function shortcutKey(press: KeyPress): string | undefined {
  const { key, shiftKey, ctrlKey, metaKey, altKey, isComposing, keyCode } = press;
  if (ctrlKey || metaKey || altKey || isComposing || keyCode === takenByInputMethod)
    return undefined;
  if (/^\p{L}$/u.test(key)) return shiftKey ? undefined : key.toLowerCase();
  return /^[^\s\p{C}]$/u.test(key) ? key : undefined;
}
