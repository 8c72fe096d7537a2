/**
 * Which campaign brought the visitor: kept for the visit, sent with the first form. Global Privacy
 * Control forbids it.
 */
const storageName = "campaign";
const isCampaignParameter = (name: string) => /^(utm_[a-z_]+|gclid|fbclid|msclkid|ref)$/.test(name);

export function rememberCampaign(): void {
  if ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true) return;
  const found = [...new URLSearchParams(location.search)].filter(([name]) =>
    isCampaignParameter(name),
  );
  if (found.length === 0) return;
  try {
    sessionStorage.setItem(storageName, new URLSearchParams(found).toString());
  } catch {
    // Storage is forbidden: the visit is counted without its campaign.
  }
}

/** The campaign as a query string; empty where none is known. */
export function readCampaign(): string {
  try {
    return sessionStorage.getItem(storageName) ?? "";
  } catch {
    return "";
  }
}
