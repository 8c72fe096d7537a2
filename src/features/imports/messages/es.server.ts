import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  one: "Importación",
  several: "Importaciones",
  settingsNote: "Archivos CSV y de Excel de los programas que ha usado antes.",
  events: { imported: "Importada", undone: "Importación deshecha" },
  problemColumn: "problema",
  rowColumn: "fila",
  nowReads: {
    ready: "Esta fila ya se puede agregar. Presione “Revisar de nuevo”.",
    known: "Este registro ya está aquí. Presione “Revisar de nuevo”.",
  },
  upload: {
    noun: "Elija qué contiene el archivo",
    noFile: "Elija un archivo",
    oneFile: "Elija un archivo a la vez",
    problems: {
      "not-allowed": "Su función ya no lo permite. No se subió nada.",
      empty: "Este archivo está vacío.",
      "too-large": "Este archivo pesa más de 25 MB. Divídalo.",
      "too-much": "Ha subido mucho en una hora. Inténtelo más tarde.",
      "too-many": "Ya subió 60 archivos hoy. Inténtelo mañana.",
      infected: "Este archivo contiene un programa malicioso y fue rechazado.",
    },
    noRoom: "El servidor no tiene espacio para este archivo. Libere primero espacio en el disco.",
    notStored: "No se pudo guardar este archivo. Inténtelo de nuevo.",
  },
  problems: {
    "not-found": "Esta importación ya no existe.",
    "not-allowed": "Su función ya no lo permite. No se cambió nada.",
    "wrong-state": "Esta importación avanzó mientras tanto. No se cambió nada.",
    "unknown-column": "Elija de la lista. No se cambió nada.",
    "column-twice": "Dos columnas tienen el mismo campo. Elija cada campo una sola vez.",
    "no-column": "Elija al menos una columna.",
    "unknown-row": "Esta fila no existe. Elija de la lista.",
    "nothing-ready": "Ninguna fila se puede agregar como está.",
    "nothing-waits": "No hay ninguna fila que revisar de nuevo.",
    "too-late": "Las filas de esta importación se borraron y ya no se puede deshacer.",
    "too-many": "Hoy ha invitado a 200 personas. Puede invitar a las demás mañana.",
  },
});
