/** Encryption of the connection to the mail server. This module is safe for browsers. */
export const mailSecurities = ["tls", "starttls", "none"] as const;
