import { demoDocuments } from "#content/demo-documents.ts";
import type { Demonstration } from "#platform/demonstration.server.ts";
import { addDemoDocuments } from "./demonstration/add-documents.server.ts";

export const demonstration: Demonstration = {
  add: (parts) => addDemoDocuments(parts, demoDocuments),
};
