import { oneLine } from "./one-line.ts";

/** What went wrong on the way to the mail server, and who can mend it. */

export interface DeliveryError {
  /** The same letter would be refused again. */
  permanent: boolean;
  /** The configuration is at fault: the letter leaves with the attempt after it is mended. */
  needsOwner: boolean;
  /** Written for the office; whatever a server said stands on one line without control characters. */
  fault: string;
}

/** The part of nodemailer's errors that tells where it happened. */
interface SmtpError {
  code: string;
  command: string;
  responseCode: number | undefined;
  /** What the server said, else what happened. */
  words: string;
}

export function errorOf(error: unknown): DeliveryError {
  const smtp = smtpError(error);
  const advice = adviceFor(smtp);
  if (advice !== undefined)
    return { permanent: false, needsOwner: true, fault: `${advice} (${smtp.words})` };
  return { permanent: isRefusalOfTheLetter(smtp), needsOwner: false, fault: smtp.words };
}

function smtpError(error: unknown): SmtpError {
  const words = error instanceof Error ? error.message : String(error);
  const told: Record<string, unknown> = error instanceof Error ? { ...error } : {};
  return {
    code: String(told.code ?? ""),
    command: String(told.command ?? ""),
    responseCode: typeof told.responseCode === "number" ? told.responseCode : undefined,
    words: oneLine(typeof told.response === "string" ? told.response : words, 300),
  };
}

/** What only the owner can mend, in words that say how. */
function adviceFor({ code, command, responseCode, words }: SmtpError): string | undefined {
  const isFinal = responseCode === undefined || isRefusal(responseCode);
  if (code === "EAUTH" && isFinal) return "The mail server refuses user or password of SMTP_URL";
  if (/certificate|altnames/i.test(words))
    return "The mail server's certificate is not valid for the name in SMTP_URL, so that no password was sent. For an authority of your own set NODE_EXTRA_CA_CERTS";
  if (command === "STARTTLS" || /STARTTLS/.test(words))
    return "The mail server offers no TLS, so that the password of SMTP_URL was not sent. Use smtps://, or set SMTP_PASSWORD_WITHOUT_TLS=allowed where the way to the server is private";
  if (command.startsWith("MAIL") && responseCode !== undefined && isFinal)
    return "The mail server refuses MAIL_FROM";
  return undefined;
}

/** A 5xx to the recipient or to the content stays what it is. */
function isRefusalOfTheLetter({ code, command, responseCode }: SmtpError): boolean {
  const isPermanent = responseCode !== undefined && isRefusal(responseCode) && responseCode !== 503;
  return (
    isPermanent && (code === "EMESSAGE" || (code === "EENVELOPE" && !command.startsWith("MAIL")))
  );
}

/** What is no number of SMTP is said by something that is no mail server. */
const isRefusal = (responseCode: number) => responseCode >= 500 && responseCode < 600;
