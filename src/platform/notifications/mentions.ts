/** Finds the people whom a note names: `@Dana Whitfield`, or `@Dana` where only one of them has that name. */

export interface Colleague {
  id: string;
  name: string;
}

const letterOrDigit = /[\p{L}\p{M}\p{N}]/u;

/** @returns ids, each once, in the order in which the note names them */
export function mentionedIn(text: string, colleagues: readonly Colleague[]): string[] {
  const names = namesOf(colleagues);
  const lower = text.toLowerCase();
  const mentioned: string[] = [];
  for (let at = lower.indexOf("@"); at !== -1; at = lower.indexOf("@", at + 1)) {
    const isPartOfWord = letterOrDigit.test(lower.charAt(at - 1));
    const rest = lower.slice(at + 1);
    const named = isPartOfWord ? undefined : names.find(({ name }) => beginsWithWord(rest, name));
    if (named !== undefined && !mentioned.includes(named.id)) mentioned.push(named.id);
  }
  return mentioned;
}

const beginsWithWord = (text: string, name: string): boolean =>
  text.startsWith(name) && !letterOrDigit.test(text.charAt(name.length));

/** The longest first: a whole name goes before the first name that it begins with. */
function namesOf(colleagues: readonly Colleague[]): Colleague[] {
  const whole = colleagues.map(({ id, name }) => ({ id, name: name.trim().toLowerCase() }));
  const first = whole.map(({ id, name }) => ({ id, name: name.split(/\s+/)[0] ?? "" }));
  const isOnly = ({ name }: Colleague) =>
    first.filter((colleague) => colleague.name === name).length === 1;
  return [...whole, ...first.filter(isOnly)]
    .filter(({ name }) => name !== "")
    .toSorted((left, right) => right.name.length - left.name.length);
}
