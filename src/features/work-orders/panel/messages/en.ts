export const en = {
  requestsOfVisit: ["{count} request about this visit", "{count} requests about this visit"],
} as const;
