import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  seeEarlier: "Ver lo que llegó",
  confirmIdentity: "Confirmar que es usted (se abre en otra pestaña)",
  faults: ["Revise {count} campo:", "Revise {count} campos:"],
  restored: {
    note: "Recuperamos lo que usted había escrito aquí. Aún no está guardado.",
    discard: "Descartarlo",
  },
  filters: {
    title: "Filtros",
    titleWithCount: "Filtros ({count})",
    find: "Buscar",
    clear: "Quitar los filtros",
    client: "Cliente",
    allClients: "Todos los clientes",
    facility: "Instalación",
    allFacilities: "Todas las instalaciones",
  },
  photos: {
    takePhoto: "Tomar una foto",
    sending: "Enviando {name}",
    tryAgain: "Intentar de nuevo<more> el envío de {name}</more>",
    remove: "Quitar<more> {name}</more>",
    keep: "Conservar<more> {name}</more>",
    tooLarge: "Pesa más de {megabytes} MB.",
    noConnection: "No se envió: no hay conexión.",
    signedOut: "No se envió: inicie sesión de nuevo en otra pestaña.",
  },
  taken: {
    photos: {
      add: "Agregar fotos",
      sent: "Enviada",
      notSaved: "No se envió: no pudimos guardarla.",
      tooMany: "Hasta {max} fotos a la vez.",
      sentWhenUploaded: "El formulario se enviará en cuanto terminen de subir todas las fotos.",
      notSent: "Una foto no se envió. Inténtelo de nuevo o quítela.",
      progress: ["{sent} de {count} foto enviada", "{sent} de {count} fotos enviadas"],
    },
    files: {
      add: "Agregar archivos",
      sent: "Enviado",
      notSaved: "No se envió: no pudimos guardarlo.",
      tooMany: "Hasta {max} archivos a la vez.",
      sentWhenUploaded: "El formulario se enviará en cuanto terminen de subir todos los archivos.",
      notSent: "Un archivo no se envió. Inténtelo de nuevo o quítelo.",
      progress: ["{sent} de {count} archivo enviado", "{sent} de {count} archivos enviados"],
    },
    file: {
      add: "Agregar un archivo",
      sent: "Enviado",
      notSaved: "No se envió: no pudimos guardarlo.",
      tooMany: "Hasta {max} archivo a la vez.",
      sentWhenUploaded: "El formulario se enviará en cuanto termine de subir el archivo.",
      notSent: "Un archivo no se envió. Inténtelo de nuevo o quítelo.",
      progress: ["{sent} de {count} archivo enviado", "{sent} de {count} archivos enviados"],
    },
  },
});
