export const en = {
  title: "Waiting in the pipeline",
  pipeline: "Pipeline",
  waiting: "Waiting",
  /** @param day a date */
  since: "New since {day}",
  matters: {
    approval: "Bids to approve",
    signature: "To sign",
    start: "Clients to start",
    question: "Questions",
    expired: "Expired",
    unpicked: "Times not chosen",
    signed: "Signed",
    declined: "Declined",
    booked: "Walk-throughs booked",
    withdrawn: "Withdrawn",
    won: "Won",
    lost: "Lost",
  },
  /** What it is that waits, and what somebody does about it. */
  notes: {
    approval:
      "The latest version of these bids is under your lowest margin. An administrator approves it, or someone prices it again.",
    signature: "The prospect has signed these proposals. They become contracts when you sign them.",
    start: "Both sides have signed. The client, its facility and its visits aren’t set up yet.",
    question: "The last word about these proposals is the prospect’s.",
    expired:
      "Nobody signed or declined these proposals by their last day. Send a new version, or close the opportunity.",
    unpicked:
      "All the times on offer have passed. Offer new ones for the walk-through, or call the prospect.",
    signed: "Prospects signed these proposals.",
    declined: "Prospects declined these proposals.",
    booked: "Walk-throughs were booked for these opportunities.",
    withdrawn: "Prospects withdrew these requests on their own page.",
    won: "These opportunities were won.",
    lost: "These opportunities were lost.",
  },
  prospect: "Prospect",
  at: "Since",
  owner: "Owner",
  none: "Nothing here",
  noneText: "Nothing is waiting in this list.",
} as const;
