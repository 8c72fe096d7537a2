import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  one: "Empresa",
  plural: "Empresas",
  events: {
    added: "Empresa agregada",
    "contact-added": "Contacto agregado",
    changed: "Datos cambiados",
    "contact-changed": "Contacto cambiado",
    "contact-removed": "Contacto eliminado",
    "contact-merged": "Contactos combinados",
    "contact-unmerged": "Se deshizo la combinación de contactos",
    merged: "Se combinó con otra empresa",
    "merged-into": "Pasó a formar parte de otra empresa",
    unmerged: "Se deshizo la combinación",
    dismissed: "Marcada como otra empresa",
    "suggested-again": "Sugerida otra vez como duplicada",
    started: "Cliente puesto en marcha",
  },
});
