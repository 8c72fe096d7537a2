import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  // Every table of the product, wherever a feature keeps it: none can be forgotten in a list.
  schema: "./src/{features,platform}/**/tables/*.ts",
  out: "./src/platform/database/migrations",
});
