/** What was just done, said on the page that follows. */
export const doneMessages = {
  profile: "Profile saved.",
  password: "Password changed. All other browsers are signed out.",
  email: "We sent a link to the new address. Your account changes when you open it.",
  "email-cancelled": "Your email address stays as it is.",
  "app-removed": "Authenticator app removed. All other browsers are signed out.",
  "passkey-added": "Passkey added.",
  "passkey-removed": "Passkey removed.",
  notifications: "Your choice is saved.",
  session: "That browser is signed out.",
  confirmed: "Thank you. For 15 minutes you can change how you sign in.",
} as const;

export type Done = keyof typeof doneMessages;

export const isDone = (text: string | null): text is Done =>
  text !== null && Object.hasOwn(doneMessages, text);

export const afterwards = (path: string, done: Done): string => `${path}?done=${done}`;
