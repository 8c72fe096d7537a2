export const en = {
  problems: {
    "not-found": "It no longer exists.",
    "not-allowed": "Your role can’t do this. Nothing was changed.",
    closed: "This is closed. No more times can be arranged here.",
    "unknown-host": "Please choose someone who can come.",
    "no-address": "There’s no email address to send the times to.",
    "booked-already": "A time is already booked. Please change or cancel it.",
    "no-links": "There’s no link that still works.",
    "nothing-to-cancel": "There’s nothing left to cancel.",
  },
  /** @param email where it would go now */
  contactChanged:
    "Someone changed the contact while you had this open. Nothing was sent. The email would now go to {guest}, {email}. Send the form again if that’s right.",
  /** @param now its time, or its state */
  changedSince:
    "Someone changed this while you had it open. It’s now: {now}. Send the form again if you still want to.",
  alreadyReceived: {
    offer: "You already sent these times. To send others, press the button again.",
    book: "You already booked a time. To book another one, press the button again.",
  },
  startPage: {
    today: [
      "<number>{shown}</number> appointment today",
      "<number>{shown}</number> appointments today",
    ],
  },
  fields: {
    startsAt: "Begins at",
    guestNote: "What the guest wrote",
    note: "Message to the guest",
    place: "Where",
    hostId: "Who’s coming",
    times: "Times offered",
  },
  example: "Walk-through of your building",
  exampleLead: "We’d like to see your building before we make you an offer.",
  email: {
    view: "Open the appointment",
    because: "You received this email because you’re in touch with us about an appointment.",
    secret: "The link is only for you: anyone who has it can change the appointment.",
    note: "Message from {host}",
    when: "{title}: {time}.",
    who: "You’ll meet {host} here: {place}.",
    until: "You can change or cancel it with the button above until {until}.",
    calendar: "The attached invitation adds it to your calendar.",
    offered: {
      subject: "Choose a time: {title}",
      title: "When can we meet?",
      text: "You’d meet {host} here: {place}. Please choose the time that works best for you.",
      times: "Times you can choose from",
      pick: "Choose a time",
      none: "If none of these works for you, tell us on the same page.",
    },
    booked: {
      subject: "Booked: {title}, {time}",
      title: "Your appointment is booked",
    },
    moved: {
      subject: "New time: {title}, {time}",
      title: "Your appointment has changed",
    },
    canceled: {
      subject: "Canceled: {title}",
      title: "Your appointment is canceled",
      text: "{title} on {time} is canceled.",
      withdrawn: "The times we offered are no longer needed: {title}.",
      byYou: "You canceled it online. Thank you for letting us know.",
      again: "If you’d still like to meet, reply to this email or call us.",
    },
    reminder: {
      subject: "Reminder: {title}, {time}",
      title: "We’ll see you soon",
    },
    office: {
      view: "Open it in the office",
      because: "You received this email because this appointment is yours.",
      when: "{title}: {time}.",
      who: "You meet {guest}: {place}.",
      guestNote: "Message from {guest}",
      booked: { subject: "Booked: {title}, {time}", title: "An appointment is booked" },
      moved: { subject: "New time: {title}, {time}", title: "An appointment has changed" },
      canceled: {
        subject: "Canceled: {title}",
        title: "An appointment is canceled",
        text: "{title} on {time} is canceled.",
      },
      "handed-over": {
        subject: "No longer yours: {title}",
        title: "Someone else has taken over",
        text: "{title} on {time}: someone else is coming instead of you.",
      },
    },
  },
  sentEmails: {
    "appointment-offered": {
      title: "Times for an appointment",
      reader: "The guest of an appointment",
      occasion: "When someone offers times",
    },
    "appointment-booked": {
      title: "Appointment booked",
      reader: "The guest of an appointment",
      occasion: "When a time is booked or changed, with an invitation for the calendar",
    },
    "appointment-canceled": {
      title: "Appointment canceled",
      reader: "The guest of an appointment",
      occasion: "When it’s canceled, or the times on offer are withdrawn",
    },
    "appointment-reminder": {
      title: "Reminder of an appointment",
      reader: "The guest of an appointment",
      occasion: "Once, a day ahead, unless it was booked within the last 24 hours",
    },
    "appointment-booked-staff": {
      title: "Appointment booked (staff copy)",
      reader: "Whoever is coming",
      occasion: "When a time is booked or changed, with an invitation for the calendar",
    },
    "appointment-canceled-staff": {
      title: "Appointment canceled (staff copy)",
      reader: "Whoever was going to come",
      occasion: "When it’s canceled, or when someone else is coming instead",
    },
  },
} as const;
