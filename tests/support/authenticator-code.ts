/** An authenticator app in software, for tests: shows the codes of any moment. */
import { generateSync } from "otplib";

export const codeAt = (secret: string, moment: Date): string =>
  generateSync({ secret, epoch: Math.floor(moment.getTime() / 1000) });

export const secondsFrom = (moment: Date, seconds: number): Date =>
  new Date(moment.getTime() + seconds * 1000);
