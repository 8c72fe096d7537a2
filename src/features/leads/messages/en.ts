/** The English texts of the public form are the specification’s. */
export const en = {
  errors: {
    fullName: "Full name is required",
    company: "Company name is required",
    phone: "Valid phone number is required",
    facilityType: "Please select a facility type",
    squareFootage: "Square footage is required",
    message: "Please provide more details about your needs",
    frequency: "Please select how often, or leave it blank",
  },
  /** Visits a week. */
  frequencies: {
    "1": "Once a week",
    "2": "2 visits a week",
    "3": "3 visits a week",
    "4": "4 visits a week",
    "5": "5 visits a week",
    "7": "Every day",
  },
  range: "{low} to {high} a month",
} as const;
