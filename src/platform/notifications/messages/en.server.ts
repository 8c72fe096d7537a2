export const en = {
  /** What each kind of notification is about, where it is chosen; some differ for clients and staff. */
  kinds: {
    "work-order-new": "New work orders",
    "work-order-assigned": "Work orders assigned to you",
    "work-order-progress": {
      client: "Your work orders: taken on, on hold, done or declined",
      staff: "Your work orders: taken on, on hold, done, declined or reopened",
    },
    "work-order-comment": "Comments on work orders",
    "service-level": "Work orders that are late or nearly late",
    "visit-missed": "Missed visits",
    "visit-soon": "Visits in the next 24 hours that are canceled or moved",
    "visit-changed": "Later visits that are canceled or moved",
    "visit-note": "Notes from crews about their visits",
    inspection: {
      client: "Finished inspections, and replies to what you wrote",
      staff: "Inspections that clients sign or write about",
    },
    "inspection-dispute": "Inspection ratings that clients dispute",
    message: "Messages you haven’t read for ten minutes",
    "document-new": "New documents and new versions",
    "document-ends": "Documents that expire soon or have expired",
    malware: "Malware found in files already uploaded",
    backups: "Problems with the nightly backups",
    "key-lost": "Lost keys, and codes that others may know",
    "key-issued": "Keys issued to you",
    feedback: {
      client: "Feedback requests (at most one email a week)",
      staff: "Low feedback from clients (0 to 6)",
    },
    invoice: "Invoices, and reminders when one is overdue",
    price: {
      client: "Prices we offer for extra work",
      staff: "Prices for extra work that clients accept",
    },
    "monthly-report": "Monthly report, on the first business day",
    "morning-report": "Morning report, before each facility opens",
  },
  /** In the middle of a sentence. */
  digest: "the daily digest",
  oneOfThese: "Please choose one of these",
} as const;
