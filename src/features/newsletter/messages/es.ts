import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  section: "Suscriptores",
  exportAsCsv: "Exportar como CSV",
  note: "Las personas se suscriben y cancelan con los enlaces de nuestros correos. Si alguien le pide que lo quite de la lista, hágalo aquí.",
  subscriber: "Suscriptor",
  unsubscribe: "Cancelar suscripción",
  unsubscribeOf: "Cancelar suscripción: {email}",
  remove: "Eliminar",
  removeOf: "Eliminar {email}",
  changeNote:
    "Quien cancela no recibe nada más, y ninguna lista importada lo agrega de nuevo: solo esa persona puede volver a suscribirse. Eliminar también borra la dirección de inmediato.",
  done: {
    unsubscribe: "Suscripción cancelada. Esta persona no recibe más boletines.",
    remove: "Eliminada. La dirección se borró y no se volverá a importar.",
  },
  changeProblems: {
    "already-left": "Esta persona ya canceló su suscripción.",
    "not-allowed": "Su función no permite esto. No se cambió nada.",
    "not-found": "Esta dirección ya no está aquí.",
  },
  subscriberEvents: {
    unsubscribed: "Suscripción cancelada por la oficina",
    removed: "Eliminado por la oficina",
  },
  subscriberStates: { subscribed: "Suscrito", unsubscribed: "Suscripción cancelada" },
  actions: "Acciones",
  search: "Buscar direcciones",
  searchPlaceholder: "Parte de la dirección",
  state: "Estado",
  subscribed: "Con suscripción ({number})",
  unsubscribed: "Cancelaron ({number})",
  order: "Orden",
  newestFirst: "Primero lo más reciente",
  oldestFirst: "Primero lo más antiguo",
  find: "Buscar",
  noMatch: "Ninguna dirección coincide",
  shorterPart: "Pruebe con una parte más corta de la dirección.",
  noneYet: "Todavía no hay suscriptores",
  first: "Las direcciones aparecen aquí cuando sus dueños las confirman.",
  noneUnsubscribed: "Nadie ha cancelado su suscripción",
  noneUnsubscribedText:
    "Las direcciones se quedan aquí 30 días después de que sus dueños cancelan la suscripción.",
  noneUnreachable: "No falta ningún buzón",
  noneUnreachableText:
    "Una dirección pasa aquí cuando el servidor de correo informa, en tres boletines seguidos, que su buzón no existe.",
  newer: "Más recientes",
  older: "Anteriores",
  address: "Dirección",
  since: "Desde",
  left: "Canceló",
  fromPage: "Desde la página",
  unreachable: "Sin buzón ({number})",
  newsletters: {
    section: "Boletines",
    one: "Boletín",
    add: "Boletín nuevo",
    addAction: "Guardar como borrador",
    save: "Guardar",
    saving: "Guardando…",
    note: "Cada boletín se envía a todos los suscriptores que confirmaron, en el idioma de su suscripción.",
    noneYet: "Todavía no hay boletines",
    first:
      "Escriba el primero: verá lo que recibirán los suscriptores y podrá enviarse una prueba antes de que salga nada.",
    older: "Anteriores",
    newest: "Más recientes",
    states: {
      draft: "Borrador",
      scheduled: "Programado",
      sending: "Enviándose",
      sent: "Enviado",
      stopped: "Detenido",
    },
    /** Instead of its state, where its time passed in an outage. */
    missed: "No salió a tiempo",
    columns: {
      subject: "Asunto",
      state: "Estado",
      when: "Cuándo",
      delivered: "Entregados",
      address: "Dirección",
      outcome: "Resultado",
      answer: "Lo que dijo el servidor de correo",
    },
    keptOf: "Ninguno: {kept} guardados como archivo",
    deliveredOf: "{delivered} de {expected}",
    languages: { en: "Inglés", es: "Español" },
    form: {
      legend: { en: "En inglés", es: "En español" },
      subject: "Asunto",
      body: "Texto",
      bodyHelp:
        "Dé formato al texto con Markdown. Deje una línea vacía entre párrafos y empiece los títulos con ## y los puntos de una lista con -. Escriba **negrita**, y [palabras](https://example.com) para un enlace. Una dirección que empieza con / lleva a su propio sitio, como en [palabras](/contact). El HTML se muestra tal como se escribió y, en lugar de una imagen, su descripción.",
      empty:
        "Puede dejar un idioma vacío. Sus suscriptores reciben entonces el boletín en el otro idioma.",
    },
    preview: {
      title: "Lo que reciben los suscriptores",
      saved: "Esto es lo que está guardado.",
      of: {
        en: [
          "Para quienes leen inglés (un suscriptor)",
          "Para quienes leen inglés ({count} suscriptores)",
        ],
        es: [
          "Para quienes leen español (un suscriptor)",
          "Para quienes leen español ({count} suscriptores)",
        ],
      },
      frame: {
        en: "El boletín como lo reciben quienes leen inglés",
        es: "El boletín como lo reciben quienes leen español",
      },
      open: "Abrir en otra pestaña",
      instead: {
        en: "No hay texto en inglés, así que reciben el que está en español.",
        es: "No hay texto en español, así que reciben el que está en inglés.",
      },
      half: {
        en: "En inglés falta el asunto o el texto. Escriba los dos o ninguno.",
        es: "En español falta el asunto o el texto. Escriba los dos o ninguno.",
      },
      none: "Cuando haya guardado un asunto y un texto, aquí verá lo que reciben los suscriptores.",
      pictures: [
        "Se omite una imagen: en su lugar está su descripción.",
        "Se omiten {count} imágenes: en su lugar están sus descripciones.",
      ],
      links: [
        "Se omite un enlace porque no lleva a una página web, un correo ni un teléfono. Sus palabras se conservan.",
        "Se omiten {count} enlaces porque no llevan a páginas web, correos ni teléfonos. Sus palabras se conservan.",
      ],
      html: [
        "Hay HTML en un lugar, y se muestra tal como se escribió.",
        "Hay HTML en {count} lugares, y se muestra tal como se escribió.",
      ],
    },
    commands: {
      putRight: "Abrir los ajustes",
      heldBack:
        "Está detenido. Cuando esto se corrija, seguirá solo en menos de un minuto, y nadie lo recibirá dos veces.",
      test: "Enviarme una prueba",
      schedule: "Programar",
      scheduleAction: "Enviar a esta hora",
      day: "Día",
      time: "Hora",
      zone: "Hora de la empresa ({zone}).",
      send: "Enviar ahora",
      sendAction: ["Enviar ahora a un suscriptor", "Enviar ahora a {count} suscriptores"],
      sendNote:
        "Los suscriptores reciben el texto guardado, sin los cambios que usted no haya guardado. Lo recibe, una sola vez, quien tenga una suscripción en ese momento.",
      noReaders: "Todavía no hay suscriptores, así que no hay a quién enviarlo.",
      unschedule: "Volver a borrador",
      stop: "Detener",
      stopAction: "Detener el envío",
      stopNote:
        "Quienes ya lo tienen lo conservan y nadie más lo recibe. Un boletín detenido no se puede reanudar, pero puede copiarlo en un borrador nuevo.",
      repeat: "Reenviar los inciertos",
      repeatAction: ["Reenviar a un suscriptor", "Reenviar a {count} suscriptores"],
      repeatNote:
        "Puede que algunos ya lo tengan y lo reciban dos veces. Algunos programas de correo reconocen la copia y la muestran una sola vez.",
      copy: "Copiar en un borrador nuevo",
      delete: "Eliminar el borrador",
      deleteAction: "Eliminar para siempre",
      deleteNote: "El borrador y su texto desaparecen. Ningún suscriptor lo ha recibido.",
    },
    done: {
      added: "Guardado como borrador.",
      edit: "Guardado.",
      test: "Va en camino a su buzón una prueba en cada idioma que escribió.",
      schedule: "Programado.",
      unschedule: "Es un borrador otra vez y no saldrá por sí solo.",
      send: "Va en camino.",
      stop: "Detenido. Lo que el servidor de correo estaba recibiendo en ese momento todavía llega.",
      repeat: "En camino otra vez.",
      copy: "Esta es la copia: un borrador aparte.",
      delete: "Borrador eliminado.",
    },
    doneAsFiles: {
      test: "No hay un servidor de correo configurado: la prueba se guarda como archivo y no llega a su buzón.",
      send: "No hay un servidor de correo configurado: los correos se guardan como archivos y no llegan a nadie.",
      repeat:
        "No hay un servidor de correo configurado: los correos se guardan como archivos y no llegan a nadie.",
    },
    progress: {
      title: "Entrega",
      leaves: "Sale el {moment}.",
      missed:
        "Debía salir el {moment}, pero el servidor no estaba en marcha. Con más de un día de retraso ya no sale por sí solo. Vuelva a hacerlo borrador y luego envíelo o prográmelo.",
      started: "Empezó el {moment}.",
      finished: "Terminó el {moment}.",
      stoppedAt: "Se detuvo el {moment}.",
      settled: "{settled} de {expected}",
      reload: "Actualizar",
      retrying:
        "El servidor de correo aplazó algunos. Se intentan de nuevo durante un día, más o menos.",
      unsubscribes: "Cancelaciones",
      who: "Quién lo recibió",
      kept: "La lista de quién lo recibió, y cuándo, se conserva durante {days}. Las cantidades se quedan.",
      uncertain:
        "Un correo es incierto si se cortó la conexión, o se detuvo nuestro servidor, mientras el servidor de correo lo recibía. Puede que haya llegado, así que no se reenvía a menos que usted lo pida.",
      noMailServer:
        "No hay un servidor de correo configurado: los correos se guardan como archivos y no llegan a nadie.",
    },
    notYet: "Todavía no se puede enviar a los suscriptores.",
    obstacles: {
      demonstration:
        "La demostración sigue aquí y sus suscriptores son inventados. Quítela en Ajustes, Demostración.",
      "no-mail-server":
        "No hay un servidor de correo, y los correos no llegan a nadie. Configure uno en Ajustes, Correo.",
      "no-sender":
        "El boletín saldría del correo con el que vino el producto. Escriba el suyo en Ajustes, Correo.",
      "no-origin":
        "El producto no conoce su dirección pública, así que sus enlaces no funcionarán. Pida a quien administra el servidor que defina ORIGIN.",
      "no-https":
        "ORIGIN no usa https, así que los programas de correo no pueden ofrecer la baja con un clic que exigen los grandes proveedores. Pida a quien administra el servidor que lo cambie.",
      "shipped-address":
        "El boletín llevaría la dirección con la que vino el producto. Escriba su dirección postal en Ajustes, Empresa. La ley de EE. UU. la exige en cada boletín.",
    },
    outcomes: {
      waiting: "En espera",
      retrying: "Aplazados",
      delivered: "Entregados",
      kept: "Guardados como archivo",
      refused: "Rebotados",
      uncertain: "Inciertos",
      left: "Cancelaron antes",
      stopped: "Sin enviar: detenido",
    },
    recipients: {
      title: "Quién lo recibió",
      search: "Buscar direcciones",
      outcome: "Resultado",
      all: "Todos",
      next: "Siguientes",
      first: "Primeros",
      none: "No hay nadie",
      noneText: "Ningún suscriptor coincide con esta búsqueda.",
      noneYet: "Las direcciones aparecen aquí cuando su correo se pone en la cola de envío.",
      gone: "La lista de quién lo recibió se conserva durante {days}, y ese tiempo ya pasó. Las cantidades se quedan con el boletín.",
    },
    errors: {
      subject: "Escriba un asunto en al menos un idioma.",
      overloaded:
        "Este texto tiene demasiadas líneas, elementos de lista, enlaces o signos como * o > para mostrarlo de una vez. Acórtelo o quite algunos.",
      day: "Elija un día.",
      time: "Elija una hora.",
    },
    problems: {
      "not-allowed": "No puede hacer esto.",
      "wrong-state": "Alguien más ya lo hizo, o el boletín ya salió.",
      "changed-text":
        "Alguien cambió el texto después de que usted abrió esta página. Revíselo otra vez antes de enviarlo.",
      "nothing-written": "Escriba primero un asunto y un texto en al menos un idioma.",
      "half-written":
        "En un idioma falta el asunto o el texto. Escriba los dos o deje los dos vacíos.",
      "no-readers": "Todavía no hay suscriptores.",
      "in-the-past": "Esta hora ya pasó. Elija una posterior.",
      "too-far-ahead": "Elija una fecha y hora en los próximos 12 meses.",
      "nothing-uncertain": "Ya no hay ninguno incierto.",
    },
    events: {
      added: "Borrador empezado",
      changed: "Texto modificado",
      "test-sent": "Prueba enviada",
      "test-kept": "Prueba guardada como archivo",
      scheduled: "Programado",
      unscheduled: "Devuelto a borrador",
      started: "Envío empezado",
      finished: "Envío terminado",
      stopped: "Detenido",
      repeated: "Los inciertos, enviados otra vez",
      deleted: "Borrador eliminado",
    },
    noSubject: "Sin asunto",
  },
});
