/** The `mailto:` address that starts a reply. */
export function replyLink(email: string, subject: string): string {
  const address = encodeURIComponent(email).replace("%40", "@");
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}
