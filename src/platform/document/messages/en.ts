/** Screens that the public site has as well: every text here is loaded with its pages. */
export const en = {
  busy: "We’re busy right now",
  notOpened:
    "We couldn’t open this page just now. Please try again in a minute, or call us, {hours}.",
  fault: "Something went wrong",
  ourFault: "This is our fault, not yours. Please try again in a minute, or call us, {hours}.",
  loadAgain: "The fault is ours, not yours. Please load the page again in a minute.",
  requestNumber: "If you contact us about it, this number helps us find the problem:",
  call: "Call {phone}",
  notFound: "404 Page Not Found",
} as const;
