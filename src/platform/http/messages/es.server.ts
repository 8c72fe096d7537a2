import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  checkFields: "Revise los campos marcados.",
  unread: {
    "not-json": "No pudimos leer lo que se envió: no es JSON válido.",
    "not-object":
      "No pudimos leer lo que se envió: no es un objeto JSON con los campos del formulario.",
    "not-text": "No pudimos leer lo que se envió: no es texto en UTF-8.",
    "cut-off": "No pudimos leer lo que se envió: no llegó completo.",
    "long-field": "No pudimos leer lo que se envió: un campo es demasiado largo.",
    "many-parts": "No pudimos leer lo que se envió: tiene demasiadas partes.",
  },
  tooLong:
    "Esto es más largo de lo que podemos aceptar ({kibibytes} KiB). Acórtelo y envíelo de nuevo.",
  expected: {
    json: "Envíe esto como JSON en UTF-8.",
    form: "Envíe esto como un formulario común en UTF-8.",
    "form-with-files": "Envíe esto como un formulario con archivos en UTF-8.",
  },
  wrongLogin: "El nombre corto, el correo o la contraseña no son correctos. Inténtelo de nuevo.",
  tooManyForms: [
    "Ha enviado este formulario varias veces en poco tiempo. Inténtelo de nuevo en un minuto o llámenos al {phone}.",
    "Ha enviado este formulario varias veces en poco tiempo. Inténtelo de nuevo en {count} minutos o llámenos al {phone}.",
  ],
  tooManyLinks: [
    "Se pidieron varios enlaces en poco tiempo. Inténtelo de nuevo en un minuto o llámenos al {phone}.",
    "Se pidieron varios enlaces en poco tiempo. Inténtelo de nuevo en {count} minutos o llámenos al {phone}.",
  ],
  tooManySignIns: [
    "Demasiados intentos fallidos de iniciar sesión. Inténtelo de nuevo en un minuto o llámenos al {phone}.",
    "Demasiados intentos fallidos de iniciar sesión. Inténtelo de nuevo en {count} minutos o llámenos al {phone}.",
  ],
  unavailable:
    "Ahora no podemos guardar nada. Envíelo de nuevo en un minuto o llámenos al {phone}.",
  serverError: "Algo falló de nuestro lado. Envíelo de nuevo o llámenos al {phone}.",
  confirmFirst:
    "Todavía no se cambió nada. Confirme que es usted en otra pestaña, vuelva aquí y presione el botón otra vez. Lo que escribió sigue aquí.",
  signInFirst: "Inicie sesión.",
  onlyTakes: "Esta dirección solo acepta {method}.",
  nothingHere: "No hay nada en esta dirección.",
  manyDocuments:
    "En este momento se están preparando muchos documentos. Inténtelo de nuevo en un minuto.",
  passkeys: {
    wrong: "No se aceptó esta llave de acceso. Pruebe con otra o de otra manera.",
    over: "Pasó demasiado tiempo. Empiece de nuevo.",
    "confirm-first": "Confirme primero que es usted y empiece de nuevo.",
    "too-many-passkeys": "Una cuenta puede tener hasta veinte llaves de acceso. Quite una primero.",
    refused: "No se pudo agregar esta llave de acceso. Pruebe con otro dispositivo.",
    unusable:
      "Las llaves de acceso no funcionan en esta dirección. Necesitan el nombre del sitio, con https.",
    "already-added": "Este dispositivo ya tiene una llave de acceso para su cuenta.",
  },
  edited: {
    someoneElse: "Otra persona",
    you: "Usted",
    byOther: "{who} cambió esto a “{value}” mientras usted lo editaba.",
    emptiedByOther: "{who} borró esto mientras usted lo editaba.",
    byYou: "Usted cambió esto a “{value}” en otra ventana.",
    emptiedByYou: "Usted borró esto en otra ventana.",
    yours: "Lo que escribió ahora: “{value}”. Guarde otra vez para conservarlo.",
    yoursIsEmpty: "Usted lo dejó vacío. Guarde otra vez para dejarlo así.",
    doesItFit: "Guarde otra vez si lo que escribió todavía es correcto.",
    since:
      "{who} cambió esto después de que usted abrió la página, así que no se hizo nada. Revíselo y presione el botón otra vez si aún quiere hacerlo.",
    sinceByYou:
      "Usted cambió esto en otra ventana después de abrir esta página, así que no se hizo nada. Revíselo y presione el botón otra vez si aún quiere hacerlo.",
  },
  errors: {
    busy: "Estamos atendiendo todas las solicitudes que podemos. Inténtelo de nuevo en un momento.",
    unavailable: "Ahora no podemos leer nuestros registros. Inténtelo de nuevo en un momento.",
    "other-site": "Esta solicitud no vino de nuestras propias páginas.",
    "unknown-length": "Indique cuánto mide (Content-Length).",
    "too-much": "Esto es más de lo que podemos recibir de una vez.",
    fault: "Algo falló de nuestro lado.",
  },
  refused: {
    "long-address": "Esta dirección es demasiado larga.",
    "other-server": "Esta dirección no es de este servidor.",
    "unreadable-address": "No se puede leer esta dirección.",
    "no-host": "Esta solicitud no indica exactamente un nombre de servidor válido.",
    proxy: "Este servidor no es un proxy.",
    "long-headers": "Los encabezados de esta solicitud son demasiado largos.",
    late: "Esta solicitud no llegó a tiempo.",
    unreadable: "No se puede leer esta solicitud.",
  },
  wayOn: "<home>Ir a la página de inicio</home> o llámenos al <phone/>.",
  requestNumber: "Solicitud {id}",
});
