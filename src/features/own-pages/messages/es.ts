import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  guest: {
    stands: "En qué va",
    withdrawnOn: "Retirada el {day}",
    person: "Su contacto es {name}.",
    call: "¿Tiene preguntas? Llame al {phone} y mencione {reference}.",
    sent: "Lo que usted envió",
    words: "En sus palabras",
    added: "Lo que agregó",
    add: "Agregar algo",
    text: "Su comentario",
    file: "Un archivo",
    doAdd: "Enviar",
    onlyOpen: "Aquí ya no se puede agregar nada. Si nos necesita, llámenos.",
    withdraw: "Retirarla",
    doWithdraw: "Sí, retirarla",
    secret: "El enlace a esta página es solo para usted. Quien lo tenga ve lo que envió.",
    beingChecked: "{name} (en revisión)",
    done: {
      added: "Gracias. Lo recibimos.",
      withdrawn: "Quedó retirada. Gracias por avisarnos.",
    },
    refused: {
      gone: "Ya no tenemos este registro.",
      withdrawn: "Usted la retiró. Si cambió de opinión, llámenos.",
      closed: "Esto está cerrado. Si nos necesita, llámenos.",
      signed: "Usted firmó nuestra propuesta. Para dar marcha atrás, llámenos.",
      nothing: "Escriba algo o elija un archivo",
      "too-many-today": "Hoy ya agregó mucho. Inténtelo mañana o llámenos.",
      "too-many": "Aquí ya no se puede agregar más. Llámenos.",
    },
    tooManyPosts: [
      "Demasiados intentos. Espere un minuto o llámenos.",
      "Demasiados intentos. Espere {count} minutos o llámenos.",
    ],
    unread: "No pudimos leer este formulario. Inténtelo otra vez o llámenos.",
    fileAgain: "Elija el archivo otra vez",
    badLink: "Este enlace no funciona",
    badLinkLead: "Revise que haya copiado la dirección completa. Si sigue sin funcionar, llámenos.",
    notFound: "No encontrado",
  },
  panel: {
    title: "Desde la página de quien envió",
    lead: "La confirmación lleva un enlace secreto a una página donde pueden agregar un comentario o un archivo, o retirarse.",
    withdrawn: {
      lead: "La retiró el posible cliente",
      application: "La retiró quien la envió",
    },
    off: "Desactivar el enlace",
    isOff: "El enlace está desactivado.",
  },
});
