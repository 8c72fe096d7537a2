import { expect, it } from "vitest";
import { bodyLimitsOf } from "./http-limits.ts";

const id = crypto.randomUUID();

it("takes files with the forms that have a field for them, as the browser and as our script post them", () => {
  for (const area of ["client-portal", "office"])
    for (const form of ["files", `work-orders/${id}`, "messages/new", `messages/${id}`])
      for (const ending of ["", ".data"])
        expect(bodyLimitsOf(`/${area}/${form}${ending}`).isStreamed, form).toBe(true);
});

it("takes no file where a message comes as text alone, or nobody is signed in", () => {
  for (const path of [
    `/office/messages/${id}/send.json`,
    "/client-portal/messages",
    "/messages/new",
  ])
    expect(bodyLimitsOf(path).isStreamed, path).toBeUndefined();
});
