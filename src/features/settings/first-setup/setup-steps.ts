/** What whoever makes the product their own is asked, in this order; each page is one of the office's own. */
export const setupSteps = [
  { step: "company", path: "/office/settings/company" },
  { step: "hours", path: "/office/settings/hours" },
  { step: "brand", path: "/office/settings/brand" },
  { step: "content", path: "/office/website/invented" },
  { step: "email", path: "/office/settings/email" },
  { step: "demonstration", path: "/office/settings/demonstration" },
] as const;

export type SetupStep = (typeof setupSteps)[number]["step"];

export const firstSetupPath = "/office/settings/first-setup";
