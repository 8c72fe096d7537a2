/**
 * The law on requests about personal data: how long an answer may take, and what has to be kept in spite of
 * them. None of it is legal advice; have a lawyer read it.
 */

/** Days for an answer, by which every act below is kept, and what the privacy policy promises to all. */
const answerDays = 45;

export const privacyLaws = {
  verified: false,
  answerDays,
  /** It may be extended once, with a reason that the person gets within the first 45 days. */
  extensionDays: 45,
  /** Business days within which California wants to hear that a request has arrived (11 CCR § 7021). */
  confirmBusinessDays: 10,
  /** States that have an act of their own, with its name as lawyers cite it. */
  acts: [
    { state: "CA", name: "California", act: "California Consumer Privacy Act" },
    { state: "CO", name: "Colorado", act: "Colorado Privacy Act" },
    { state: "CT", name: "Connecticut", act: "Connecticut Data Privacy Act" },
    { state: "DE", name: "Delaware", act: "Delaware Personal Data Privacy Act" },
    { state: "IA", name: "Iowa", act: "Iowa Consumer Data Protection Act" },
    { state: "IN", name: "Indiana", act: "Indiana Consumer Data Protection Act" },
    { state: "KY", name: "Kentucky", act: "Kentucky Consumer Data Protection Act" },
    { state: "MD", name: "Maryland", act: "Maryland Online Data Privacy Act" },
    { state: "MN", name: "Minnesota", act: "Minnesota Consumer Data Privacy Act" },
    { state: "MT", name: "Montana", act: "Montana Consumer Data Privacy Act" },
    { state: "NE", name: "Nebraska", act: "Nebraska Data Privacy Act" },
    { state: "NH", name: "New Hampshire", act: "New Hampshire Privacy Act" },
    { state: "NJ", name: "New Jersey", act: "New Jersey Data Privacy Act" },
    { state: "OR", name: "Oregon", act: "Oregon Consumer Privacy Act" },
    {
      state: "RI",
      name: "Rhode Island",
      act: "Rhode Island Data Transparency and Privacy Protection Act",
    },
    { state: "TN", name: "Tennessee", act: "Tennessee Information Protection Act" },
    { state: "TX", name: "Texas", act: "Texas Data Privacy and Security Act" },
    { state: "UT", name: "Utah", act: "Utah Consumer Privacy Act" },
    { state: "VA", name: "Virginia", act: "Virginia Consumer Data Protection Act" },
  ],
  /** Rules by which something stays although a person asks to be erased, and for how many years. */
  keep: {
    /** The longest period in which a return may be questioned, with a year to spare. */
    tax: { rule: "26 U.S.C. §§ 6001, 6501; 26 CFR § 1.6001-1", years: 7 },
    /** The longest period in which states let one sue about a written agreement. */
    signed: { rule: "15 U.S.C. § 7001(d); Cal. Civ. Code § 1798.145(a)", years: 10 },
    /** Contractors of the federal government; one year for other employers of fifteen or more. */
    application: { rule: "29 CFR § 1602.14; 41 CFR § 60-1.12(a)", years: 2 },
    attendance: { rule: "29 CFR §§ 516.2, 516.5, 516.6", years: 3 },
    keyOut: { rule: "Cal. Civ. Code § 1798.105(d)(2)" },
    contract: { rule: "Cal. Civ. Code § 1798.105(d)(1)" },
    request: { rule: "11 CCR § 7101", years: 2 },
    evidence: { rule: "Cal. Civ. Code § 1798.105(d)(8)" },
  },
} as const;
