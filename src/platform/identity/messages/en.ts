/** Only the login's messages, which browsers check before they send it. */
export const en = {
  username: "Username is required",
  password: "Password is required",
} as const;
