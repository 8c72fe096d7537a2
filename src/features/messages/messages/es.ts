import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  section: "Mensajes",
  add: "Nuevo mensaje",
  send: "Enviar",
  you: "Usted",
  files: "Fotos o PDF (opcional)",
  about: "Sobre <record/>",
  aboutAt: "Sobre <record/>, {facility}",
  list: {
    search: "Buscar mensajes",
    searchPlaceholder: "Palabras de un mensaje",
    readOrUnread: "Leídos o sin leer",
    readAndUnread: "Leídos y sin leer",
    unread: "Sin leer",
    unanswered: "El cliente fue el último en escribir",
    unreadSubject: "{subject}<hidden>, sin leer</hidden>",
    latest: "{author}: {text}",
    backToNewest: "Volver a los más recientes",
    older: "Anteriores",
    noMatch: "Ningún mensaje coincide",
    tryFewerWords: "Pruebe con menos palabras o con todas las instalaciones.",
    showAll: "Mostrar todos los mensajes",
    noneYet: "Todavía no hay mensajes",
    first:
      "Haga una pregunta, reporte un problema o envíe una felicitación. Quienes atienden la instalación responden aquí.",
    noFacility: "Todavía no hay instalaciones",
    noFacilityNote:
      "Cada mensaje trata de una instalación, y todavía no se le ha asignado ninguna.",
  },
  thread: {
    yourMessage: "Su mensaje",
    older: "Mensajes anteriores",
    jumpToNewest: "Ir al más reciente",
    sending: "Enviando…",
    sent: "Enviado.",
    sendAgain: "Enviar otra vez",
    sendWithoutFiles: "Enviar sin los archivos",
    saveAsFile: "Guardar como archivo",
    remove: "Eliminar",
    removeForGood: "¿Eliminarlo para siempre? No hay otra copia.",
    yesRemove: "Sí, eliminarlo",
    keep: "Conservarlo",
    filesInFile: "Archivos: {names}",
  },
  notSent: {
    away: "Aún sin enviar: no hay conexión. Seguiremos intentando.",
    failing: "Aún sin enviar: nuestro servidor no pudo recibirlo. Seguiremos intentando.",
    "given-up":
      "No se envió: nuestro servidor no pudo recibirlo después de varios intentos. Envíelo otra vez más tarde o guárdelo como archivo.",
    refused: "No se envió. Inténtelo otra vez.",
    because: "No se envió: {reason}",
  },
  newThread: {
    clientReaders:
      "Su equipo de cuenta lee su mensaje y responde aquí. En una emergencia, llámenos.",
    staffReaders:
      "Los administradores del cliente y las personas de la instalación leen su mensaje y responden aquí.",
    facility: "Instalación",
    choose: "Elija una",
    subject: "Asunto",
    message: "Mensaje",
  },
});
