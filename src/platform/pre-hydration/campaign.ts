// Stored for the browser session, sent with the first form; off under Global Privacy Control.
import { readStored, store } from "./browser-storage.ts";

const storageName = "campaign";
const isCampaignParameter = (name: string) => /^(utm_[a-z_]+|gclid|fbclid|msclkid|ref)$/.test(name);

export function rememberCampaign(): void {
  if ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true) return;
  const campaignFields = [...new URLSearchParams(location.search)].filter(([name]) =>
    isCampaignParameter(name),
  );
  if (campaignFields.length === 0) return;
  store(storageName, new URLSearchParams(campaignFields).toString(), "sessionStorage");
}

export const readCampaign = (): string => readStored(storageName, "sessionStorage") ?? "";
