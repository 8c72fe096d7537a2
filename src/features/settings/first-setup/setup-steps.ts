/** Steps that make the product a company's own, in order. Each leads to a page that the office has anyway. */
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
