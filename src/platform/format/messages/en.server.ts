export const en = {
  /** Within a sentence, by the end of a quarter's name. */
  quarters: {
    Q1: "from January to March {year}",
    Q2: "from April to June {year}",
    Q3: "from July to September {year}",
    Q4: "from October to December {year}",
  },
} as const;
