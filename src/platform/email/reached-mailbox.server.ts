import { domainToASCII } from "node:url";

/** Names under which one provider delivers to the same mailbox. */
const sameDomain: Readonly<Record<string, string>> = {
  "googlemail.com": "gmail.com",
  "me.com": "icloud.com",
  "mac.com": "icloud.com",
  "pm.me": "proton.me",
  "protonmail.com": "proton.me",
};

/** Use it for limits only: two people taken for one lose a confirmation, one taken for many is flooded. */
export function reachedMailbox(email: string): string {
  const folded = email.normalize("NFKC").toLowerCase();
  const at = folded.lastIndexOf("@");
  const local = folded.slice(0, at);
  const untagged = (local.split("+")[0] ?? "").replaceAll(".", "");
  const domain = domainToASCII(folded.slice(at + 1)) || folded.slice(at + 1);
  return `${untagged || local}@${sameDomain[domain] ?? domain}`;
}
