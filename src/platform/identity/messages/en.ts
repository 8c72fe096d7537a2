/** Of the login alone, which browsers check before they send it. */
export const en = {
  username: "Username is required",
  password: "Password is required",
} as const;
