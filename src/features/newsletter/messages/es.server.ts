import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  confirmation: {
    subject: "Confirme su suscripción: el boletín de {company}",
    preview: "Un clic para empezar su suscripción.",
    title: "Confirme su suscripción",
    question:
      "Alguien, probablemente usted, inscribió esta dirección en el boletín de {company}: las novedades, de dos a cuatro veces al mes.",
    confirm: "Confirmar la suscripción",
    otherwise:
      "Si no fue usted, no haga nada. Si no confirma, no enviaremos ningún boletín y eliminaremos la dirección después de 7 días.",
    because:
      "Recibe este correo una sola vez porque esta dirección se escribió en nuestro sitio web. No es un boletín.",
  },
  welcome: {
    subject: "Ya recibe el boletín de {company}",
    preview: "De dos a cuatro veces al mes, ni una más.",
    title: "Le damos la bienvenida",
    greeting: "Le damos la bienvenida.",
    promise:
      "De dos a cuatro veces al mes le contamos las novedades: programas, nuevos territorios y lo que aprendimos en el trabajo. Usamos su dirección para esto y nada más.",
    readNews: "Leer nuestras últimas noticias",
    news: "Nuestras últimas noticias",
    because:
      "Recibe este correo porque confirmó su suscripción a nuestro boletín. Cada correo tiene un enlace para cancelarla.",
  },
  issue: {
    testSubject: "Prueba: {subject}",
    because:
      "Recibe este correo porque se suscribió al boletín de {company} y confirmó su suscripción.",
  },
  alreadyReceived: {
    newsletter:
      "Ya recibimos este boletín con lo que usted escribió la primera vez. Si quiere agregar otro, presione el botón otra vez.",
  },
  export: {
    email: "correo",
    confirmed: "confirmado ({timeZone})",
    requested: "pedido ({timeZone})",
    requestedOnPage: "pedido en la página",
  },
  sentEmails: {
    "newsletter-confirmation": {
      title: "Boletín: confirmación",
      reader: "Quien se suscribió",
      occasion: "Cuando se indica una dirección para el boletín",
    },
    "newsletter-welcome": {
      title: "Boletín: bienvenida",
      reader: "Los suscriptores nuevos",
      occasion: "Después de confirmar",
    },
    newsletter: {
      title: "Boletín",
      reader: "Los suscriptores",
      occasion: "Cuando se envía un boletín; su propio texto se escribe en Boletines",
    },
    "newsletter-test": {
      title: "Boletín: prueba",
      reader: "Su autor",
      occasion: "Cuando su autor pide una prueba",
    },
  },
  example: {
    subject: "Novedades del mes",
    body: "Ahora limpiamos en **dos ciudades más**.\n\n- Distrito del puerto\n- Lado oeste",
  },
  fields: {
    count: "Correos",
    delivered: "Entregados",
    refused: "Rebotados",
    kept: "Guardados como archivo",
    uncertain: "Inciertos",
    left: "Cancelaron antes",
    stopped: "Detenidos",
    "subject-en": "Asunto en inglés",
    "body-en": "Texto en inglés",
    "subject-es": "Asunto en español",
    "body-es": "Texto en español",
  },
});
