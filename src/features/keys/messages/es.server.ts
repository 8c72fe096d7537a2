import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  startPage: {
    lost: [
      "<number>{shown}</number> llave está perdida",
      "<number>{shown}</number> llaves están perdidas",
    ],
    overdue: [
      "<number>{shown}</number> llave no se devolvió a tiempo",
      "<number>{shown}</number> llaves no se devolvieron a tiempo",
    ],
    toConfirm: [
      "<number>{shown}</number> llave espera una confirmación",
      "<number>{shown}</number> llaves esperan una confirmación",
    ],
  },
  history: {
    ofCopy: "{event}, copia {copy}",
    issuedTo: "Entregada a {person}",
    issuedCopyTo: "Entregada a {person}, copia {copy}",
    someone: "alguien",
    changed: "Cambió: {changes}",
    fields: { label: "etiqueta", opens: "puertas", keyBox: "caja de llaves", copies: "copias" },
  },
  problems: {
    "not-allowed": "Su función no permite esto. No se cambió nada.",
    "not-found": "Ya no existe.",
    "wrong-state": "Otra persona se adelantó. Revise la página otra vez.",
    "no-copy-left": "No queda ninguna copia en la caja de llaves.",
    "unknown-holder": "Elija a alguien que trabaje en esta instalación.",
    "unknown-facility": "Elija la instalación otra vez.",
    duplicate: "Esta instalación ya tiene una llave con esa etiqueta.",
    "copies-out": "Hay más copias prestadas. Recíbalas o repórtelas como perdidas primero.",
    unreadable:
      "No podemos leer este código: la SECRET_KEY del servidor no es la que tenía cuando se guardó. Escriba el código otra vez en Editar.",
  },
  export: {
    label: "etiqueta",
    kind: "tipo",
    client: "cliente",
    facility: "instalación",
    opens: "abre",
    state: "estado",
    copies: "copias",
    out: "prestadas",
    lost: "perdidas",
    heldBy: "la tiene",
    dueBack: "debe devolverse",
    keyBox: "caja de llaves",
    added: "agregada (UTC)",
    id: "id",
  },
  email: {
    title: {
      key: "Una llave perdida",
      card: "Una tarjeta de acceso perdida",
      fob: "Un llavero electrónico perdido",
      code: "Otros pueden saber un código",
    },
    subject: "{title}: {label}, {facility}",
    lost: {
      key: "La llave “{label}” de {facility} se perdió.",
      card: "La tarjeta de acceso “{label}” de {facility} se perdió.",
      fob: "El llavero electrónico “{label}” de {facility} se perdió.",
      code: "Otra persona puede saber el código “{label}” de {facility}.",
    },
    lostCopy: {
      key: "La llave “{label}”, copia {copy} de {copies}, de {facility} se perdió.",
      card: "La tarjeta de acceso “{label}”, copia {copy} de {copies}, de {facility} se perdió.",
      fob: "El llavero electrónico “{label}”, copia {copy} de {copies}, de {facility} se perdió.",
    },
    opens: "Abre: {doors}.",
    remedy: {
      key: "La orden de trabajo {number} está abierta para cambiar las cerraduras.",
      card: "La orden de trabajo {number} está abierta para bloquear la tarjeta.",
      fob: "La orden de trabajo {number} está abierta para bloquear el llavero.",
      code: "La orden de trabajo {number} está abierta para cambiar el código.",
    },
    keepYouPosted: "Ahí le iremos informando.",
    see: {
      key: "Ver la llave",
      card: "Ver la tarjeta de acceso",
      fob: "Ver el llavero",
      code: "Abrir la página del código",
    },
    because:
      "Recibió este correo porque eligió avisos inmediatos por correo sobre llaves perdidas.",
  },
  alreadyReceived: {
    key: "Ya recibimos esta llave con lo que usted escribió la primera vez. Si quiere agregar otra, presione el botón otra vez.",
  },
  notifications: {
    kinds: {
      "key-lost": "Llaves perdidas y códigos que otros pueden saber",
      "key-issued": "Llaves que se le entregan",
    },
    lost: "Reportada como perdida: {label}, {facility}",
    issued: "Confirme que la tiene: {label}, {facility}",
  },
  sentEmails: {
    "key-lost": {
      title: "Llave o código perdidos",
      reader: "Personas del cliente y quien lo atiende",
      occasion:
        "Cuando se pierde una llave, una tarjeta o un llavero, o cuando otros pueden conocer un código",
    },
  },
});
