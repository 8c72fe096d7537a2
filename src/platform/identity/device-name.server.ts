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

/**
 * The stored code: `Chrome/Windows`, or `/` for an unknown one; never text of the sender, who may write
 * anything.
 */
export function deviceCode(userAgent: string | undefined | null): string {
  const text = userAgent ?? "";
  return `${firstMatch(browsers, text) ?? ""}/${firstMatch(systems, text) ?? ""}`;
}

function nameIn(language: Language, { browser, system }: Device): string {
  const messages = identityMessages(language).devices;
  if (browser === undefined)
    return system === undefined ? messages.unknown : messages.browserOn({ system });
  return system === undefined ? browser : messages.on({ browser, system });
}

const devices = [undefined, ...Object.keys(browsers)].flatMap((browser) =>
  [undefined, ...Object.keys(systems)].map((system) => ({ browser, system })),
);

const devicesByCode = new Map<string, Device>(
  devices.map((device) => [`${device.browser ?? ""}/${device.system ?? ""}`, device] as const),
);

/** Names that versions before December 2026 have stored; these stay, whatever the messages become. */
const devicesByEarlierName = new Map<string, Device>(
  devices.map((device) => [earlierName(device), device] as const),
);

function earlierName({ browser, system }: Device): string {
  if (browser === undefined)
    return system === undefined ? "an unknown device" : `a browser on ${system}`;
  return system === undefined ? browser : `${browser} on ${system}`;
}

/** @param stored as `deviceCode` wrote it; another text stays as it is */
export function formatDevice(stored: string, language: Language): string {
  const device = devicesByCode.get(stored) ?? devicesByEarlierName.get(stored);
  return device === undefined ? stored : nameIn(language, device);
}
