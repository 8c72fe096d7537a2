/** Somebody in the demonstration who asks what the company has about her. */
export const demoPrivacyRequest = {
  name: "Nadia Haddad",
  daysAgo: 2,
  note: "By email, from the address that we answered. She wants a copy first.",
} as const;
