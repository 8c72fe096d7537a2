import type { Language } from "#platform/language/language.ts";
import type { en } from "./messages/en.server.ts";
import { receivedMessages } from "./messages.server.ts";

type FlagName = keyof (typeof en)["reasons"];

/** The stored reason of a flag, e.g. `links:4`. */
export type Flag = FlagName | `${FlagName}:${string}`;

/** Flags of older versions of the product are sentences, and stay as they were written. */
export function formatFlags(reasons: readonly string[], language: Language): string {
  const { reasons: texts } = receivedMessages(language);
  const isName = (name: string): name is FlagName => Object.hasOwn(texts, name);
  return reasons
    .map((reason) => {
      const [name = "", ...rest] = reason.split(":");
      if (!isName(name)) return reason;
      const text = texts[name];
      return typeof text === "string" ? text : text({ found: rest.join(":") });
    })
    .join("; ");
}
