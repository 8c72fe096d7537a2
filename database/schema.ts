/** Every table of the product; drizzle-kit derives migrations from it. */
export * from "./tables/leads.ts";
export * from "./tables/rate-limits.ts";
export * from "./tables/settings.ts";
