import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  problems: {
    "not-allowed": "Su función permite leer esto, pero no cambiarlo.",
    "not-found": "Ya no existe.",
    "contact-in-use": "Una oportunidad lleva este contacto. Mejor combínelo con otro contacto.",
    "merged-since": "Otra persona combinó una de las dos mientras tanto.",
    "changed-since": "Otra persona cambió una de las dos mientras tanto. Revise ambas de nuevo.",
    "undone-since": "Otra persona ya lo deshizo.",
    "cannot-undo":
      "Ya no se puede deshacer: lo que se combinó se cambió, se combinó otra vez o se eliminó desde entonces.",
  },
  contactSentBefore:
    "Ya recibimos este contacto con lo que usted escribió la primera vez. Si quiere agregar otro, presione el botón de nuevo.",
  history: {
    changed: "Cambió {changes}",
    contactAdded: "Agregó el contacto {contact}",
    contactChanged: "Cambió a {contact}: {changes}",
    contactRemoved: "Eliminó el contacto {contact}",
    contactMerged: "Combinó a {other} con {contact}",
    contactUnmerged: "Deshizo la combinación de {other} con {contact}",
    merged: "Combinada con {other}",
    mergedInto: "Pasó a formar parte de {other}",
    unmerged: "Se deshizo la combinación con {other}",
    dismissed: "No es duplicado de {other}",
    suggestedAgain: "Puede ser duplicado de {other}, después de todo",
    fields: {
      name: "nombre",
      homepage: "sitio web",
      phone: "teléfono",
      address: "dirección",
      jobTitle: "cargo",
      email: "correo electrónico",
      language: "idioma",
    },
  },
  merges: {
    by: "{person}, {time}",
    undone: "Deshecho por {person}, {time}",
  },
  export: {
    company: "empresa",
    homepage: "sitio web",
    companyPhone: "teléfono de la empresa",
    address: "dirección",
    contact: "contacto",
    jobTitle: "cargo",
    email: "correo electrónico",
    phone: "teléfono",
    language: "idioma",
    open: "oportunidades abiertas",
    won: "oportunidades ganadas",
    asked: "oportunidades",
    openValue: "dólares abiertos al mes",
    added: "agregada ({timeZone})",
    id: "id",
  },
});
