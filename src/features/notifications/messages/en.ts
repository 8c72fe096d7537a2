export const en = {
  section: "Notifications",
  markAllRead: "Mark all as read",
  allRead: "All marked as read.",
  newest: "Back to the newest",
  older: "Older",
  note: "In <link>your account</link> you can choose what we also send by email. Notifications are kept for 90 days.",
  filter: "Filter notifications",
  all: "All",
  unread: "Unread",
  /** After the title of one, for the ears. */
  unreadTitle: "{title}<hidden>, unread</hidden>",
  noneUnread: "Nothing unread",
  seenEverything: "You’ve seen everything from the last 90 days.",
  noneYet: "No notifications yet",
  firstNote: "News about your work orders, visits and messages appears here.",
  showAll: "Show all notifications",
} as const;
