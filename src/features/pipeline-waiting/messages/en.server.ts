export const en = {
  startPage: {
    approval: [
      "<number>{shown}</number> bid is under the lowest margin and waiting for approval",
      "<number>{shown}</number> bids are under the lowest margin and waiting for approval",
    ],
    signature: [
      "<number>{shown}</number> signed proposal is waiting for our signature",
      "<number>{shown}</number> signed proposals are waiting for our signature",
    ],
    start: [
      "<number>{shown}</number> contract is signed, but the client isn’t set up yet",
      "<number>{shown}</number> contracts are signed, but the clients aren’t set up yet",
    ],
    question: [
      "<number>{shown}</number> prospect is waiting for an answer about a proposal",
      "<number>{shown}</number> prospects are waiting for an answer about a proposal",
    ],
    expired: [
      "<number>{shown}</number> proposal expired without a decision",
      "<number>{shown}</number> proposals expired without a decision",
    ],
    unpicked: [
      "<number>{shown}</number> prospect didn’t choose a walk-through time before all of them passed",
      "<number>{shown}</number> prospects didn’t choose a walk-through time before all of them passed",
    ],
    signed: [
      "<number>{shown}</number> proposal signed by a prospect",
      "<number>{shown}</number> proposals signed by prospects",
    ],
    declined: [
      "<number>{shown}</number> proposal declined",
      "<number>{shown}</number> proposals declined",
    ],
    booked: [
      "<number>{shown}</number> walk-through booked",
      "<number>{shown}</number> walk-throughs booked",
    ],
    withdrawn: [
      "<number>{shown}</number> quote request withdrawn",
      "<number>{shown}</number> quote requests withdrawn",
    ],
    won: ["<number>{shown}</number> opportunity won", "<number>{shown}</number> opportunities won"],
    lost: [
      "<number>{shown}</number> opportunity lost",
      "<number>{shown}</number> opportunities lost",
    ],
  },
} as const;
