import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  startPage: {
    lead: {
      waiting: [
        "<number>{shown}</number> solicitud de cotización por responder",
        "<number>{shown}</number> solicitudes de cotización por responder",
      ],
      received: [
        "Llegó <number>{shown}</number> solicitud de cotización",
        "Llegaron <number>{shown}</number> solicitudes de cotización",
      ],
    },
    "contact-message": {
      waiting: [
        "<number>{shown}</number> mensaje de contacto por responder",
        "<number>{shown}</number> mensajes de contacto por responder",
      ],
      received: [
        "Llegó <number>{shown}</number> mensaje de contacto",
        "Llegaron <number>{shown}</number> mensajes de contacto",
      ],
    },
  },
  facts: {
    page: "Página",
    language: "Idioma",
    campaign: "Campaña",
    browser: "Navegador",
    phone: "Teléfono",
    email: "Correo",
    facility: "Instalación",
    squareFeet: "Pies cuadrados",
    visitsPerWeek: "Visitas por semana",
    planningRange: "Precio estimado que vio",
    newsletter: "Boletín",
    newsletterRequested: "Lo pidió",
    experience: "Experiencia",
    resume: "Currículum",
  },
  replies: {
    lead: "Su solicitud {reference}",
    message: "Re: {subject}",
    application: "Su solicitud de empleo {reference}",
  },
  history: {
    assignedTo: "Se asignó a {person}",
    someone: "alguien",
    someoneDid: "Alguien",
  },
  events: {
    unassigned: "Se dejó sin asignar",
    answered: "Se marcó con respuesta",
    reopened: "Se reabrió",
    noted: "Nota agregada",
    released: "Salió de la cuarentena",
    "copy-joined": "Una copia salió de la cuarentena y se unió a este registro",
    "spam-confirmed": "Se confirmó que es spam",
    "added-by-sender": "Quien escribió agregó algo en su propia página",
    "withdrawn-by-sender": "La retiró quien la envió",
    "sender-link-off": "Se desactivó el enlace a la página de quien escribió",
  },
  undone: {
    assigned: "Se deshizo: se asignó",
    unassigned: "Se deshizo: se dejó sin asignar",
    answered: "Se deshizo: se marcó con respuesta",
    reopened: "Se deshizo: se reabrió",
    noted: "Se deshizo: nota agregada",
    released: "Se deshizo: salió de la cuarentena",
    "copy-joined": "Se deshizo: una copia salió de la cuarentena y se unió a este registro",
    "spam-confirmed": "Se deshizo: se confirmó que es spam",
  },
  undoneOther: "Se deshizo: {step}",
  emails: {
    toOffice: "A la oficina",
    toSender: "A quien escribió",
    queued: "en camino",
    sent: "enviado",
    failed: "falló",
    held: "retenido",
  },
  problems: {
    "not-allowed": "Su función puede leer esto, pero no cambiarlo.",
    "changed-since":
      "Otra persona cambió esto mientras tanto. No se guardó nada. Revíselo otra vez.",
    "wrong-state":
      "Esto ya no es posible: el registro cambió. Recargue la página e inténtelo otra vez.",
    "unknown-person": "Ya no se puede asignar a esta persona. Elija a otra.",
    "too-late": "Ya es tarde para deshacerlo.",
    someone: "Elija a alguien.",
    note: "Escriba una nota.",
    noteSentBefore:
      "Ya recibimos esta nota con lo que usted escribió la primera vez. Si quiere agregar otra, presione el botón de nuevo.",
  },
  deletedCopy: "eliminada",
  export: {
    state: "estado",
    assignedTo: "a cargo de",
    answered: "respondido ({timeZone})",
    states: {
      open: "por responder",
      answered: "con respuesta",
      quarantined: "en cuarentena",
      spam: "spam",
      joined: "unida a su copia",
    },
  },
});
