import { Button } from "@react-email/button";
import { Heading } from "@react-email/heading";
import { render } from "@react-email/render";
import { Text } from "@react-email/text";
import { company } from "#content/company.ts";
import { Frame, textFoot } from "#platform/email/frame.server.tsx";
import { oneLine } from "#platform/email/one-line.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { styles } from "#platform/email/styles.ts";

export interface ClosedReport {
  language: "en" | "es";
  areaName: string;
  facilityName: string;
  outcome: "done" | "declined";
  /** URL of the page that shows the report. */
  address: string;
}

/** Nothing in it was typed by its sender: anybody can name anybody's address at a sign. */
export async function occupantReportClosed(report: ClosedReport): Promise<Message> {
  const messages = messagesByLanguage[report.language];
  const place = `${oneLine(report.areaName, 80)}, ${oneLine(report.facilityName, 80)}`;
  const title = messages.titles[report.outcome];
  const subject = `${title} (${place})`;
  const what = messages.sentences[report.outcome](place);
  const after = report.outcome === "done" ? messages.notRight : messages.call;
  const html = await render(
    <Frame title={subject} preview={what} because={messages.because} language={report.language}>
      <Heading as="h1" style={styles.heading}>
        {title}
      </Heading>
      <Text style={styles.text}>{what}</Text>
      <Button className="button" href={report.address} style={styles.button}>
        {messages.see}
      </Button>
      <Text style={styles.text}>{after}</Text>
    </Frame>,
  );
  const parts = [what, `${messages.see}:\n${report.address}`, after];
  return { subject, html, text: `${parts.join("\n\n")}\n\n${textFoot("en", messages.because)}` };
}

const english = {
  titles: { done: "Done: what you reported", declined: "About what you reported" },
  sentences: {
    done: (place: string) =>
      `We took care of what you reported at ${place}. Thank you for telling us.`,
    declined: (place: string) =>
      `We looked at what you reported at ${place}, and we can’t do it. Thank you for telling us anyway.`,
  },
  see: "See your report",
  notRight: "Still not right? Tell us there within 48 hours.",
  call: `Questions? Call us at ${company.phone.display}.`,
  because:
    "You received this one email because this address was given with a report at a room’s sign. We’ll delete the address in 30 days.",
};

const spanish: typeof english = {
  titles: { done: "Listo: lo que usted avisó", declined: "Sobre lo que usted avisó" },
  sentences: {
    done: (place) => `Lo que usted avisó en ${place} ya está hecho. Gracias por avisarnos.`,
    declined: (place) =>
      `Revisamos lo que usted avisó en ${place} y no podemos hacerlo. De todos modos, gracias por avisarnos.`,
  },
  see: "Ver su aviso",
  notRight: "¿Todavía no está bien? Díganoslo ahí, dentro de 48 horas.",
  call: `¿Preguntas? Llámenos al ${company.phone.display}.`,
  because:
    "Recibe este único correo porque esta dirección se dio con un aviso en el letrero de un cuarto. La borramos en 30 días.",
};

const messagesByLanguage = { en: english, es: spanish };
