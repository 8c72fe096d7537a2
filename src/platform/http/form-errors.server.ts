/** Reasons why a form is refused. The language is that of whoever reads the answer. */
import { company } from "#content/company.ts";
import type { Language } from "#platform/language/language.ts";
import { httpMessages } from "./messages.server.ts";

type HttpMessages = ReturnType<typeof httpMessages>;

export interface FormError {
  status: 400 | 401 | 413 | 415 | 429 | 500 | 503;
  message: (language: Language) => string;
  retryAfterSeconds?: number;
}

export const malformed = (
  fault: keyof HttpMessages["unread"],
  status: 400 | 413 = 400,
): FormError => ({ status, message: (language) => httpMessages(language).unread[fault] });

export const tooLarge = (limitBytes: number): FormError => ({
  status: 413,
  message: (language) => httpMessages(language).tooLong({ kibibytes: limitBytes / 1024 }),
});

export const wrongType = (expected: keyof HttpMessages["expected"]): FormError => ({
  status: 415,
  message: (language) => httpMessages(language).expected[expected],
});

/** The same for an unknown name and for a wrong password. */
export const wrongLogin: FormError = {
  status: 401,
  message: (language) => httpMessages(language).wrongLogin,
};

export const tooMany = (retryAfterSeconds: number): FormError => ({
  status: 429,
  message: (language) =>
    httpMessages(language).tooManyForms({ count: inMinutes(retryAfterSeconds), ...called() }),
  retryAfterSeconds,
});

/** Limits links to choose another password; whoever wants one need not have failed to sign in. */
export const tooManyLinks = (retryAfterSeconds: number): FormError => ({
  status: 429,
  message: (language) =>
    httpMessages(language).tooManyLinks({ count: inMinutes(retryAfterSeconds), ...called() }),
  retryAfterSeconds,
});

/** Limits failed sign-ins; the right password does not change it. */
export const tooManySignIns = (retryAfterSeconds: number): FormError => ({
  status: 429,
  message: (language) =>
    httpMessages(language).tooManySignIns({ count: inMinutes(retryAfterSeconds), ...called() }),
  retryAfterSeconds,
});

export const unavailable: FormError = {
  status: 503,
  message: (language) => httpMessages(language).unavailable(called()),
  retryAfterSeconds: 10,
};

export const serverError: FormError = {
  status: 500,
  message: (language) => httpMessages(language).serverError(called()),
};

const called = () => ({ phone: company.phone.display });

const inMinutes = (seconds: number): number => Math.max(1, Math.ceil(seconds / 60));
