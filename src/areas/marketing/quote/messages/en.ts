export const en = {
  fullName: "Full name",
  company: "Company",
  email: "Email",
  phone: "Phone",
  phoneHelp: "With area code",
  facilityType: "Facility type",
  chooseFacilityType: "Select Facility Type",
  squareFootage: "Square footage",
  squareFootageHelp: "A rough number is enough",
  frequency: "How often should crews come? (optional)",
  noFrequency: "Not decided yet",
  message: "What do you need?",
  messageHelp: "Tasks, days and times, and what bothers you today",
  submit: "Submit Request",
  submitting: "Submitting...",
  /** Beneath the button. */
  outcome: {
    sent: "Your request is with us.",
    next: "We’ll be in touch within a business day. Questions before then? Call {phone}.",
    failed:
      "Your request wasn’t sent, and everything you typed is still here. Please try again, or call us at {phone}.",
  },
  notices: {
    sent: "Quote request submitted!",
    next: "We'll be in touch with you shortly.",
    failed: "Submission failed",
    tryAgain: "There was an error submitting your request. Please try again.",
  },
  range: {
    title: "Planning range",
    area: "For {squareFeet} sq ft.",
    assumed: "Calculated for 5 visits a week. Choose a frequency to see yours.",
    exact: "A walk-through makes it exact.",
    explanation: "What it is based on and what changes it",
    basis:
      "Based on published rates per square foot for this type of building, and at least one billed hour per visit. A price built up from local wages is often higher. This is not an offer.",
    changedBy: {
      rooms: "Restrooms and kitchens: they take more time than other rooms",
      floors: "Floors: carpet, stone and the care they need",
      hours: "When crews can work, and how they get in",
      location: "Location: rates in large cities can be two to five times as high",
    },
    none: {
      unreadable:
        "We couldn’t read this as one number, so there is no range yet. A figure such as 25,000 is enough.",
      "too-small":
        "Rates per square foot don’t work below 300 sq ft. We price small spaces by the visit, and your quote will show the price.",
      "too-large":
        "Above 1,500,000 sq ft, every building is priced individually. We work out the range with you, area by area.",
      "no-rate":
        "There’s no published rate for every kind of building. Tell us what it is, and we’ll give you a price after a walk-through.",
    },
  },
} as const;
