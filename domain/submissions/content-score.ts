/**
 * Points for what spam has and requests for cleaning have not. One mark alone never reaches the
 * limit unless no person would write it: a casino, a pharmacy or a search agency may want its floors
 * cleaned and may name its website.
 */
import type { ScreenedTexts } from "./screened-texts.ts";

export interface Mark {
  points: number;
  reason: string;
}

const link = /\bhttps?:\/\/|(?<![\w@.])www\.[a-z0-9-]+\.[a-z]/giu;
const markup = /<a\s+href|\[url[=\]]|\[link=/iu;
const invisible = /\p{L}[\u00ad\u200b\u2060\ufeff]+\p{L}/u;

const phrases = [
  /\bback-?links?\b/iu,
  /\bguest post(s|ing)?\b/iu,
  /\bseo (services|packages?|expert|audit)\b/iu,
  /\b(first|1st|top) (page|position|spot) (of|on|in) google\b|\brank\w*\b.{0,25}\b(higher|first|on top)\b/iu,
  /\b(more|increase|boost|targeted) (organic )?(website |web )?(traffic|visitors)\b/iu,
  /\b(domain authority|do-?follow)\b/iu,
  /\b(online|crypto|bitcoin) casinos?\b|онлайн[- ]казино/iu,
  /\b(casino|no deposit) bonus|\bfree spins\b/iu,
  /\b(buy|cheap|order) (viagra|cialis|tramadol|xanax|levitra)\b/iu,
  /\b(bitcoin|crypto(currency)?|forex) (investments?|trading|wallet|profits?|giveaway)\b/iu,
  /\b(passive income|make money online|work from home and earn|financial freedom)\b/iu,
  /\b(payday|business|unsecured) loans?\b.{0,80}\b(approv|apply|rate|today)/isu,
  /\b(email|leads?|contact) (list|database)s? (for sale|of)\b|\bverified (email|leads)\b/iu,
  /\b(sexy|hot|horny|single) (girls?|women|ladies)\b|\badult dating\b/iu,
  /продвижени[ея] сайт/iu,
  /зарабо\p{L}+ в интернете/iu,
];

const allTexts = (texts: ScreenedTexts) => [...texts.short, texts.message];
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

export function scoreContent(texts: ScreenedTexts): Mark[] {
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

function links({ message }: ScreenedTexts): Mark | undefined {
  const found = count(message, link);
  return found === 0
    ? undefined
    : { points: Math.min(found, 4), reason: `links in the message: ${found}` };
}

function linksInNames({ short }: ScreenedTexts): Mark | undefined {
  const found = short.filter((text) => count(text, link) > 0).length;
  return found === 0 ? undefined : { points: 3, reason: "a link where a name belongs" };
}

function anchors(texts: ScreenedTexts): Mark | undefined {
  return allTexts(texts).some((text) => markup.test(text))
    ? { points: 4, reason: "links written as markup" }
    : undefined;
}

function knownPhrases(texts: ScreenedTexts): Mark[] {
  const all = allTexts(texts).join("\n");
  return phrases.flatMap((phrase) => {
    const found = phrase.exec(all)?.[0];
    return found === undefined
      ? []
      : { points: 2, reason: `typical of spam: “${found.slice(0, 60)}”` };
  });
}

/** Latin and Cyrillic letters inside one word: look-alikes that get past filters. */
function mixedAlphabets(texts: ScreenedTexts): Mark | undefined {
  const words = allTexts(texts).flatMap((text) => text.match(/\p{L}{3,}/gu) ?? []);
  const mixed = words.filter(
    (word) => /\p{Script=Latin}/u.test(word) && /\p{Script=Cyrillic}/u.test(word),
  );
  if (mixed.length === 0) return undefined;
  return { points: Math.min(mixed.length * 2, 4), reason: `look-alike letters: “${mixed[0]}”` };
}

/** Judges only scripts that put spaces between words, and only once there is enough to judge. */
function repetition({ message }: ScreenedTexts): Mark | undefined {
  const words = message.toLowerCase().match(/\p{L}+/gu) ?? [];
  const distinct = new Set(words).size;
  if (words.length >= 20 && distinct / words.length < 0.15 && distinct < 40) {
    return { points: 3, reason: "the same words over and over" };
  }
  return /(\p{L})\1{14,}/u.test(message)
    ? { points: 2, reason: "one letter over and over" }
    : undefined;
}

function hidden(texts: ScreenedTexts): Mark | undefined {
  return allTexts(texts).some((text) => invisible.test(text))
    ? { points: 2, reason: "invisible characters inside words" }
    : undefined;
}

/** Random letters such as `xUqWbzTkRmvP` in several fields: capitals in the midst of a word. */
function noise(texts: ScreenedTexts): Mark | undefined {
  const noisy = allTexts(texts).filter(
    (text) => /^[a-z]{10,}$/iu.test(text.trim()) && count(text, /[a-z](?=[A-Z])/gu) >= 3,
  );
  return noisy.length < 2 ? undefined : { points: 4, reason: "letters at random" };
}
