import { expect, it } from "vitest";
import { mergeManifestParts } from "#features/merge-manifest-parts.ts";

it("puts together what all manifests bring, and passes by those that bring nothing", () => {
  const manifests = [
    { emails: { sent: 1 } },
    { panels: { threads: 2 } },
    { emails: { paid: 3 } },
  ] as const;
  const emails: { sent: number; paid: number } = mergeManifestParts(manifests, "emails");
  expect(emails).toEqual({ sent: 1, paid: 3 });
  // @ts-expect-error: no manifest brings it
  const missing: { held: number } = mergeManifestParts(manifests, "emails");
  expect(missing).not.toHaveProperty("held");
});

it("refuses one key of two features", () => {
  const two = [{ emails: { sent: 1 } }, { emails: { sent: 2 } }];
  const alike = [{ emails: { sent: 1 } }, { emails: { sent: 1 } }];
  for (const manifests of [two, alike]) {
    expect(() => mergeManifestParts(manifests, "emails")).toThrow(
      "Two features bring sent among their emails",
    );
  }
});
