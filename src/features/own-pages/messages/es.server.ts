import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  officeEmail: {
    subject: {
      added: "{name} agregó algo: {about} ({reference})",
      withdrawn: "{name} se retiró: {about} ({reference})",
    },
    preview: "{name}, {about}",
    heading: { added: "{name} agregó algo", withdrawn: "{name} se retiró" },
    name: "Nombre",
    about: "Sobre",
    phone: "Teléfono",
    email: "Correo",
    file: "Archivo",
    office: "En la oficina",
    words: "Lo que escribió",
    onlyFile: "Solo un archivo, que se abre en la oficina.",
    what: "Qué pasó",
    withdrawnText: "Se retiró desde su propia página. Toda cita con esta persona queda cancelada.",
    reply: "Su solicitud {reference}",
    because: "Responda a este correo para contestarle a quien escribió.",
  },
  sentEmails: {
    "own-page-entry-office": {
      title: "Comentario o retiro, para la oficina",
      reader: "El buzón de la empresa",
      occasion: "Cuando alguien agrega algo en su propia página o se retira",
    },
  },
});
