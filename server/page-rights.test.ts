import { describe, expect, it } from "vitest";
import { everyPage, pageRights } from "./page-rights.ts";
import { policyWithNonce } from "./static/content-security-policy.ts";

it("lets previews show images from memory and documents in portal and office, and nothing more anywhere", () => {
  for (const area of ["portal", "office"])
    expect(pageRights(area, "/client-portal/documents")).toEqual({
      ...everyPage,
      blobImages: true,
      frames: true,
    });
  for (const area of ["marketing", "account", "api"]) {
    expect(pageRights(area, "/client-portal/documents")).toEqual(everyPage);
  }
});

it("lets pages of this site frame the content of a document and the preview, and nothing else", () => {
  const id = crypto.randomUUID();
  const at = { portal: "/client-portal/documents", office: "/office/documents" };
  for (const [area, path] of Object.entries(at)) {
    expect(pageRights(area, `${path}/${id}/file`).framed).toBe(true);
    for (const rest of ["", `/${id}`, `/${id}/file/x`, "/file"])
      expect(pageRights(area, path + rest).framed, rest).toBe(false);
  }
  expect(pageRights("marketing", `${at.portal}/${id}/file`).framed).toBe(false);
  expect(pageRights("office", "/office/website/page").framed).toBe(true);
  for (const rest of ["", "/preview", "/page/x"])
    expect(pageRights("office", `/office/website${rest}`).framed, rest).toBe(false);
});

it("lets the pages of tonight alone have a service worker", () => {
  const id = crypto.randomUUID();
  for (const path of ["/office/tonight", `/office/tonight/${id}`])
    expect(pageRights("office", path).workers).toBe(true);
  for (const path of ["/office", "/office/tonightly", "/office/schedule"])
    expect(pageRights("office", path).workers).toBe(false);
});

it("is set for an area or for single addresses of it", () => {
  const among = [
    { area: "office", blobImages: true },
    { area: "office", path: /^\/office\/documents\/[^/]+$/, framed: true },
  ];
  expect(pageRights("office", "/office/documents/7", among)).toEqual({
    ...everyPage,
    blobImages: true,
    framed: true,
  });
  expect(pageRights("office", "/office/documents", among).framed).toBe(false);
  expect(pageRights("portal", "/office/documents/7", among)).toEqual(everyPage);
});

describe("in the Content-Security-Policy", () => {
  it("nothing is framed, frames or comes from memory unless it is allowed", () => {
    const policy = policyWithNonce("abc");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("frame-src");
    expect(policy).toContain("img-src 'self' data:;");
    expect(policy).toContain("worker-src 'none'");
  });

  it("what is allowed is allowed to this site alone", () => {
    const policy = policyWithNonce("abc", {
      blobImages: true,
      frames: true,
      framed: true,
      workers: true,
    });
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("frame-src 'self'");
    expect(policy).toContain("img-src 'self' data: blob:;");
    expect(policy).toContain("worker-src 'self'");
  });
});
