export const en = {
  notRead:
    "This part couldn’t be read just now. Open the page again. If that doesn’t help, the server’s log says why.",
  lessThanMinute: "less than a minute",
  /** A moment with how long ago it was: "Nov 26, 2026, 4:19 AM CST (3 days)". */
  ago: "{moment} ({duration})",
  countAndAge: "{number}, the oldest for {duration}",
  atLeast: "{number} or more",
  version: {
    title: "Version",
    version: "Version",
    runningSince: "Running since",
    node: "Node.js",
  },
  database: {
    title: "Database",
    engine: "Engine",
    engines: { embedded: "Embedded in this server", postgres: "PostgreSQL server" },
    postgres: "PostgreSQL",
    size: "Size",
    migrations: "Migrations",
    applied: "{applied} of {shipped} done, the last on {day}",
    behind:
      "The database lacks changes that this version needs. Restart the server, which makes them as it starts. If it doesn’t start, its log says why.",
    ahead:
      "A newer version has used this database. If you went back by one version on purpose, there is nothing to do. Otherwise, install the newer version again, or restore a backup from before the upgrade.",
  },
  disk: {
    title: "Disk",
    free: "Free",
    freeOf: "{free} of {total}",
    folder: "Data folder",
    files: "Photos and documents",
    inFolder: "In the data folder",
    inBucket: "In a bucket",
    low: "The disk is filling up. Delete what you don’t need on it, such as old backups and logs, or move to a larger one.",
    noFiles:
      "Photos and documents are refused until 256 MB are free. Delete what you don’t need on this disk now, such as old backups and logs.",
    nothingSaved:
      "Nothing is saved, and forms are refused, until 64 MB are free. Delete what you don’t need on this disk now. The product then resumes on its own.",
  },
  email: {
    title: "Email",
    sentBy: "Sent by",
    folder: "No mail server: kept as files",
    waiting: "Waiting",
    failed: "Failed, last 90 days",
    lastSent: "Last one sent",
    lastKept: "Last one kept as a file",
    never: "None yet",
    noServer:
      "No one receives email: without a mail server, it is kept as files in the data folder. Enter one under Settings, Email.",
    stuck:
      "Email has been waiting for more than an hour. Check that the mail server answers and that its password is right. The server’s log says why each attempt failed.",
    undelivered:
      "Some email couldn’t be delivered, and no attempts are left. Look for records marked “Email failed: please call.” Also check the addresses of your people and clients.",
  },
  queue: {
    title: "Background work",
    due: "Due now",
    later: "Planned for later",
    where: "What waits",
    /** A kind of work and how many wait: "email (12)". */
    jobs: "{name} ({number})",
    stuck:
      "Work has been waiting for more than ten minutes. A large mailing takes time, because ten emails leave each second. For anything else, restart the server. If the work waits again, the log says what failed.",
    names: {
      emails: "email",
      "emails-undeliverable": "email that failed",
      "sign-in-failure-alerts": "alerts about sign-ins",
      "work-order-alarms": "late work orders",
      "unread-messages": "unread messages",
      "missed-visits": "missed visits",
      "daily-digests": "daily digests",
      "morning-reports": "morning reports",
      "file-checks": "files to scan",
      "document-ends": "documents that expire",
      feedback: "questions for feedback",
      invoices: "invoices",
      "monthly-reports": "monthly reports",
      newsletters: "newsletters",
      "visit-plan": "visits to plan",
      backups: "backups",
      cleanup: "cleanup",
      "appointment-reminders": "reminders of appointments",
      "data-exports": "archives of your data",
      "demonstration-removal": "removal of the demonstration",
      imports: "imports",
      "inbound-mail": "replies to read",
      "missing-opportunities": "requests without an opportunity",
      privacy: "privacy requests",
      "proposal-ends": "proposals that end",
      "proposal-seals": "signed proposals to seal",
      website: "scheduled publications",
      "website-pictures": "website pictures to prepare",
    },
  },
  errors: {
    page: {
      what: "A page or a form failed",
      advice: "Ask whoever saw it what they were doing, and give a developer the request number.",
    },
    database: {
      what: "The database did not answer",
      advice:
        "The product reconnects automatically. If this keeps happening, check that the database is running and that this server can reach it.",
    },
    disk: {
      what: "The disk is full",
      advice: "Free up space. The disk section says how much is needed.",
    },
    email: {
      what: "An email was not sent",
      advice: "See the email section above. The log says what the mail server answered.",
    },
    files: {
      what: "A photo or document couldn’t be stored or read",
      advice:
        "Check the disk, or the bucket and its key. A missing file can be restored from a backup.",
    },
    backups: {
      what: "A backup, or the check of one, failed",
      advice: "“Backups” on this page says why and what to do.",
    },
    replies: {
      what: "An email that came in was not kept",
      advice: "It’s tried again automatically, and nothing is lost. “Incoming emails” says more.",
    },
    seals: {
      what: "A signed file was not sealed",
      advice:
        "It’s tried again every five minutes. If it keeps happening, show this entry to a developer.",
    },
    work: {
      what: "Background work failed",
      advice:
        "The product tries again automatically. If the number grows, give a developer the time.",
    },
    setting: {
      what: "A setting is wrong",
      advice: "The log says which one and what to change. Then restart the server.",
    },
    other: {
      what: "Something failed",
      advice: "Give a developer the request number or the time. The log has the cause.",
    },
  },
} as const;
