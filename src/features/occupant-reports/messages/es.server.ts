import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  faults: {
    kind: "Elija qué pasa",
    text: "Use menos de 1,000 caracteres",
    email: "Escriba una dirección de correo válida",
    words: "Díganos qué es, o tome una foto",
    photoAgain: "Elija la foto otra vez.",
    photoLarge: "La foto pesa más de 25 MB. Envíe una más pequeña, o ninguna.",
    photoHeic: "No podemos abrir fotos HEIC. Envíe un JPEG, por ejemplo una captura de pantalla.",
    photo: "No pudimos leer la foto. Tómela otra vez, o envíe el reporte sin ella.",
    tooMany: [
      "Acaban de llegar varios reportes desde aquí, así que ya sabemos que algo pasa. Espere un minuto o llame al {phone}.",
      "Acaban de llegar varios reportes desde aquí, así que ya sabemos que algo pasa. Espere {count} minutos o llame al {phone}.",
    ],
    unread: "No pudimos leer esto. Inténtelo otra vez o llame al {phone}.",
    away: "Ahora no podemos guardar nada. Envíelo otra vez en un minuto o llame al {phone}.",
    tooLate: "Ya pasó demasiado tiempo. Repórtelo otra vez o llame al {phone}.",
  },
  sign: {
    titleOfFile: "Letreros de {facility}, {company}",
    code: "Código QR con la dirección {address}",
    seeSomething: "¿Ve algo? Avísenos.",
    scan: "Escanéelo con la cámara de su teléfono.",
    noApp: "Sin aplicación, sin cuenta.",
    emergency: "Emergency, emergencia: {phone}, 24/7",
  },
  email: {
    subject: "{title} ({place})",
    done: "Listo: lo que usted reportó",
    declined: "Sobre lo que usted reportó",
    what: {
      done: "Lo que usted reportó en {place} ya está hecho. Gracias por avisarnos.",
      declined:
        "Revisamos lo que usted reportó en {place} y no podemos hacerlo. De todos modos, gracias por avisarnos.",
    },
    see: "Ver su reporte",
    notRight: "¿Todavía no está bien? Díganoslo ahí en las próximas 48 horas.",
    call: "¿Preguntas? Llámenos al {phone}.",
    because:
      "Recibe este único correo porque esta dirección se dio con un reporte en el letrero de un cuarto. La borraremos en 30 días.",
  },
  sentEmails: {
    "occupant-report-closed": {
      title: "Respuesta a un reporte de un cuarto",
      reader: "Quien dejó su dirección en el letrero",
      occasion: "Cuando la orden de trabajo del reporte se termina o se rechaza",
    },
  },
});
