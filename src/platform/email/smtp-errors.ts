import { oneLine } from "./one-line.ts";

export interface DeliveryError {
  /** The server would refuse the same email again. */
  permanent: boolean;
  /** Sent with the first attempt after the configuration is corrected. */
  needsOwner: boolean;
  /** The text for the log; a server's own text is on one line without control characters. */
  fault: string;
  /** The owner's mistake and the server's answer to it: a screen words them in its reader's language. */
  refusal?: { problem: SettingProblem; answer: string };
}

/** Settings that make the server refuse every email. */
export type SettingProblem = keyof typeof advice | "not-greeted";

interface SmtpError {
  code: string;
  command: string;
  responseCode: number | undefined;
  text: string;
  /** The code that came instead of a greeting, or a dash. */
  greeting?: string;
}

export function errorOf(error: unknown): DeliveryError {
  const smtp = smtpError(error);
  const problem = problemOf(smtp);
  if (problem !== undefined)
    return {
      permanent: false,
      needsOwner: true,
      fault: `${advice[problem]} (${smtp.text})`,
      refusal: { problem, answer: smtp.text },
    };
  if (smtp.greeting !== undefined)
    return {
      permanent: false,
      needsOwner: false,
      fault: smtp.text,
      refusal: { problem: "not-greeted", answer: smtp.greeting },
    };
  return { permanent: isRefusalOfTheEmail(smtp), needsOwner: false, fault: smtp.text };
}

function smtpError(error: unknown): SmtpError {
  const text = error instanceof Error ? error.message : String(error);
  const fields: Record<string, unknown> = error instanceof Error ? { ...error } : {};
  const code = String(fields.code ?? "");
  const command = String(fields.command ?? "");
  // Before its greeting it may be any service of an internal network, so only a code of its text is kept.
  if (command === "CONN" && typeof fields.response === "string") {
    const greeting = /^[2-5]\d\d(?=[ -])/.exec(fields.response)?.[0] ?? "–";
    const [message = ""] = text.split(" response=");
    return {
      code,
      command,
      responseCode: undefined,
      text: `${oneLine(message, 300)} (${greeting})`,
      ...(code === "EPROTOCOL" && { greeting }),
    };
  }
  return {
    code,
    command,
    responseCode: typeof fields.responseCode === "number" ? fields.responseCode : undefined,
    text: oneLine(typeof fields.response === "string" ? fields.response : text, 300),
  };
}

/** The log names the variables that the owner may have set. */
const advice = {
  "wrong-login": "The mail server refuses user or password of SMTP_URL",
  certificate:
    "The mail server's certificate is not valid for the name in SMTP_URL, so that no password was sent. For an authority of your own set NODE_EXTRA_CA_CERTS",
  "no-tls":
    "The mail server offers no TLS, so that the password of SMTP_URL was not sent. Use smtps://, or set SMTP_PASSWORD_WITHOUT_TLS=allowed where the way to the server is private",
  sender: "The mail server refuses MAIL_FROM",
};

function problemOf({
  code,
  command,
  responseCode,
  text,
}: SmtpError): keyof typeof advice | undefined {
  const isFinal = responseCode === undefined || isRefusal(responseCode);
  if (code === "EAUTH" && isFinal) return "wrong-login";
  if (/certificate|altnames/i.test(text)) return "certificate";
  if (command === "STARTTLS" || /STARTTLS/.test(text)) return "no-tls";
  if (command.startsWith("MAIL") && responseCode !== undefined && isFinal) return "sender";
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
