/** What the list before going live is made of; safe for browsers. */
export const launchGroups = ["company", "website", "email", "people", "server"] as const;

export type LaunchGroup = (typeof launchGroups)[number];

/** What the product cannot see: somebody says that it is done. */
export const confirmableNames = ["backups", "brand", "details", "keys", "privacyLaws"] as const;

export type ConfirmableName = (typeof confirmableNames)[number];

export const isConfirmable = (name: string): name is ConfirmableName =>
  confirmableNames.some((one) => one === name);
