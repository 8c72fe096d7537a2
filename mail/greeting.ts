import { oneLine } from "./one-line.ts";

/**
 * `Hello Dana,`. A greeting is no place for an advertisement sent to a stranger: only what looks like
 * a name is repeated.
 */
export function greeting(fullName: string): string {
  const name = oneLine(fullName);
  const isName =
    name.length <= 60 && /^[\p{L}\p{M}\p{Pd}\s.,'’()]+$/u.test(name) && !/\w\.\w{2}/.test(name);
  return isName ? `Hello ${name},` : "Hello,";
}
