import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { contentPlaceholders } from "./content-placeholders.ts";
import { placeholdersIn } from "./placeholders.ts";
import { settingsPlaceholders, settingsWarnings } from "./settings-placeholders.ts";

const placeholdersOf = (value: unknown) => placeholdersIn(value, "x").map(({ what }) => what);

describe("placeholders", () => {
  it.each(["(312) 555-0142", "312-555-0199", "tel:+13125550100", "312.555.0123"])(
    "are telephone numbers of nobody: %s",
    (number) => {
      expect(placeholdersOf({ phone: number })).toHaveLength(1);
    },
  );

  it.each(["(312) 555-0242", "+13125551000", "555-01", "3125550"])(
    "are not the telephone numbers that somebody may have: %s",
    (number) => {
      expect(placeholdersOf({ phone: number })).toEqual([]);
    },
  );

  it("are addresses of example domains", () => {
    expect(placeholdersOf("hello@cleardawn.example.com")).toEqual([
      "address of no one: hello@cleardawn.example.com",
    ]);
    expect(placeholdersOf(["https://www.example.org/a"])).toHaveLength(1);
    expect(placeholdersOf("for example, comfort")).toEqual([]);
  });

  it("are people and certifications that say so", () => {
    expect(placeholdersOf([{ author: { name: "Dana" }, demo: true }])).toEqual([
      "invented for the demonstration: Dana",
    ]);
    expect(placeholdersOf({ certifications: [{ name: "CIMS", verified: false }] })).toEqual([
      "not verified: CIMS",
    ]);
    expect(
      placeholdersOf([
        { name: "Dana", demo: false },
        { name: "CIMS", verified: true },
      ]),
    ).toEqual([]);
  });

  it("are social links without an address, and with one of nobody", () => {
    const social = {
      linkedin: "",
      twitter: "https://x.example.com/a",
      facebook: "https://fb.me/a",
    };
    expect(placeholdersIn({ social }, "company").map(({ place }) => place)).toEqual([
      "company.social.linkedin",
      "company.social.twitter",
    ]);
  });
});

it("are settings that real accounts need", () => {
  const databaseUrl = "postgres://127.0.0.1/cleardawn";
  const places = (config: Partial<Parameters<typeof settingsPlaceholders>[0]>) =>
    settingsPlaceholders({
      databaseUrl: undefined,
      secretKey: undefined,
      demo: undefined,
      ...config,
    }).map(({ place }) => place);
  expect(places({ databaseUrl })).toEqual(["SECRET_KEY"]);
  expect(places({ databaseUrl, secretKey: "k".repeat(32) })).toEqual([]);
  // The embedded database has the key in a file of its own.
  expect(places({ demo: false })).toEqual([]);
  // An unused one begins with the demonstration.
  expect(places({})).toEqual(["DEMO"]);
  expect(places({ databaseUrl, secretKey: "k".repeat(32), demo: true })).toEqual(["DEMO"]);
});

describe("the content folder", () => {
  it("is read whole, articles included", async () => {
    const folder = mkdtempSync(join(tmpdir(), "content-"));
    const put = (path: string, text: string) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    };
    put("content/company.ts", `export const company = { phone: "(312) 555-0142" };`);
    put("content/news/award.mdx", "---\ntitle: An award\ndemo: true\n---\nCall 312-555-0111.");
    put("content/news/move.mdx", "---\ntitle: We moved\n---\nCall us.");
    try {
      expect((await contentPlaceholders(folder)).map(({ place }) => place)).toEqual([
        "content/company.ts company.phone",
        "content/news/award.mdx",
        "content/news/award.mdx",
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it("still holds what ships with the product", async () => {
    const placeholders = await contentPlaceholders(join(import.meta.dirname, "../.."));
    const kinds = placeholders.map(({ what }) => what.split(":")[0]);
    expect(kinds).toContain("telephone number of no one");
    expect(kinds).toContain("address of no one");
    expect(kinds).toContain("invented for the demonstration");
    expect(placeholders.map(({ what }) => what)).toContain("invented for the demonstration: cims");
    expect(placeholders.map(({ place }) => place)).toEqual(
      expect.arrayContaining(
        ["linkedin", "twitter", "facebook", "instagram"].map(
          (network) => `content/company.ts company.social.${network}`,
        ),
      ),
    );
  });
});

describe("what a company may do without", () => {
  const careful = {
    clamavUrl: "tcp://127.0.0.1:3310",
    nightlyBackups: true,
    backupDirectory: undefined,
    backupUrl: "https://KEY:SECRET@s3.example.com/bucket",
    backupKey: "k".repeat(32),
  };
  const placesOf = (changed: Partial<Parameters<typeof settingsWarnings>[0]>) =>
    settingsWarnings({ ...careful, ...changed }).map(({ place }) => place);

  it("is a scanner for malware", () => {
    expect(settingsWarnings({ ...careful, clamavUrl: undefined })).toEqual([
      { place: "CLAMAV_URL", what: expect.stringContaining("not scanned for malware") },
    ]);
    expect(placesOf({})).toEqual([]);
  });

  it("are backups, another disk for them, and their encryption in somebody else's hands", () => {
    expect(placesOf({ nightlyBackups: false })).toEqual(["NIGHTLY_BACKUPS"]);
    expect(placesOf({ backupUrl: undefined })).toEqual(["BACKUP_URL"]);
    expect(placesOf({ backupUrl: undefined, backupDirectory: "/mnt/backup" })).toEqual([]);
    expect(placesOf({ backupKey: undefined })).toEqual(["BACKUP_KEY"]);
  });
});
