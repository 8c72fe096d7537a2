/** Pictures of the portal show one morning of the demonstration, always the same. */
import type { Page } from "@playwright/test";
import type { demo } from "#content/demo.ts";

export interface Shot {
  name: string;
  who: (typeof demo.people)[number]["username"];
  path: string;
  /** Goes from the page at `path` to the one in the picture. */
  navigate?(page: Page): Promise<void>;
  isPhone?: true;
  /** The name of a master that the shot also becomes for the public site (`artwork/pictures.ts`). */
  master?: string;
}

/** 7:05 on a Wednesday in Chicago. Pictures show no year but that of the schedule's week. */
export const morning = "2027-03-17T12:05:00Z";

export const shots: readonly Shot[] = [
  { name: "portal-home", who: "client.admin", path: "/client-portal", master: "portal_home" },
  { name: "portal-phone", who: "client.admin", path: "/client-portal", isPhone: true },
  {
    name: "portal-visit",
    who: "client.admin",
    path: "/client-portal",
    navigate: (page) => page.getByRole("link", { name: "Evening cleaning" }).first().click(),
  },
  {
    name: "portal-schedule",
    who: "client.admin",
    path: "/client-portal/schedule?view=week",
    master: "portal_schedule",
  },
  {
    name: "portal-work-order",
    who: "client.admin",
    master: "portal_work_order",
    path: "/client-portal/work-orders?tab=all&words=waiting+room",
    navigate: openFirst,
  },
  {
    name: "portal-work-order-phone",
    who: "client.admin",
    isPhone: true,
    path: "/client-portal/work-orders?tab=all&words=waiting+room",
    navigate: openFirst,
  },
  {
    name: "portal-thread",
    who: "client.admin",
    path: "/client-portal/messages",
    navigate: (page) => page.getByRole("link", { name: /Water on the floor/ }).click(),
  },
  { name: "office-desktop", who: "staff.manager", path: "/office" },
  {
    name: "office-work-orders",
    who: "staff.manager",
    path: "/office/work-orders",
  },
  { name: "owner-make-it-mine", who: "staff.admin", path: "/setup" },
  { name: "owner-going-live", who: "staff.admin", path: "/office/going-live" },
  { name: "owner-settings", who: "staff.admin", path: "/office/settings" },
  {
    name: "owner-website",
    who: "staff.admin",
    path: "/office/website/document?name=home",
  },
  { name: "selling-pipeline", who: "staff.admin", path: "/office/pipeline" },
  {
    name: "selling-bid",
    who: "staff.admin",
    path: "/office/pipeline/list?tab=all",
    navigate: openOfOpportunity("Prairie Mutual Insurance", "Open the bid"),
  },
  {
    name: "selling-floor-plan",
    who: "staff.admin",
    path: "/office/pipeline/list?tab=all",
    navigate: openOfOpportunity("Fox River Dental Group", "Open the floor plans"),
  },
  {
    name: "selling-survey-phone",
    who: "staff.admin",
    isPhone: true,
    path: "/office/pipeline/list?tab=all",
    navigate: openOfOpportunity("Fox River Dental Group", "Open the survey"),
  },
  {
    name: "selling-proposal",
    who: "staff.admin",
    path: "/office/pipeline/list?tab=all",
    navigate: openOfOpportunity("Civic Credit Union", "Open the proposal"),
  },
];

function openOfOpportunity(company: string, link: string) {
  return async (page: Page): Promise<void> => {
    await page.goto(`${page.url()}&words=${encodeURIComponent(company)}`);
    await page.getByRole("link", { name: company, exact: true }).first().click();
    await page.getByRole("link", { name: link }).first().click();
    await page.waitForURL(/\/office\/pipeline\/[\da-f-]{36}\/.+/);
    await page.waitForLoadState("networkidle");
  };
}

function openFirst(page: Page): Promise<void> {
  return page.locator("[data-row-link]").first().click();
}
