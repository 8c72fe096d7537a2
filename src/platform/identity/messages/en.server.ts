export const en = {
  roles: {
    "client-administrator": "Client administrator",
    "client-member": "Client member",
    "account-manager": "Account manager",
    supervisor: "Supervisor",
    "crew-lead": "Crew lead",
    recruiter: "Recruiter",
    administrator: "Administrator",
  },
  /** By which a search finds everybody who is no client. */
  staff: "Staff",
  devices: {
    unknown: "an unknown device",
    browserOn: "a browser on {system}",
    /** @param browser and `system` are names, such as Chrome and Windows */
    on: "{browser} on {system}",
  },
  audit: {
    "signed-in": "Signed in",
    "signed-out": "Signed out",
    "sign-in-failed": "Sign-in failed: wrong password",
    "second-factor-failed": "Sign-in failed: wrong second factor",
    "session-ended": "A browser was signed out",
    "all-sessions-ended": "Signed out everywhere",
    "identity-confirmed": "Identity confirmed",
    added: "Added without an invitation",
    invited: "Invited",
    "invitation-resent": "Invitation sent again",
    "invitation-accepted": "Invitation accepted",
    "password-reset-requested": "Password reset link requested",
    "password-reset": "Password reset by link",
    "password-changed": "Password changed",
    "email-change-requested": "Email address change requested",
    "email-changed": "Email address changed",
    "profile-changed": "Profile changed",
    "notifications-changed": "Notifications changed",
    "two-factor-on": "Authenticator app set up",
    "two-factor-off": "Authenticator app removed",
    "two-factor-reset": "Second factor reset",
    "recovery-codes-renewed": "New recovery codes created",
    "passkey-added": "Passkey added",
    "passkey-removed": "Passkey removed",
    "passkey-refused": "Sign-in failed: passkey refused",
    "role-changed": "Role changed",
    "assignments-changed": "Assignments changed",
    suspended: "Account suspended",
    restored: "Account restored",
    removed: "Account removed",
    erased: "Account erased at the person’s request",
    "malware-refused": "Uploaded file contained malware and was rejected",
  },
  forms: {
    name: "Name is required",
    username:
      "Please use 3 to 40 letters, digits, dots, hyphens or underscores, beginning with a letter or digit",
    fromList: "Please choose from the list",
    role: "Please choose a role",
    choosePassword: "Please choose a password",
    setupCode: "Please enter the code that the server printed",
    currentPassword: "Please enter your current password",
    password: "Please enter your password",
    code: "Please enter the code",
  },
  passwords: {
    "too-short": "Please use at least {min} characters; a few words in a row are fine.",
    "too-long": "Please keep this under {max} characters.",
    common: "This password is on lists that attackers try first. Please choose another one.",
    simple: "This password repeats or follows the keyboard. Please choose another one.",
    personal:
      "This password is mostly your name, address or our company’s name. Please choose another one.",
  },
  emails: {
    /** @param city of the company, whose time it is */
    moment: "{time} ({city} time)",
    notYou:
      "If that wasn’t you, choose a new password at {address} and call us at {phone}. The new password signs out every browser.",
    change: {
      preview: "If that was you, there’s nothing to do.",
      /** @param device one of `devices` */
      when: "It happened on {moment} with {device}.",
      because: "You received this email because it concerns the security of your account.",
    },
    passwordChanged: {
      title: "Your password was changed",
      text: "The password for your account was changed, and all other browsers were signed out.",
    },
    twoFactorOn: {
      title: "Two-factor sign-in is on",
      text: "From now on, signing in takes a code from your authenticator app.",
      keepCodes: "Keep your recovery codes somewhere other than the phone that shows the codes.",
    },
    twoFactorOff: {
      title: "Two-factor sign-in is off",
      text: "From now on, the password alone is enough to sign in.",
    },
    recoveryCodeUsed: {
      title: "A recovery code was used",
      text: "Someone signed in to your account with one of your recovery codes. It can’t be used again.",
    },
    passkeyAdded: {
      title: "A passkey was added",
      text: "The passkey “{name}” was added to your account.",
      stays:
        "Passkeys keep working after a new password. If this one isn’t yours, remove it in your account, under Security.",
    },
    passkeyRemoved: {
      title: "A passkey was removed",
      text: "The passkey “{name}” was removed from your account.",
    },
    newDevice: {
      title: "Sign-in from a new device",
      text: "Someone signed in to your account in a browser it hasn’t been used in before.",
    },
    emailRequested: {
      title: "A new email address was requested",
      text: "The email address for your account will become {email} once it’s confirmed there.",
    },
    emailChanged: {
      title: "Your email address was changed",
      text: "The email address for your account is now {email}. We no longer send emails here.",
    },
    failures: {
      subject: "Many failed sign-ins",
      preview: "Someone keeps trying to sign in to your account.",
      title: "Someone keeps trying to sign in",
      text: "Someone tried to sign in to your account many times and failed. No one got in, and further attempts are held back for a while. The browsers you use can still sign in.",
      advice:
        "If that was you, choose a new password at {address}. If it wasn’t, a long, unique password and two-factor sign-in will keep strangers out.",
    },
    invitation: {
      subject: "Your invitation to {company}",
      preview: "Choose a password, and you’re in.",
      title: "Your account is ready",
      toOffice:
        "You’re invited to the office of {company}. Choose a password to sign in for the first time.",
      toPortal:
        "You’re invited to the {company} client portal for {client}. Choose a password to sign in for the first time.",
      toOfficeBy:
        "{person} invites you to the office of {company}. Choose a password to sign in for the first time.",
      toPortalBy:
        "{person} invites you to the {company} client portal for {client}. Choose a password to sign in for the first time.",
      action: "Accept the invitation",
      expires:
        "The link works for 7 days and only once. If it has expired, ask for a new invitation.",
      unexpected:
        "If you didn’t expect this email, ignore it. Without a password, no one can sign in.",
      because: "You received this email because someone gave us your address for an account.",
    },
    confirmEmail: {
      subject: "Please confirm your new email address",
      preview: "One click, and this is the address for your account.",
      title: "Is this your new address?",
      text: "Someone, probably you, wants to use this address for an account with {company}.",
      action: "Yes, use this address",
      expires: "The link works for 24 hours and only once.",
      notYou: "If that wasn’t you, ignore this email. The account keeps its current address.",
      because:
        "You received this one-time email because this address was given for an account with us.",
    },
    passwordReset: {
      title: "Choose a new password",
      preview: "The link works for 30 minutes.",
      text: "Someone, probably you, requested a new password for your account.",
      expires:
        "The link works for 30 minutes and only once. Every browser will then be signed out.",
      notYou: "If that wasn’t you, ignore this email. Your password stays the same.",
      because:
        "You received this email because someone requested a new password with your address.",
    },
  },
  /** What administrators read of its emails where they change their texts. */
  sentEmails: {
    "account-invitation": {
      title: "Invitation",
      reader: "Whoever is invited",
      occasion: "When someone is invited, or invited again",
    },
    "password-reset": {
      title: "New password",
      reader: "Whoever asked for one",
      occasion: "When someone asks for a new password on the sign-in page",
    },
    "password-changed": {
      title: "Password changed",
      reader: "The owner of the account",
      occasion: "After the password has changed",
    },
    "email-change-confirmation": {
      title: "New email address: please confirm",
      reader: "The new address",
      occasion: "When someone enters a new email address for their account",
    },
    "email-change-notice": {
      title: "Email address changed",
      reader: "The earlier address",
      occasion: "When a new address is requested, and once it is confirmed",
    },
    "new-device": {
      title: "Sign-in from a new device",
      reader: "The owner of the account",
      occasion: "After a sign-in from a browser that is new to the account",
    },
    "sign-in-failures": {
      title: "Many failed sign-ins",
      reader: "The owner of the account",
      occasion: "After many wrong passwords in a row",
    },
    "two-factor-changed": {
      title: "Two-factor sign-in changed",
      reader: "The owner of the account",
      occasion: "When it is switched on or off, and when a recovery code is used",
    },
    "passkey-changed": {
      title: "Passkey added or removed",
      reader: "The owner of the account",
      occasion: "After a passkey was added or removed",
    },
  },
} as const;
