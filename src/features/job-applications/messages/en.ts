/** The English texts of the public form are the specification’s. */
export const en = {
  errors: {
    fullName: "Full name is required",
    phone: "Valid phone number is required",
    position: "Please select a position",
    experience: "Please select your experience level",
    resume: "Please provide a link to your resume or portfolio",
    coverLetter: "Please provide a more detailed cover letter",
  },
  stages: {
    received: "Received",
    screening: "Screening",
    interview: "Interview",
    offer: "Offer",
    hired: "Hired",
    rejected: "Rejected",
  },
  rejectionReasons: {
    "another-chosen": "Another applicant was a better fit",
    experience: "Too little experience for this work",
    requirements: "Doesn’t meet a requirement of the position",
    hours: "The hours don’t fit",
    pay: "No agreement on pay",
    "no-reply": "No reply",
    "missed-interview": "Missed the interview",
    withdrew: "Withdrew the application",
    "position-closed": "The position was closed",
    duplicate: "Applied twice",
  },
  experience: {
    "0-1": "0-1 years",
    "1-3": "1-3 years",
    "3-5": "3-5 years",
    "5-10": "5-10 years",
    "10+": "10+ years",
  },
} as const;
