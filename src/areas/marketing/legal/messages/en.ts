export const en = {
  /** Beneath the lead of a translation only. */
  translation:
    "This is a courtesy translation. The binding text is the <original>English original</original>.",
  changed: "{company} · Last changed on <day>{date}</day>",
  contents: "On this page",
  signal: {
    unknown:
      "If your browser sends the signal, we honor it on every page, whether this line says so or not.",
    sent: "Opt-out request honored: your browser sends the signal.",
    notSent: "Your browser does not send the signal.",
  },
} as const;
