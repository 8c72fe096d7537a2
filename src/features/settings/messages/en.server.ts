export const en = {
  events: {
    "company-changed": "Company changed",
    "telephone-hours-changed": "Phone hours changed",
    "office-hours-changed": "Office hours changed",
    "mail-changed": "Mail server changed",
    "brand-changed": "Colors and name changed",
    "brand-picture-changed": "Logo changed",
    "legal-changed": "Legal details changed",
    "bid-assumptions-changed": "Bid assumptions changed",
    "payment-changed": "Payment instructions changed",
    "roles-changed": "Permissions of roles changed",
    "seal-changed": "Time server changed",
    "certificate-uploaded": "Company’s certificate uploaded",
    "certificate-removed": "Company’s certificate removed",
    "rate-card-changed": "Rate card changed",
    "holidays-changed": "Holidays changed",
    "retention-changed": "Retention periods changed",
    "service-levels-changed": "Service levels changed",
    "spam-words-changed": "Spam words changed",
    "email-texts-changed": "Email texts changed",
    "demonstration-removal-requested": "Removal of the demonstration requested",
    "launch-item-confirmed": "Going-live list changed",
  },
  sections: {
    "bid-assumptions": "Bid assumptions",
    brand: "Logo and colors",
    company: "Company",
    holidays: "Holidays",
    legal: "Legal",
    mail: "Email",
    payment: "How clients pay",
    "rate-card": "Rate card",
    retention: "Retention",
    roles: "Roles",
    seal: "Seal of signed files",
    "service-levels": "Service levels",
    "spam-words": "Spam words",
    "email-texts": "Email texts",
    demonstration: "Demonstration",
    "going-live": "Going live",
  },
  goingLive: {
    confirmed: "Done: {title}",
    kinds: {
      phone: "Placeholder phone number: {value}",
      address: "Placeholder address: {value}",
      invented: "Invented: {value}",
      unverified: "Not confirmed yet: {value}",
    },
    /** By its file: what stands there as a draft. */
    drafts: {
      "en/legal/privacy-policy": "Privacy Policy, read by a lawyer",
      "es/legal/privacy-policy": "Privacy Policy in Spanish, read by a lawyer",
      "en/legal/terms": "Terms of Service, read by a lawyer",
      "es/legal/terms": "Terms of Service in Spanish, read by a lawyer",
      "privacy-laws": "Privacy laws, read by a lawyer",
    },
    items: {
      company: {
        title: "The company is still the one that came with the product",
        advice:
          "Enter your own name, phone, address and profiles. Leave a profile blank if you have none.",
        link: "Company settings",
      },
      details: {
        title: "Details to check once",
        advice:
          "These still say what came with the product. Change them, or confirm that they are right for you.",
        link: "Settings",
      },
      brand: {
        title: "The logo is still the one that came with the product",
        advice:
          "Upload your own logo and choose your colors. If you want to keep the mark that came with the product, confirm it here.",
        link: "Logo and colors",
      },
      payment: {
        title: "How clients pay you",
        advice:
          "Until this is filled in, invoices tell clients not to send money. Enter your bank account, an address for checks, or the page where clients pay.",
        link: "How clients pay",
      },
      rateCard: {
        title: "The planning ranges are the ones that came with the product",
        advice:
          "The quote form shows them to every visitor. Change them, or confirm that you can work for these prices.",
        link: "Rate card",
      },
      serviceLevels: {
        title: "The service levels are the ones that came with the product",
        advice:
          "They promise clients how soon you answer a work order. Change them, or confirm that you can keep them.",
        link: "Service levels",
      },
      legalFacts: {
        title: "Licenses and insurance are the ones that came with the product",
        advice:
          "The website, the terms and invoices state them, and the site says that you are insured. Enter your own, or confirm that these are right.",
        link: "Legal",
      },
      about: {
        title: "Leaders, story and quotes",
        advice:
          "Introduce your own people, tell your own story, and quote only clients who have agreed to it.",
        link: "About page",
      },
      services: {
        title: "Figures and quotes about services and industries",
        advice:
          "State only figures that you can back up, and quote only clients who have agreed to it.",
        link: "Services page",
      },
      certifications: {
        title: "Certifications",
        advice: "Keep only certifications that you hold.",
        link: "About page",
      },
      guides: {
        title: "Guides to download",
        advice:
          "The PDFs under Resources carry the name, colors and facts of the company that came with the product. To stop offering a guide, take it out of the list. Once your own name is in it, mark it as checked.",
        link: "Resources",
      },
      careers: {
        title: "Jobs and benefits",
        advice: "Post your own openings, pay and benefits, and quote only people who work for you.",
        link: "Careers page",
      },
      articles: {
        title: "News",
        advice: "Write your own news, or remove the stories about fictional events.",
        link: "News page",
      },
      legal: {
        title: "Privacy policy and terms",
        advice:
          "Have a lawyer read them. Under Website, change what has to change, mark each as checked, and publish it.",
        link: "Privacy policy",
      },
      privacyLaws: {
        title: "Privacy laws of the states",
        advice:
          "The privacy policy names them, and privacy requests are answered within their deadlines. Have a lawyer read both, then confirm it here.",
        link: "Privacy policy",
      },
      otherPages: {
        title: "Other pages",
        advice: "Replace the sample texts on them with your own.",
      },
      mailServer: {
        title: "No mail server",
        advice:
          "Without one, no email reaches anyone: no request from the website, no invitation, no invoice. Enter your mail server and send yourself a test.",
        link: "Email settings",
      },
      senders: {
        title: "A placeholder email address",
        advice: "Replace these addresses under Email, or in MAIL_FROM and OFFICE_EMAIL.",
        link: "Email settings",
      },
      administrator: {
        title: "No administrator of your own",
        advice:
          "Open this page and enter the setup code, which the server printed when it started.",
        link: "Setup",
      },
      demonstration: {
        title: "The demonstration is still here",
        advice:
          "Its people can sign in, and all of them have the same password. Remove it once you have looked around.",
        link: "Remove the demonstration",
      },
      demoSetting: {
        title: "DEMO: the first start adds a demonstration",
        advice:
          "Its people all have the same password. Set DEMO=0 before the first start, or remove the demonstration later in the office.",
      },
      secondFactor: {
        title: "An administrator without a second factor",
        advice:
          "Each administrator needs an authenticator app or a passkey. They are asked for it when they sign in. Suspend those who don’t need to be administrators.",
        link: "People",
      },
      secondAdministrator: {
        title: "Only one administrator",
        advice:
          "If you lose your phone, a second administrator can let you back in. Invite someone whom you trust.",
        link: "Invite an administrator",
      },
      origin: {
        title: "ORIGIN: the public address isn’t set",
        advice:
          "Links in emails and the website’s entries in search engines need it. Set ORIGIN to the address that visitors use, such as https://www.example.com.",
      },
      https: {
        title: "ORIGIN: the address doesn’t begin with https://",
        advice:
          "Passwords travel in the open, passkeys don’t work, and crews’ phones can’t open their pages without a connection. Put a proxy with a certificate in front of the server, and set ORIGIN to its address.",
      },
      proxy: {
        title: "TRUST_PROXY: the proxy in front isn’t named",
        advice:
          "To the server, all visitors seem to come from one address, so they share their limits. Set TRUST_PROXY to how many proxies stand in front of it, usually 1.",
      },
      secretKey: {
        title: "SECRET_KEY: not set",
        advice:
          "On a PostgreSQL server, codes of buildings and secrets of authenticator apps are stored beside the key that protects them. Set SECRET_KEY to at least 32 random characters, and keep a copy apart from your backups.",
      },
      backups: {
        title: "NIGHTLY_BACKUPS: the product makes no backups",
        advice:
          "The setting is 0. Remove it to get a backup every night. If you make backups by other means, restore one as a test, then confirm it here.",
        link: "System",
      },
      backupPlace: {
        title: "BACKUP_URL: backups are on the same disk as the data",
        advice:
          "They help after a mistake, but a lost disk takes them along. Set BACKUP_URL to a bucket, or BACKUP_DIR to a folder on another disk.",
      },
      backupKey: {
        title: "BACKUP_KEY: backups aren’t encrypted",
        advice:
          "Whoever can read the bucket can read every record. Set BACKUP_KEY to at least 32 random characters, and keep a copy.",
      },
      lastBackup: {
        title: "The backups need attention",
        advice: "System says what is wrong and what to do.",
        link: "System",
      },
      firstBackup: {
        title: "No backup has been made yet",
        advice: "The first backup runs tonight. Check again tomorrow.",
        link: "System",
      },
      keys: {
        title: "Copies of the keys",
        advice:
          "Backups don’t include the secret key (SECRET_KEY, or secret.key in the data folder). Without BACKUP_KEY, an encrypted backup can’t be restored. Keep copies away from the server and the backups, then confirm it here.",
        link: "System",
      },
      databaseRole: {
        title: "DATABASE_URL: the product signs in to PostgreSQL as a superuser",
        advice:
          "A superuser can read files and start programs on the database’s machine. Give the product a role that only owns its database. docs/operations.md explains how to switch.",
      },
      scanner: {
        title: "CLAMAV_URL: files aren’t scanned for malware",
        advice:
          "Photos are rebuilt from their pixels, but a PDF is kept as it arrived. A scanner (ClamAV) needs a machine or container of its own with about 3 GB of memory.",
      },
    },
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
    statesServed: "Please check at least one state where your crews work.",
    stateUnknown: "Please check only states from the list: “{code}” isn’t one.",
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
        "unknown-kind": "Please choose an SVG, PNG or JPEG file.",
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
    incomplete: "Part of the form didn’t arrive. Please save it again.",
    needs: "This has no effect without “{right}”. Please check that one, too.",
    removalWord: "Please type “{word}” to confirm.",
    mail: {
      host: "Please enter the name of the mail server, such as smtp.example.com.",
      port: "Please enter a port from 1 to 65535.",
      security: "Please choose how the connection is secured.",
      password: "This password is too long.",
      address: "Please enter an email address, or leave the field blank.",
      officeLanguage: "Please choose a language.",
    },
    place:
      "Please enter both numbers, or leave both blank: latitude from −90 to 90, longitude from −180 to 180.",
    days: "Please enter a whole number of days from {min} to {max}.",
    legal: {
      lawState: "Please enter the name of a state, such as Illinois.",
      licenses: "Please keep to {max} licenses of up to 120 characters, one on each line.",
      dollars: "Please enter whole dollars, such as 1,000,000, or leave the field blank.",
      aggregate: "The aggregate can’t be lower than the amount per occurrence, and needs one.",
      workersCompensation: "Please choose one of the two.",
    },
    rateCard: {
      amount: "Please enter a number from {min} to {max}.",
      half: "Please enter both ends, or leave both blank.",
      reversed: "The high end can’t be below the low end.",
    },
    seal: {
      timeServer: "Please enter an address that starts with https://, or leave the field blank.",
      noFile: "Please choose the file with the certificate.",
      tooLarge: "This file is larger than 64 KB. A certificate with its key is smaller.",
      faults: {
        unreadable: "This isn’t a certificate with its private key (.p12 or .pfx).",
        "wrong-password": "The password isn’t right, or the file is damaged.",
        "no-match": "The private key in this file doesn’t belong to its certificate.",
        "not-yet-valid": "This certificate isn’t valid yet.",
        expired: "This certificate has expired.",
        "wrong-purpose": "This certificate isn’t meant for signatures.",
        "weak-key": "The key of this certificate is too short: RSA needs 2048 bits or more.",
      },
      noTimeServer: "There’s no time server. Enter its address and save it first.",
      timeServers: {
        away: "The time server didn’t answer. Check the address, or try again later.",
        refused: "The time server refused to issue a time stamp.",
        wrong: "The answer isn’t a valid time stamp. Check that this is a time server (RFC 3161).",
      },
    },
    payment: {
      routingNumber: "Please check the routing number: it has nine digits, as on a check.",
      accountNumber: "Please enter an account number of 4 to 17 digits.",
      wholeAccount: "Please fill in all four fields of the bank account, or none.",
      wholeCheck: "Please enter both a name and an address for checks, or neither.",
    },
    holidays: {
      line: "Line {line}: please enter a month and a day, then a name, such as 12/24 Christmas Eve.",
      tooMany: "Please keep the list to {max} days.",
    },
    spamWords: {
      tooMany: "Please keep the list to {max} lines.",
      tooLong: "Line {line} is longer than {max} characters. Please split it into two lines.",
      tooShort: "Line {line}: “{found}” is too short. A phrase needs at least three letters.",
      unreadable:
        "Line {line}: “{found}” can’t be read. An asterisk goes at the end of a word, and three dots between words.",
    },
  },
  mail: {
    unreadable: "The password was saved with a different secret key. Enter it again and save.",
    noServer: "There’s no mail server yet, so the test was saved as a file in the data folder.",
    refused: "The test wasn’t sent: {fault}",
    refusedBecause: {
      "not-greeted":
        "The test wasn’t sent: what answered at this address and port didn’t greet as a mail server (code: {answer}). Check both, and the connection.",
      "wrong-login":
        "The test wasn’t sent: the mail server refused the username or password. It said: {answer}",
      certificate:
        "The test wasn’t sent: the mail server’s certificate isn’t valid for its name, so no password was sent. The connection said: {answer}",
      "no-tls":
        "The test wasn’t sent: the mail server offers no encryption, so the password wasn’t sent. The connection said: {answer}",
      sender:
        "The test wasn’t sent: the mail server refused the sender’s address. It said: {answer}",
    },
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
  rights: {
    "leads.read": "See quote requests",
    "leads.answer": "Answer quote requests",
    "contact-messages.read": "See contact messages",
    "contact-messages.answer": "Answer contact messages",
    "applications.read": "See job applications",
    "applications.answer": "Answer job applications",
    "applications.hire": "Hire applicants",
    "quarantine.decide": "Decide what is spam in the lists they answer",
    "records.export": "Export the lists they see: requests, messages, applications, subscribers",
    "opportunities.read": "See the pipeline",
    "opportunities.change": "Move opportunities and plan next steps",
    "opportunities.export": "Export the pipeline",
    "prospects.read": "See companies and contacts of prospects",
    "prospects.change": "Change companies and contacts of prospects, and merge duplicates",
    "prospects.export": "Export companies of prospects",
    "bids.read": "See bids, with wages, costs and margins",
    "bids.change": "Write bids",
    "bids.approve": "Approve bids below the lowest margin",
    "proposals.read": "See proposals",
    "proposals.change": "Write and send proposals",
    "proposals.sign": "Sign proposals for the company",
    "appointments.read": "See their own appointments",
    "clients.start": "Start clients from signed proposals",
    "production-rates.change": "Change production rates",
    "company-certificates.change": "Add and remove certificates of the company",
    "website.change": "Change the website and publish it",
    "newsletters.send": "Write newsletters and send them",
    "subscribers.read": "See newsletter subscribers",
    "clients.read": "See clients",
    "clients.change": "Add clients and facilities",
    "facilities.read": "See facilities, areas and scopes of work",
    "facilities.change": "Change facilities, areas and scopes of work",
    "start-up-plans.change": "Create start-up plans and check off their tasks",
    "facility-contacts.read": "See contacts on site",
    "access-notes.read": "Read how to get into a building",
    "site-codes.read": "See the check-in codes of buildings",
    "signs.print": "Print QR signs",
    "threads.use": "Exchange messages with clients",
    "feedback.read": "Read clients’ feedback",
    "client-health.read": "See client health",
    "insights.read": "See insights",
    "schedule.read": "See the schedule",
    "schedule.change": "Plan visits and cancel them",
    "visits.attend": "Check in and out, and note what was done",
    "visit-notes.read": "Read crews’ notes about visits",
    "work-orders.read": "See work orders",
    "work-orders.create": "Create work orders and request supplies",
    "work-orders.comment": "Comment on work orders",
    "work-orders.direct": "Acknowledge, assign and prioritize work orders",
    "work-orders.work": "Start and finish work orders",
    "work-orders.export": "Export work orders",
    "service-levels.change": "Change a client’s service levels",
    "inspections.read": "See inspections",
    "inspections.perform": "Plan and perform inspections",
    "inspections.share": "Share inspection reports by link",
    "keys.read": "See keys",
    "keys.change": "Issue keys and take them back",
    "key-codes.read": "Read key codes; each view is recorded",
    "keys.export": "Export the list of keys",
    "documents.read": "See documents",
    "documents.change": "Add, renew and withdraw documents",
    "contracts.read": "Read contracts, with prices and terms",
    "prices.read": "See prices",
    "prices.offer": "Offer prices for extra work",
    "invoices.read": "See invoices",
    "invoices.change": "Issue invoices and record payments",
    "people.read": "See clients’ people",
    "client-people.invite": "Invite clients’ people",
    "client-people.change": "Change or suspend clients’ people",
    "staff.invite": "Invite staff",
    "staff.change": "Change or suspend staff, and give roles",
    "privacy.handle": "Export or erase a person’s data",
    "account.use-own": "Use their own account",
    "files.use": "Upload photos and documents",
    "settings.change": "Change settings, these permissions among them",
    "data.import": "Import data",
    "data.export": "Export everything",
    "audit.read-all": "Read the whole audit",
    "system.read": "See how the system is doing",
  },
  permissionGroups: {
    requests: "Requests, messages and applications",
    sales: "Sales",
    website: "Website and newsletters",
    clients: "Clients and facilities",
    work: "Visits and work orders",
    inspections: "Inspections",
    keys: "Keys",
    documents: "Documents",
    money: "Prices and invoices",
    people: "People",
    company: "Company",
  },
  given: "given",
  notGiven: "not given",
  extraLabel: "{role}: {right}",
  kept: "checked",
  lines: ["a list of {count} line", "a list of {count} lines"],
  emails: {
    changed: {
      en: "English: “{before}” became “{after}”",
      es: "Spanish: “{before}” became “{after}”",
    },
    fieldLabel: { en: "Email text in English: “{text}”", es: "Email text in Spanish: “{text}”" },
    named: "{sign} ({meaning})",
    tooMuchBeside:
      "Nothing was changed: what you typed in the other texts is too long to keep. Please save it first.",
    tooMuch: "That is too much to preview at once. Please save some of it first.",
    faults: {
      empty: "Please write something here, or go back to the original",
      "too-long": "Please keep this under {max} characters",
      lines: "Please write this on one line, without line breaks or control characters",
      html: "Please write this without HTML tags; text is shown as you write it",
      forms: "Please write a text for one and a text for several",
      missing: "Please keep what the email fills in here: {values}",
      unknown: "The email can’t fill this in here: {values}",
    },
  },
} as const;
