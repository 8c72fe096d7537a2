/** Rough on purpose: enough to recognize one's own browser by. Order matters, as most name Chrome. */
const browsers: [pattern: RegExp, name: string][] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, "Chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "Safari"],
];

const systems: [pattern: RegExp, name: string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b|\bMacintosh\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

const firstMatch = (list: typeof browsers, text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1];

/** `Chrome on Windows`; never text of the sender, who may write anything. */
export function deviceName(userAgent: string | undefined | null): string {
  const text = userAgent ?? "";
  const browser = firstMatch(browsers, text);
  const system = firstMatch(systems, text);
  if (browser === undefined && system === undefined) return "an unknown device";
  if (browser === undefined) return `a browser on ${system}`;
  return system === undefined ? browser : `${browser} on ${system}`;
}
