export const en = {
  events: {
    "company-changed": "Company changed",
    "telephone-hours-changed": "Phone hours changed",
    "office-hours-changed": "Office hours changed",
    "mail-changed": "Mail server changed",
  },
  sections: { company: "Company", mail: "Email" },
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
} as const;
