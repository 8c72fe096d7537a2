/** The domain of an address identifies a company, unless anybody can have a mailbox there. */

/** Mailboxes that anybody can have: two people there have nothing in common. */
export const freeMailDomains: readonly string[] = [
  "aim.com",
  "aol.com",
  "att.net",
  "bellsouth.net",
  "centurylink.net",
  "charter.net",
  "comcast.net",
  "cox.net",
  "earthlink.net",
  "embarqmail.com",
  "fastmail.com",
  "frontier.com",
  "frontiernet.net",
  "gmail.com",
  "gmx.com",
  "gmx.net",
  "gmx.us",
  "googlemail.com",
  "hey.com",
  "hotmail.com",
  "hotmail.es",
  "hushmail.com",
  "icloud.com",
  "juno.com",
  "live.com",
  "live.com.mx",
  "mac.com",
  "mail.com",
  "me.com",
  "msn.com",
  "netzero.net",
  "optonline.net",
  "outlook.com",
  "outlook.es",
  "pm.me",
  "prodigy.net",
  "proton.me",
  "protonmail.com",
  "q.com",
  "roadrunner.com",
  "rocketmail.com",
  "rr.com",
  "sbcglobal.net",
  "spectrum.net",
  "suddenlink.net",
  "tds.net",
  "tuta.com",
  "verizon.net",
  "windstream.net",
  "wowway.com",
  "yahoo.com",
  "yahoo.com.mx",
  "yahoo.es",
  "yandex.com",
  "ymail.com",
  "zoho.com",
];

/** @returns what a browser opens; undefined for what is no address of a website */
export function websiteLink(website: string): string | undefined {
  const text = website.trim();
  const address = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, username, href } = new URL(address);
  const isWebsite = /^https?:$/.test(protocol) && username === "";
  return isWebsite && /^(?!-)[^.].*\.[a-z][a-z0-9-]+$/i.test(hostname) ? href : undefined;
}

/** @returns `acme.com` of `https://www.Acme.com/about`; empty for what is no address */
export function domainOf(website: string): string {
  const link = websiteLink(website);
  return link === undefined ? "" : new URL(link).hostname.toLowerCase().replace(/^www\./, "");
}
