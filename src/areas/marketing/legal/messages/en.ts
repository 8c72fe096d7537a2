export const en = {
  /** Beneath the lead of a translation only. */
  translation:
    "This is a courtesy translation. The binding text is the <original>English original</original>.",
  changed: "{company} · Last changed on <day>{date}</day>",
  contents: "On this page",
  cover: {
    title: "Licenses and insurance",
    liability: "General liability insurance: {each} per occurrence",
    liabilityWithAggregate:
      "General liability insurance: {each} per occurrence, {all} in the aggregate",
    umbrella: "Umbrella insurance: {amount}",
    bond: "Janitorial bond: {amount}",
    workersCompensation: "Workers’ compensation insurance for all of our employees",
  },
  signal: {
    unknown:
      "If your browser sends the signal, we honor it on every page, whether this line says so or not.",
    sent: "Opt-out request honored: your browser sends the signal.",
    notSent: "Your browser doesn’t send the signal.",
  },
} as const;
