import { expect, test } from "vitest";
import { type Certification, certificationsContent, heldAmong } from "./certifications.ts";

const { certifications } = certificationsContent("en");

test("every certification that is shown names who assesses it", () => {
  const held = heldAmong(certifications);
  expect(held.map(({ name }) => name)).toContain("CIMS");
  for (const { id, assessedBy, covers } of held) {
    expect(assessedBy.length, id).toBeGreaterThan(20);
    expect(covers.length, id).toBeGreaterThan(20);
  }
});

test("what has not been checked is not shown", () => {
  const unchecked = certifications.map(
    (certification, at): Certification => ({ ...certification, verified: at !== 0 }),
  );
  expect(heldAmong(unchecked)).toEqual(unchecked.slice(1));
  expect(
    heldAmong(unchecked.map((certification) => ({ ...certification, verified: false }))),
  ).toEqual([]);
});
