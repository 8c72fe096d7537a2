import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  refusals: {
    empty: "El archivo está vacío. Elíjalo de nuevo o vuelva a tomar la foto.",
    "too-large": "El archivo pesa más de {megabytes} MB. Envíe uno más pequeño.",
    heic: "No podemos abrir fotos HEIC. Envíe un JPEG. En un iPhone, en Configuración > Cámara > Formatos, elija Más compatible y tome la foto otra vez. También sirve una captura de pantalla de la foto.",
    "unknown-kind": "Envíe una foto (JPEG, PNG, WebP, AVIF) o un PDF. Este archivo es otra cosa.",
    "too-many-pixels":
      "La foto tiene más de {megapixels} megapíxeles. Envíe una copia más pequeña.",
    damaged: "La foto está dañada o no subió completa. Envíela de nuevo o tome otra.",
    infected:
      "Nuestro antivirus encontró un programa malicioso en el archivo, así que no lo aceptamos. Revise el dispositivo de donde viene.",
    "too-many":
      "Usted ha enviado muchos archivos que todavía no son parte de nada. Inténtelo de nuevo mañana.",
    "too-much":
      "Usted ha enviado en una hora más de lo que podemos revisar. Envíe el resto dentro de una hora.",
    "too-many-at-once": "Aceptamos hasta {files} archivos a la vez. Envíe los demás después.",
    busy: "En este momento se están enviando muchas fotos. Inténtelo de nuevo en un minuto.",
    "no-room":
      "En este momento no tenemos espacio para archivos. Envíe el texto sin el archivo o llámenos.",
    "not-stored": "No pudimos guardar el archivo. Envíelo de nuevo en un minuto.",
  },
  noPicture: "Envíe una imagen (JPEG, PNG, WebP, AVIF). Este archivo es otra cosa.",
  refused: "{name}: {problem}",
  notSent: "No se envió ningún archivo.",
  unnamed: { jpeg: "Foto", pdf: "Documento" },
  photos: ["{count} foto", "{count} fotos"],
  documents: ["{count} PDF", "{count} PDF"],
});
