/** What was just done, said on the page that follows. */
export const doneMessages = {
  profile: "Your profile is saved.",
  password: "Your password is changed. All other browsers are signed out.",
  email: "We sent a link to the new address. Your account changes when you open it.",
  "email-cancelled": "Your email address stays as it is.",
  "app-removed": "The authenticator app is removed. All other browsers are signed out.",
  "passkey-added": "The passkey is added.",
  "passkey-removed": "The passkey is removed.",
  notifications: "Your choice is saved.",
  session: "That browser is signed out.",
  confirmed: "Thank you. For 15 minutes you can change how you sign in.",
} as const;

export type Done = keyof typeof doneMessages;

export const isDone = (text: string | null): text is Done =>
  text !== null && Object.hasOwn(doneMessages, text);

export const afterwards = (path: string, done: Done): string => `${path}?done=${done}`;
