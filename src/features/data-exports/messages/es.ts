import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  section: "Llevarse sus datos",
  intro:
    "Todo lo que está guardado aquí en un solo archivo zip: todos los registros como CSV y JSON, con fotos y documentos. Es suyo, y solo se retienen los secretos.",
  format:
    "Un README dentro del archivo explica cada parte. Las contraseñas, los códigos de las puertas y los enlaces secretos se quedan aquí.",
  request: "Preparar un archivo",
  underWay: "Se está preparando un archivo. Puede salir de esta página; el servidor continúa.",
  progress: "{done} de {total} tablas y archivos",
  again: "Ver cuánto falta",
  list: {
    title: "Archivos",
    caption: "Archivos, el más reciente primero",
    when: "Pedido",
    by: "Por",
    state: "Estado",
    size: "Tamaño",
    until: "Se guarda hasta",
    action: "Archivo",
    download: "Descargar",
    downloadOf: "Descargar el archivo del {day}",
    delete: "Borrar",
    deleteOf: "Borrar el archivo del {day}",
    noneYet: "Aún no hay archivos",
    noneYetNote:
      "Prepararlo tarda unos minutos, más si hay muchas fotos, y se borra después de 7 días.",
    megabytes: "{count} MB",
  },
  missing: [
    "{count} archivo no se encontró en el almacén; dentro se dice cuál.",
    "{count} archivos no se encontraron en el almacén; dentro se dice cuáles.",
  ],
  states: {
    waiting: "En espera",
    working: "Preparándose",
    ready: "Listo",
    failed: "No se preparó",
    deleted: "Borrado",
  },
  problems: {
    "no-room": "No hay espacio en el disco. Libere un poco e inténtelo de nuevo.",
    failed: "No se pudo preparar. El registro del servidor dice por qué.",
  },
});
