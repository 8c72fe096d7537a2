export const en = {
  usernameTaken: "This username is taken. Please choose another one.",
  emailTaken: "This address now belongs to another account. Nothing was changed.",
  wrongSetupCode: "This isn’t the code that the server printed. Please check it.",
  setupClosed: "This installation already has an administrator. Please sign in instead.",
  sameEmail: "This is already your email address",
  wrongCode: {
    app: "This code is wrong or has already been used. The app shows a new one every 30 seconds.",
    "recovery-code": "This code is wrong or has already been used",
  },
  wrongNewCode:
    "This code is wrong. If it’s what the app shows, check that your phone’s clock is right.",
  wrongProof: "The password or code is wrong. Please try again.",
  codeNeeded: "Please enter the code from your authenticator app",
  wrongPassword: "This isn’t your current password",
  choiceNotSaved: "Your choice wasn’t saved. Please try again.",
  oneOfThese: "Please choose one of these",
  unknownForm: "We don’t recognize this form.",
  activity: {
    fields: { name: "Name", username: "Username", email: "Email", role: "Role" },
    by: "by {name}",
    /** @param name of a client or facility */
    assigned: "{name} assigned",
    unassigned: "{name} no longer assigned",
  },
} as const;
