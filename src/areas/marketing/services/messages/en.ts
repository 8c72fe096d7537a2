export const en = {
  allServices: {
    learnMore: "Learn more<about> about {service}</about>",
    tellUs: "Tell us what it is",
  },
  paces: { daily: "Daily", weekly: "Weekly", monthly: "Monthly" },
  methods: { reaches: "Reaches", suits: "Right for", limits: "Keep in mind" },
  complaints: {
    caption: "Complaints of building occupants and our answers",
    complaint: "Complaint",
    share: "Share",
    plan: "What the plan says",
  },
  responseTimes: {
    caption: "Response times by kind of request",
    request: "Request",
    inTheTrade: "Typical in the trade",
    withUs: "With us",
    typical: "<label>Typical: </label>{trade}",
  },
} as const;
