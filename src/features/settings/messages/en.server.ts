export const en = {
  events: {
    "company-changed": "Company changed",
    "telephone-hours-changed": "Phone hours changed",
    "office-hours-changed": "Office hours changed",
    "mail-changed": "Mail server changed",
    "retention-changed": "Retention periods changed",
    "spam-words-changed": "Spam words changed",
  },
  sections: {
    company: "Company",
    mail: "Email",
    retention: "Retention",
    "spam-words": "Spam words",
  },
  errors: {
    name: "Please enter the company’s name.",
    shortName: "Please enter a short name, such as the one on your vans.",
    foundedIn: "Please enter a year from 1800 to this one.",
    description: "Please describe the company in 20 to 200 characters.",
    phone: "Please enter a US phone number with its area code, such as (312) 555-0142.",
    street: "Please enter the street address.",
    city: "Please enter the city.",
    state: "Please enter a state as two letters, such as IL.",
    postalCode: "Please enter a ZIP code, such as 60606.",
    timeZone: "Please choose a time zone.",
    priceRange: "Please choose a price range.",
    link: "Please enter a full address that starts with https://.",
    mail: {
      host: "Please enter the name of the mail server, such as smtp.example.com.",
      port: "Please enter a port from 1 to 65535.",
      security: "Please choose how the connection is secured.",
      password: "This password is too long.",
      address: "Please enter an email address, or leave the field blank.",
    },
    place:
      "Please enter both numbers, or leave both blank: latitude from −90 to 90, longitude from −180 to 180.",
    days: "Please enter a whole number of days from {min} to {max}.",
    spamWords: {
      tooMany: "Please keep the list to {max} lines.",
      tooLong: "Line {line} is longer than {max} characters. Please spread it over two lines.",
      tooShort: "Line {line}: “{found}” is too short. A phrase needs at least three letters.",
      unreadable:
        "Line {line}: “{found}” can’t be read. A star goes at the end of a word, and three dots between words.",
    },
  },
  mail: {
    unreadable: "The password was saved with a different secret key. Enter it again and save.",
    noServer: "There’s no mail server yet, so the test was saved as a file in the data folder.",
    refused: "The test wasn’t sent: {fault}",
    test: {
      subject: "{company}: a test email",
      title: "Your mail server works",
      text: "This email was sent from the settings of {company}. Your other emails go out the same way.",
      because: "You’re getting this email because you asked for a test.",
    },
  },
  deletes: [
    "This deletes {count} record within the hour, for good.",
    "This deletes {count} records within the hour, for good.",
  ],
  lines: ["a list of {count} line", "a list of {count} lines"],
} as const;
