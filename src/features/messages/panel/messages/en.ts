export const en = {
  ofRecord: {
    title: "Messages about it",
    unread: "Unread",
    continue: "Continue the messages",
    startAnother: "Start another",
    write: "Write a message about it",
  },
} as const;
