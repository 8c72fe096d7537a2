import { company } from "#content/company.ts";

export interface FormError {
  status: 400 | 401 | 413 | 415 | 429 | 500 | 503;
  message: string;
  retryAfterSeconds?: number;
}

export const malformed = (what: string): FormError => ({
  status: 400,
  message: `We couldn't read what was sent: ${what}.`,
});

export const tooLarge = (limitBytes: number): FormError => ({
  status: 413,
  message: `This is longer than we can accept (${limitBytes / 1024} KiB). Please shorten it and send it again.`,
});

export const wrongType = (expected: string): FormError => ({
  status: 415,
  message: `Please send this as ${expected} in UTF-8.`,
});

/** The same for an unknown name and for a wrong password. */
export const wrongLogin: FormError = {
  status: 401,
  message: "Invalid username or password. Please try again.",
};

export const tooMany = (retryAfterSeconds: number): FormError => ({
  status: 429,
  message: `You've sent this form several times in a short time. Please try again in ${formatSeconds(retryAfterSeconds)}, or call us at ${company.phone.display}.`,
  retryAfterSeconds,
});

/** After failures; the right password does not change it. */
export const tooManySignIns = (retryAfterSeconds: number): FormError => ({
  status: 429,
  message: `Too many failed sign-in attempts. Please try again in ${formatSeconds(retryAfterSeconds)}, or call us at ${company.phone.display}.`,
  retryAfterSeconds,
});

export const unavailable: FormError = {
  status: 503,
  message: `We can't save anything right now. Please send it again in a minute, or call us at ${company.phone.display}.`,
  retryAfterSeconds: 10,
};

export const serverError: FormError = {
  status: 500,
  message: `Something went wrong on our side. Please send it again, or call us at ${company.phone.display}.`,
};

function formatSeconds(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? "a minute" : `${minutes} minutes`;
}
