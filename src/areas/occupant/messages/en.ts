export const en = {
  notFound: "Not found",
  noSuchPage: "There’s no such page. Please scan the sign again, or call us.",
} as const;
