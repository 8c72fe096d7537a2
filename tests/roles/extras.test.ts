/**
 * Every address, asked for by each role that has been given all that may be given to it: what opens is listed
 * here, shows nothing of places that the role does not see, and closes again for the same session.
 */
import { afterEach, expect, it } from "vitest";
import {
  extrasIn,
  extrasTexts,
  extrasToGive,
} from "#features/settings/roles/roles-section.server.ts";
import { giveExtras } from "#platform/identity/permissions.ts";
import { type ExtraRole, extraRoles } from "#platform/identity/roles.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { useCast } from "#tests/support/roles.ts";
import { temporaryFiles } from "#tests/support/temporary-files.ts";
import { addressRows } from "./address-rows.ts";
import { useExistingAddresses } from "./existing-addresses.ts";

const everything = extrasIn(
  Object.fromEntries(Object.keys(extrasTexts({})).map((field) => [field, "yes"])),
);

const applications = [
  "office/applications",
  "office/applications/:id",
  "office/applications/:id/answer",
  "office/applications/:id/appointment",
  "office/applications/export.csv",
];
const messages = [
  "office/leads",
  "office/leads/:id",
  "office/leads/changes.json",
  "office/leads/export.csv",
  "office/contact-messages",
  "office/contact-messages/:id",
  "office/contact-messages/changes.json",
  "office/contact-messages/export.csv",
];
const newsletters = [
  "office/newsletters",
  "office/newsletters/:id",
  "office/newsletters/:id/preview",
  "office/newsletters/:id/recipients",
  "office/newsletters/new",
  "office/subscribers",
  "office/subscribers/export.csv",
];
const website = [
  "office/website",
  "office/website/invented",
  "office/website/articles",
  "office/website/articles/new",
  "office/website/document",
  "office/website/edits.json",
  "office/website/edits.zip",
  "office/website/page",
  "office/website/pictures",
  "office/website/pictures/:id",
  "office/website/preview",
];

const opened: Record<ExtraRole, readonly string[]> = {
  "account-manager": [...applications, ...website],
  supervisor: [
    ...applications,
    ...messages,
    ...newsletters,
    "office/appointments",
    "office/clients/:id/facilities/:facilityId/areas/paste",
    "office/clients/:id/facilities/:facilityId/contacts",
    "office/clients/:id/facilities/:facilityId/edit",
    "office/clients/:id/facilities/:facilityId/hours",
    "office/clients/:id/facilities/:facilityId/scope/draft",
    "office/clients/:id/facilities/:facilityId/scope/review",
    "office/clients/:id/facilities/:facilityId/supplies",
    "office/documents/new",
    "office/pipeline",
    "office/pipeline/waiting",
    "office/pipeline/:id",
    "office/pipeline/:id/appointment",
    "office/pipeline/:id/bid",
    "office/pipeline/:id/emails",
    "office/pipeline/:id/floor-plan",
    "office/pipeline/:id/floor-plan/:planId",
    "office/pipeline/:id/proposal",
    "office/pipeline/:id/proposal.pdf",
    "office/pipeline/:id/survey",
    "office/pipeline/export.csv",
    "office/pipeline/figures",
    "office/pipeline/list",
    "office/pipeline/new",
    "office/pipeline/surveys/phone.json",
    "office/pipeline/unmatched",
    "office/pipeline/unmatched/:id",
    "office/prospects",
    "office/prospects/:id",
    "office/prospects/:id/merge",
    "office/prospects/duplicates",
    "office/prospects/export.csv",
  ],
  "crew-lead": [
    "office/documents",
    "office/documents/:id",
    "office/documents/export.csv",
    "office/feedback",
    "office/feedback/export.csv",
    "office/inspections",
    "office/inspections/:id",
    "office/inspections/:id/report.pdf",
    "office/inspections/export.csv",
    "office/inspections/new",
    "office/inspections/phone.json",
    "office/inspections/rule",
  ],
  recruiter: [...messages, ...newsletters, ...website],
};

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context, temporaryFiles());
  const existing = useExistingAddresses(context, cast);
  afterEach(() => giveExtras({}));

  it.each(extraRoles)("of %s", async (role) => {
    expect(extrasToGive().some((extra) => extra.role === role)).toBe(true);
    giveExtras({ [role]: everything[role] });
    const isForeign = (text: string) =>
      [cast.other.id, ...cast.other.facilityIds].some((id) => text.includes(id));
    const more: string[] = [];
    for (const [path, { load, roles }] of Object.entries(addressRows)) {
      const { loader } = await load();
      const { status, body } = await cast.ask(role, existing(path), loader ?? (() => null));
      expect([200, 303, 404], path).toContain(status);
      expect(isForeign(JSON.stringify(body ?? "")), path).toBe(false);
      if (status !== 404 && !roles.includes(role)) more.push(path);
      if (roles.includes(role)) expect(status, path).not.toBe(404);
    }
    expect(more.toSorted()).toEqual(opened[role].toSorted());
    giveExtras({});
    for (const path of more) {
      const { loader } = (await addressRows[path]?.load()) ?? {};
      expect((await cast.ask(role, existing(path), loader)).status, path).toBe(404);
    }
  });
});
