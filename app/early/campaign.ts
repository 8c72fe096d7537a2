/**
 * Which campaign brought the visitor: kept for the visit, sent with the first form. Global Privacy
 * Control forbids it.
 */
import { readStored, store } from "./browser-storage.ts";

const storageName = "campaign";
const isCampaignParameter = (name: string) => /^(utm_[a-z_]+|gclid|fbclid|msclkid|ref)$/.test(name);

export function rememberCampaign(): void {
  if ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true) return;
  const found = [...new URLSearchParams(location.search)].filter(([name]) =>
    isCampaignParameter(name),
  );
  if (found.length === 0) return;
  store(storageName, new URLSearchParams(found).toString(), "sessionStorage");
}

/** The campaign as a query string; empty where none is known. */
export const readCampaign = (): string => readStored(storageName, "sessionStorage") ?? "";
