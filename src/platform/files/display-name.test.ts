import { expect, it } from "vitest";
import { displayName } from "./display-name.server.ts";

it.each([
  ["IMG_0042.HEIC", "jpeg", "IMG_0042.jpg"],
  ["Küche, Raum 204.png", "jpeg", "Küche, Raum 204.jpg"],
  ["../../etc/passwd", "jpeg", "passwd.jpg"],
  ["C:\\Users\\dana\\scan.pdf", "pdf", "scan.pdf"],
  ["", "jpeg", "Photo.jpg"],
  ["...", "pdf", "Document.pdf"],
  ["invoice.pdf.exe", "pdf", "invoice.pdf.pdf"],
  ["a\r\nSet-Cookie: x", "jpeg", "a Set-Cookie x.jpg"],
  ["evil\u202Egpj.exe", "jpeg", "evil gpj.jpg"],
  ['"quoted"<b>', "jpeg", "quoted b.jpg"],
  ["\ud800lone", "jpeg", "\ufffdlone.jpg"],
] as const)("%j as %s is shown as %j", (sent, kind, shown) => {
  expect(displayName(sent, kind, "en")).toBe(shown);
});

it("stays short", () => {
  expect([...displayName("🧹".repeat(500), "jpeg", "en")]).toHaveLength(124);
});
