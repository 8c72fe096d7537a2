export const en = {
  events: {
    "company-changed": "Company changed",
    "telephone-hours-changed": "Phone hours changed",
    "office-hours-changed": "Office hours changed",
    "mail-changed": "Mail server changed",
    "brand-changed": "Colors and name changed",
    "brand-picture-changed": "Logo changed",
  },
  sections: { brand: "Logo and colors", company: "Company", mail: "Email" },
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
    brand: {
      color: "Please enter a color as # and six digits, such as {example}.",
      contrast:
        "Text in this color would be hard to read. The closest color that works is {suggestion}.",
      together:
        "Someone else changed colors in the meantime, and yours would be hard to read with theirs.",
      logoPlace: "Please choose where the company’s name goes.",
      picture: {
        empty: "Please choose a file.",
        "unknown-kind": "Please choose an SVG, PNG, or JPEG file.",
        damaged: "This picture couldn’t be read.",
        "too-large":
          "This file is too large. An SVG can have up to 200 KB, a PNG or JPEG up to 5 MB.",
        "too-many-pixels": "This picture has too many pixels.",
        "too-long":
          "This picture is too narrow for a logo: one side is more than 12 times as long as the other.",
        "too-many-parts": "This drawing has too many parts. Simplify it, or upload a PNG.",
        "not-svg":
          "This drawing couldn’t be read. Export it again as a plain SVG, or upload a PNG.",
        doctype:
          "This drawing declares entities, which aren’t accepted. Export it again as a plain SVG, or upload a PNG.",
        element:
          "This drawing contains “{detail}”, which isn’t accepted. Convert everything to paths, or upload a PNG.",
        event:
          "This drawing contains a script (“{detail}”), which isn’t accepted. Upload a PNG instead.",
        reference:
          "This drawing loads something from elsewhere (“{detail}”), which isn’t accepted. Upload a PNG instead.",
        style:
          "This drawing’s style sheet couldn’t be read. Export it with presentation attributes, or upload a PNG.",
      },
    },
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
