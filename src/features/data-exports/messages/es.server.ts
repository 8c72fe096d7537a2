import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  one: "Archivo con todo",
  several: "Archivos con todo",
  settingsNote: "Todos los registros, fotos y documentos en un solo archivo zip.",
  events: {
    requested: "Pedido",
    made: "Preparado",
    downloaded: "Descargado",
    deleted: "Borrado",
  },
  problems: {
    "not-allowed": "Su función ya no lo permite. No se inició nada.",
    "under-way": "Ya se está preparando un archivo.",
    "too-many": "Ya hay tres archivos. Borre primero uno o espere a que se borre.",
    gone: "Este archivo ya no existe.",
  },
  readme: {
    title: "Todos los registros de {company}, exportados el {day}",
    tables:
      "Cada tabla está dos veces: como CSV en la carpeta csv y como JSON en la carpeta json. Las columnas son las de la base de datos. Un id en una tabla nombra una fila de otra: facility_id, por ejemplo, nombra una fila de facilities.",
    csv: "CSV: UTF-8, comas, entre comillas. La primera línea tiene los nombres de las columnas. Una celda que una hoja de cálculo tomaría por una fórmula empieza con un apóstrofo. Las listas y los objetos son JSON dentro de la celda.",
    json: "JSON: una lista de objetos por archivo, un objeto por línea. Los textos están exactamente como se escribieron.",
    files:
      "Archivos: las fotos y los documentos como están guardados, en una carpeta con el id del archivo. La tabla file-attachments dice a qué registro pertenece cada uno, y document-versions cuál es una versión de qué documento.",
    times:
      "Las horas están en UTC y los importes en centavos. Las tablas se leyeron una tras otra mientras se trabajaba. Un registro que cambió entretanto puede ser más nuevo en una tabla que en otra.",
    without:
      "No se incluyen: contraseñas y otros secretos del inicio de sesión, códigos de las puertas, enlaces secretos ni lo que solo sirve a esta instalación.",
  },
});
