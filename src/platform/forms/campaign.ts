const knownParameter = /^(utm_[a-z_]{1,30}|gclid|gbraid|wbraid|fbclid|msclkid|ref)$/;
const maxParameters = 12;
const maxCharacters = 200;

/** Unknown parameters are left out. */
export function readCampaign(query: string): Record<string, string> {
  const campaignFields = [...new URLSearchParams(query)]
    .filter(([name, value]) => knownParameter.test(name) && value !== "")
    .slice(0, maxParameters)
    .map(([name, value]) => [name, storable(value.slice(0, maxCharacters))]);
  return Object.fromEntries(campaignFields);
}

/** jsonb takes neither NUL nor half of a surrogate pair. */
const storable = (value: string) => value.replaceAll("\0", "").toWellFormed();
