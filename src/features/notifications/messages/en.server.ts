export const en = {
  today: "Today",
  yesterday: "Yesterday",
  allFacilities: "All facilities",
  /** @param facility its name, or `allFacilities` */
  atClient: "{client}, {facility}",
  digest: {
    because: "You received this email because you chose a daily digest for some notifications.",
    subject: ["One new notification: {facility}", "{count} new notifications: {facility}"],
    subjectOfMany: [
      "One new notification: {facilities} facilities",
      "{count} new notifications: {facilities} facilities",
    ],
    title: "New and unread",
    seeAll: "See all notifications",
    seeMore: "See all, {count} more",
    allInText: "All notifications:",
    moreInText: "And {count} more:",
  },
  /** What administrators read of its emails where they change their texts. */
  sentEmails: {
    "daily-digest": {
      title: "Daily digest",
      reader: "Whoever wants some notifications once a day",
      occasion: "Every morning when something is new and unread",
    },
  },
} as const;
