export const en = {
  faults: {
    kind: "Please choose what it is",
    text: "Please keep this under 1,000 characters",
    email: "Please enter a valid email address",
    words: "Please tell us what it is, or take a photo",
    photoAgain: "Please choose the photo again.",
    photoLarge: "The photo is larger than 25 MB. Please send a smaller one, or none.",
    photoHeic: "We can’t open HEIC photos. Please send a JPEG, such as a screenshot of it.",
    photo: "We couldn’t read the photo. Please take it again, or send the report without it.",
    /** @param count minutes */
    tooMany: [
      "Several reports just came from here, so we know something is wrong. Please wait a minute, or call {phone}.",
      "Several reports just came from here, so we know something is wrong. Please wait {count} minutes, or call {phone}.",
    ],
    unread: "We couldn’t read this. Please try again, or call {phone}.",
    away: "We can’t save anything right now. Please send it again in a minute, or call {phone}.",
    tooLate: "That was too long ago. Please report it again, or call {phone}.",
  },
  /** Printed in both languages on every sign. */
  sign: {
    titleOfFile: "Signs for {facility}, {company}",
    code: "QR code with the address {address}",
    seeSomething: "See something? \nTell us.",
    scan: "Scan it with your phone’s camera.",
    noApp: "No app, no account.",
    emergency: "Emergency, emergencia: {phone}, 24/7",
  },
  email: {
    subject: "{title} ({place})",
    done: "Done: what you reported",
    declined: "About what you reported",
    what: {
      done: "We took care of what you reported at {place}. Thank you for telling us.",
      declined:
        "We looked at what you reported at {place}, and we can’t do it. Thank you for telling us anyway.",
    },
    see: "See your report",
    notRight: "Still not right? Tell us there within 48 hours.",
    call: "Questions? Call us at {phone}.",
    because:
      "You received this one email because this address was given with a report at a room’s sign. We’ll delete the address in 30 days.",
  },
  /** What administrators read of its emails where they change their texts. */
  sentEmails: {
    "occupant-report-closed": {
      title: "Report from a room answered",
      reader: "Whoever left an address at the room’s sign",
      occasion: "When the work order for the report is done or declined",
    },
  },
} as const;
