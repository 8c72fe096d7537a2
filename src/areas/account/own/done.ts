import type { en } from "../messages/en.ts";
import { accountMessages } from "../messages.ts";

/** The page that follows an action confirms it with one of these messages. */
export type Done = keyof (typeof en)["done"];

export const isDone = (text: string | null): text is Done =>
  text !== null && Object.hasOwn(accountMessages("en").done, text);

export const afterwards = (path: string, done: Done): string => `${path}?done=${done}`;
