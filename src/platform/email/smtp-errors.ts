import { oneLine } from "./one-line.ts";

export interface DeliveryError {
  /** The server would refuse the same email again. */
  permanent: boolean;
  /** Sent with the first attempt after the configuration is corrected. */
  needsOwner: boolean;
  /** For the office; a server's own text is on one line without control characters. */
  fault: string;
}

interface SmtpError {
  code: string;
  command: string;
  responseCode: number | undefined;
  text: string;
}

export function errorOf(error: unknown): DeliveryError {
  const smtp = smtpError(error);
  const advice = adviceFor(smtp);
  if (advice !== undefined)
    return { permanent: false, needsOwner: true, fault: `${advice} (${smtp.text})` };
  return { permanent: isRefusalOfTheEmail(smtp), needsOwner: false, fault: smtp.text };
}

function smtpError(error: unknown): SmtpError {
  const text = error instanceof Error ? error.message : String(error);
  const fields: Record<string, unknown> = error instanceof Error ? { ...error } : {};
  return {
    code: String(fields.code ?? ""),
    command: String(fields.command ?? ""),
    responseCode: typeof fields.responseCode === "number" ? fields.responseCode : undefined,
    text: oneLine(typeof fields.response === "string" ? fields.response : text, 300),
  };
}

function adviceFor({ code, command, responseCode, text }: SmtpError): string | undefined {
  const isFinal = responseCode === undefined || isRefusal(responseCode);
  if (code === "EAUTH" && isFinal) return "The mail server refuses user or password of SMTP_URL";
  if (/certificate|altnames/i.test(text))
    return "The mail server's certificate is not valid for the name in SMTP_URL, so that no password was sent. For an authority of your own set NODE_EXTRA_CA_CERTS";
  if (command === "STARTTLS" || /STARTTLS/.test(text))
    return "The mail server offers no TLS, so that the password of SMTP_URL was not sent. Use smtps://, or set SMTP_PASSWORD_WITHOUT_TLS=allowed where the way to the server is private";
  if (command.startsWith("MAIL") && responseCode !== undefined && isFinal)
    return "The mail server refuses MAIL_FROM";
  return undefined;
}

/** A 5xx to the recipient or to the content is final. */
function isRefusalOfTheEmail({ code, command, responseCode }: SmtpError): boolean {
  const isPermanent = responseCode !== undefined && isRefusal(responseCode) && responseCode !== 503;
  return (
    isPermanent && (code === "EMESSAGE" || (code === "EENVELOPE" && !command.startsWith("MAIL")))
  );
}

/** Other numbers come from something that is not a mail server. */
const isRefusal = (responseCode: number) => responseCode >= 500 && responseCode < 600;
