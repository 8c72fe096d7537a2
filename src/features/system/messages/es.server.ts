import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  notRead:
    "Esta parte no se pudo leer en este momento. Abra la página otra vez; si sigue igual, el registro del servidor dice por qué.",
  lessThanMinute: "menos de un minuto",
  ago: "{moment} ({duration})",
  countAndAge: "{number}, el más antiguo desde hace {duration}",
  atLeast: "{number} o más",
  version: {
    title: "Versión",
    version: "Versión",
    runningSince: "En marcha desde",
    node: "Node.js",
  },
  database: {
    title: "Base de datos",
    engine: "Motor",
    engines: { embedded: "Integrado en este servidor", postgres: "Servidor PostgreSQL" },
    postgres: "PostgreSQL",
    size: "Tamaño",
    migrations: "Migraciones",
    applied: "{applied} de {shipped} hechas, la última el {day}",
    behind:
      "A la base de datos le faltan cambios que esta versión necesita. Reinicie el servidor: los hace al iniciar. Si no inicia, su registro dice por qué.",
    ahead:
      "Una versión más nueva ya usó esta base de datos. Si usted regresó a la versión anterior a propósito, no hay nada que hacer. Si no, instale de nuevo la versión más nueva o restaure una copia de seguridad anterior a la actualización.",
  },
  disk: {
    title: "Disco",
    free: "Libre",
    freeOf: "{free} de {total}",
    folder: "Carpeta de datos",
    files: "Fotos y documentos",
    inFolder: "En la carpeta de datos",
    inBucket: "En un depósito",
    low: "El disco se está llenando. Borre lo que no haga falta, como copias de seguridad y registros antiguos, o cambie a uno más grande.",
    noFiles:
      "Las fotos y los documentos se rechazan hasta que haya 256 MB libres. Borre ahora lo que no haga falta en este disco, como copias de seguridad y registros antiguos.",
    nothingSaved:
      "Ya no se guarda nada y los formularios se rechazan hasta que haya 64 MB libres. Borre ahora lo que no haga falta en este disco; después, el producto sigue por sí solo.",
  },
  email: {
    title: "Correo",
    sentBy: "Se envía por",
    folder: "Sin servidor de correo: se guarda en archivos",
    waiting: "En espera",
    failed: "Fallidos, últimos 90 días",
    lastSent: "Último enviado",
    lastKept: "Último guardado como archivo",
    never: "Ninguno todavía",
    noServer:
      "Nadie recibe correos: sin un servidor de correo se guardan como archivos en la carpeta de datos. Escriba uno en Ajustes, Correo.",
    stuck:
      "Hay correos en espera desde hace más de una hora. Revise que el servidor de correo responda y que su contraseña sea correcta; el registro del servidor dice por qué falló cada intento.",
    undelivered:
      "Algunos correos no se pudieron entregar y ya no quedan intentos. Busque los registros marcados con “El correo falló: llame por teléfono” y revise las direcciones de su personal y sus clientes.",
  },
  queue: {
    title: "Trabajos en segundo plano",
    due: "Pendientes ahora",
    later: "Programados para después",
    where: "Qué espera",
    jobs: "{name} ({number})",
    stuck:
      "Hay trabajos en espera desde hace más de diez minutos. Un envío grande tarda, pues salen diez correos por segundo. En cualquier otro caso, reinicie el servidor; si vuelven a quedar en espera, su registro dice qué falló.",
    names: {
      emails: "correos",
      "emails-undeliverable": "correos fallidos",
      "sign-in-failure-alerts": "alertas de inicio de sesión",
      "work-order-alarms": "órdenes de trabajo atrasadas",
      "unread-messages": "mensajes sin leer",
      "missed-visits": "visitas no realizadas",
      "daily-digests": "resúmenes diarios",
      "morning-reports": "informes de la mañana",
      "file-checks": "archivos por revisar",
      "document-ends": "documentos por vencer",
      feedback: "preguntas de opinión",
      invoices: "facturas",
      "monthly-reports": "informes mensuales",
      newsletters: "boletines",
      "visit-plan": "visitas por programar",
      backups: "copias de seguridad",
      cleanup: "limpieza de datos",
      "appointment-reminders": "recordatorios de citas",
      "data-exports": "archivos con sus datos",
      "demonstration-removal": "eliminación de la demostración",
      imports: "importaciones",
      "inbound-mail": "respuestas por leer",
      "missing-opportunities": "solicitudes sin oportunidad",
      privacy: "solicitudes de privacidad",
      "proposal-ends": "propuestas por vencer",
      "proposal-seals": "propuestas firmadas por sellar",
      website: "publicaciones programadas",
      "website-pictures": "imágenes del sitio por preparar",
    },
  },
  errors: {
    page: {
      what: "Falló una página o un formulario",
      advice: "Pregunte a quien lo vio qué hizo y dé el número de solicitud a un desarrollador.",
    },
    database: {
      what: "La base de datos no respondió",
      advice:
        "El producto se conecta de nuevo por sí solo. Si continúa, revise que la base de datos funcione y que este servidor llegue a ella.",
    },
    disk: {
      what: "El disco está lleno",
      advice: "Libere espacio; la parte sobre el disco dice cuánto hace falta.",
    },
    email: {
      what: "No se envió un correo",
      advice: "Vea la parte sobre el correo. El registro dice qué respondió el servidor de correo.",
    },
    files: {
      what: "Una foto o un documento no se pudo guardar o leer",
      advice:
        "Revise el disco, o el depósito y su clave. Un archivo perdido se recupera con una copia de seguridad.",
    },
    backups: {
      what: "Falló una copia de seguridad o su revisión",
      advice: "“Copias de seguridad”, en esta página, dice por qué y qué hacer.",
    },
    replies: {
      what: "No se guardó un correo entrante",
      advice: "Se intenta de nuevo y no se pierde nada. Vea “Correos entrantes”.",
    },
    seals: {
      what: "Un archivo firmado quedó sin sello",
      advice:
        "Se intenta de nuevo cada cinco minutos. Si continúa, muestre esta entrada a un desarrollador.",
    },
    work: {
      what: "Falló un trabajo en segundo plano",
      advice: "Se intenta de nuevo por sí solo. Si el número crece, dé la hora a un desarrollador.",
    },
    setting: {
      what: "Un ajuste es incorrecto",
      advice: "El registro dice cuál y qué cambiar. Después, reinicie el servidor.",
    },
    other: {
      what: "Algo falló",
      advice: "Dé a un desarrollador el número de solicitud o la hora; el registro tiene la causa.",
    },
  },
});
