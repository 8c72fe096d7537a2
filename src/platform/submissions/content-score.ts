/**
 * Signs of spam have kinds with different causes: a casino may want its floors cleaned, a client may send
 * four links.
 */
import { spamWords } from "#content/spam-words.ts";
import type { Flag } from "./format-flags.server.ts";
import type { ScreenedTexts } from "./screened-texts.ts";
import { patternsOf } from "./spam-phrases.ts";

export interface Sign {
  kind: "hidden field" | "speed" | "links" | "wording" | "disguise" | "noise";
  points: number;
  /** The format of `formatFlags`: a name of its texts, and behind a colon what was found. */
  flag: Flag;
}

const link = /\bhttps?:\/\/(?:www\.)?|(?<![\w@.])www\.[a-z0-9-]+\.[a-z]/giu;
const markup = /<a\s+href|\[url[=\]]|\[link=/iu;
const invisible = /\p{L}[\u00ad\u200b\u2060\ufeff]+\p{L}/u;

const allTexts = (texts: ScreenedTexts) => [...texts.short, texts.message];
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

export function signsInContent(texts: ScreenedTexts): Sign[] {
  const checks = [
    links,
    linksInNames,
    anchors,
    knownPhrases,
    mixedAlphabets,
    repetition,
    hidden,
    noise,
  ];
  return checks.flatMap((check) => check(texts) ?? []);
}

function links({ message }: ScreenedTexts): Sign | undefined {
  const linkCount = count(message, link);
  return linkCount === 0
    ? undefined
    : {
        kind: "links",
        points: Math.min(linkCount, 4),
        flag: `links:${linkCount}`,
      };
}

function linksInNames({ short }: ScreenedTexts): Sign | undefined {
  const linkedFields = short.filter((text) => count(text, link) > 0).length;
  return linkedFields === 0 ? undefined : { kind: "links", points: 3, flag: "name-link" };
}

function anchors(texts: ScreenedTexts): Sign | undefined {
  return allTexts(texts).some((text) => markup.test(text))
    ? { kind: "links", points: 4, flag: "markup" }
    : undefined;
}

function knownPhrases(texts: ScreenedTexts): Sign[] {
  const text = allTexts(texts).join("\n");
  return patternsOf(spamWords()).flatMap((phrase) => {
    const matchedPhrase = phrase.exec(text)?.[0];
    return matchedPhrase === undefined
      ? []
      : { kind: "wording", points: 2, flag: `phrase:${matchedPhrase.slice(0, 60)}` };
  });
}

/** Latin and Cyrillic letters inside one word: look-alikes that get past filters. */
function mixedAlphabets(texts: ScreenedTexts): Sign | undefined {
  const words = allTexts(texts).flatMap((text) => text.match(/\p{L}{3,}/gu) ?? []);
  const mixed = words.filter(
    (word) => /\p{Script=Latin}/u.test(word) && /\p{Script=Cyrillic}/u.test(word),
  );
  if (mixed.length === 0) return undefined;
  return {
    kind: "disguise",
    points: Math.min(mixed.length * 2, 4),
    flag: `look-alike:${mixed[0]}`,
  };
}

/** Applies to scripts that put spaces between words, and to texts that are long enough. */
function repetition({ message }: ScreenedTexts): Sign | undefined {
  const words = message.toLowerCase().match(/\p{L}+/gu) ?? [];
  const distinct = new Set(words).size;
  if (words.length >= 20 && distinct / words.length < 0.15 && distinct < 40) {
    return { kind: "noise", points: 3, flag: "repeated-words" };
  }
  return /(\p{L})\1{14,}/u.test(message)
    ? { kind: "noise", points: 2, flag: "repeated-letter" }
    : undefined;
}

function hidden(texts: ScreenedTexts): Sign | undefined {
  return allTexts(texts).some((text) => invisible.test(text))
    ? { kind: "disguise", points: 2, flag: "invisible" }
    : undefined;
}

/** Random letters such as `xUqWbzTkRmvP` in several fields: capitals in the midst of a word. */
function noise(texts: ScreenedTexts): Sign | undefined {
  const noisy = allTexts(texts).filter(
    (text) => /^[a-z]{10,}$/iu.test(text.trim()) && count(text, /[a-z](?=[A-Z])/gu) >= 3,
  );
  return noisy.length < 2 ? undefined : { kind: "noise", points: 4, flag: "random-letters" };
}
