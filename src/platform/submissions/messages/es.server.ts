import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  events: {
    assigned: "Se asignó",
    unassigned: "Se dejó sin asignar",
    answered: "Se marcó con respuesta",
    reopened: "Se reabrió",
    noted: "Nota agregada",
    released: "Salió de la cuarentena",
    "copy-joined": "Una copia salió de la cuarentena y se unió a este registro",
    "spam-confirmed": "Se confirmó que es spam",
    undone: "Se deshizo el último paso",
  },
  export: {
    reference: "referencia",
    received: "recibido ({timeZone})",
    name: "nombre",
    phone: "teléfono",
    email: "correo",
    message: "mensaje",
    page: "página",
    campaign: "campaña",
    screening: "control de spam",
    screeningReasons: "motivos del control de spam",
    emailToOffice: "correo a la oficina",
    emailToVisitor: "correo al visitante",
    emailError: "error del correo",
    id: "id",
  },
  screenings: { accepted: "aceptado", quarantined: "en cuarentena" },
  emailStates: { queued: "en camino", sent: "enviado", failed: "falló", held: "retenido" },
});
