type Place = Pick<URL, "protocol" | "hostname">;

/** Browsers tie a passkey to a name, which a number is not, and use it where nobody listens alone. */
export function canHavePasskeys({ protocol, hostname }: Place): boolean {
  if (/^[\d.]+$|^\[/.test(hostname)) return false;
  return protocol === "https:" || /(^|\.)localhost$/.test(hostname);
}

/** A page that was built once does not know by which address it is reached. */
export function hidePasskeys(): void {
  if (!canHavePasskeys(location)) document.documentElement.dataset.passkeys = "none";
}
