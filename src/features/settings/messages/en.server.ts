export const en = {
  events: {
    "company-changed": "Company changed",
    "telephone-hours-changed": "Phone hours changed",
    "office-hours-changed": "Office hours changed",
    "mail-changed": "Mail server changed",
    "brand-changed": "Colors changed",
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
      color: "Please enter a color as # and six digits, such as #0f5f5c.",
      contrast:
        "This color cannot be read everywhere it is used. The nearest one that can is {suggestion}.",
      together: "Somebody else has changed colors meanwhile, and yours cannot be read with theirs.",
      logoPlace: "Please choose where the name stands.",
      picture: {
        empty: "Please choose a file.",
        "unknown-kind": "Please choose an SVG, PNG or JPEG file.",
        damaged: "This picture could not be read.",
        "too-large": "This file is too large: an SVG may have 200 kB, a picture 5 MB.",
        "too-many-pixels": "This picture has too many pixels.",
        "too-long":
          "This picture is too long for a logo: one side is more than 12 times the other.",
        "too-many-parts": "This drawing has too many parts. Simplify it, or send a PNG.",
        "not-svg": "This drawing could not be read. Export it anew as a plain SVG, or send a PNG.",
        doctype:
          "This drawing has a DOCTYPE, which is not accepted. Export it without one, or send a PNG.",
        element:
          "This drawing contains “{detail}”, which is not accepted. Convert everything to paths, or send a PNG.",
        event: "This drawing contains a script (“{detail}”), which is not accepted.",
        reference:
          "This drawing refers to something outside it (“{detail}”), which is not accepted. Send a PNG.",
        style:
          "This drawing has a style sheet, which is not accepted. Export it with presentation attributes, or send a PNG.",
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
