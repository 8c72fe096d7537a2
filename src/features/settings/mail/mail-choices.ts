/** How the connection to the mail server is kept private; safe for browsers. */
export const mailSecurities = ["tls", "starttls", "none"] as const;
