import type { Language } from "#platform/language/language.ts";
import { identityMessages } from "./messages.server.ts";

/** Rough on purpose: enough to recognize one's own browser by. Order matters, as most name Chrome. */
const browsers = {
  Edge: /\bEdg(e|A|iOS)?\//,
  Opera: /\bOPR\/|\bOpera/,
  "Samsung Internet": /\bSamsungBrowser\//,
  Firefox: /\bFirefox\/|\bFxiOS\//,
  Chrome: /\bChrome\/|\bCriOS\/|\bHeadlessChrome\//,
  Safari: /\bVersion\/[\d.]+.*\bSafari\//,
};

const systems = {
  iPhone: /\biPhone\b/,
  iPad: /\biPad\b/,
  Android: /\bAndroid\b/,
  Windows: /\bWindows\b/,
  ChromeOS: /\bCrOS\b/,
  Mac: /\bMac OS X\b|\bMacintosh\b/,
  Linux: /\bLinux\b/,
};

type Patterns = Readonly<Record<string, RegExp>>;

const firstMatch = (patterns: Patterns, text: string) =>
  Object.entries(patterns).find(([, pattern]) => pattern.test(text))?.[0];

interface Device {
  browser: string | undefined;
  system: string | undefined;
}

/** As it is stored: `Chrome on Windows`; never text of the sender, who may write anything. */
export function deviceName(userAgent: string | undefined | null): string {
  const text = userAgent ?? "";
  const device = { browser: firstMatch(browsers, text), system: firstMatch(systems, text) };
  return nameIn("en", device);
}

function nameIn(language: Language, { browser, system }: Device): string {
  const messages = identityMessages(language).devices;
  if (browser === undefined)
    return system === undefined ? messages.unknown : messages.browserOn({ system });
  return system === undefined ? browser : messages.on({ browser, system });
}

const namesIn = (patterns: Patterns) => [undefined, ...Object.keys(patterns)];

const devicesByName = new Map(
  namesIn(browsers).flatMap((browser) =>
    namesIn(systems).map(
      (system) => [nameIn("en", { browser, system }), { browser, system }] as const,
    ),
  ),
);

/** @param stored as `deviceName` wrote it; another text stays as it is */
export function formatDevice(stored: string, language: Language): string {
  const device = devicesByName.get(stored);
  return device === undefined ? stored : nameIn(language, device);
}
