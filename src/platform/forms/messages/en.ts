export const en = {
  tooLong: "Please keep this under {max} characters",
  email: "Invalid email address",
  tick: "Please check this box or leave it blank",
  dollars: "Please enter dollars, e.g., 240 or 1,240.50",
  moreThanZero: "Please enter more than zero",
  tooManyDollars: "Please check this amount: it’s over ten million dollars",
} as const;
