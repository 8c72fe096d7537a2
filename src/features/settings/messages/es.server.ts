import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  events: {
    "company-changed": "Empresa modificada",
    "telephone-hours-changed": "Horario telefónico modificado",
    "office-hours-changed": "Horario de oficina modificado",
    "mail-changed": "Servidor de correo modificado",
    "brand-changed": "Colores y nombre modificados",
    "brand-picture-changed": "Logotipo modificado",
    "legal-changed": "Datos legales modificados",
    "bid-assumptions-changed": "Supuestos de las ofertas modificados",
    "payment-changed": "Instrucciones de pago modificadas",
    "roles-changed": "Permisos de las funciones modificados",
    "seal-changed": "Servidor de hora modificado",
    "certificate-uploaded": "Certificado de la empresa subido",
    "certificate-removed": "Certificado de la empresa quitado",
    "rate-card-changed": "Tarifas modificadas",
    "holidays-changed": "Días feriados modificados",
    "retention-changed": "Plazos de conservación modificados",
    "service-levels-changed": "Niveles de servicio modificados",
    "spam-words-changed": "Palabras de spam modificadas",
    "email-texts-changed": "Textos de los correos modificados",
    "demonstration-removal-requested": "Se pidió quitar la demostración",
    "launch-item-confirmed": "Lista de puesta en marcha modificada",
  },
  sections: {
    "bid-assumptions": "Supuestos de las ofertas",
    brand: "Logotipo y colores",
    company: "Empresa",
    holidays: "Días feriados",
    legal: "Datos legales",
    mail: "Correo",
    payment: "Cómo pagan los clientes",
    "rate-card": "Tarifas",
    retention: "Conservación",
    roles: "Funciones",
    seal: "Sello de los archivos firmados",
    "service-levels": "Niveles de servicio",
    "spam-words": "Palabras de spam",
    "email-texts": "Textos de los correos",
    demonstration: "Demostración",
    "going-live": "Puesta en marcha",
  },
  goingLive: {
    confirmed: "Hecho: {title}",
    kinds: {
      phone: "Teléfono de ejemplo: {value}",
      address: "Dirección de ejemplo: {value}",
      invented: "Inventado: {value}",
      unverified: "Sin confirmar: {value}",
    },
    drafts: {
      "en/legal/privacy-policy": "Política de privacidad en inglés, leída por un abogado",
      "es/legal/privacy-policy": "Política de privacidad en español, leída por un abogado",
      "en/legal/terms": "Términos de servicio en inglés, leídos por un abogado",
      "es/legal/terms": "Términos de servicio en español, leídos por un abogado",
      "privacy-laws": "Leyes de privacidad, leídas por un abogado",
    },
    items: {
      company: {
        title: "La empresa sigue siendo la que vino con el producto",
        advice:
          "Escriba su nombre, teléfono, dirección y perfiles. Deje vacío el perfil que no tenga.",
        link: "Ajustes de la empresa",
      },
      details: {
        title: "Datos que conviene revisar una vez",
        advice:
          "Siguen como vinieron con el producto. Cámbielos o confirme que son correctos para su empresa.",
        link: "Ajustes",
      },
      brand: {
        title: "El logotipo sigue siendo el que vino con el producto",
        advice:
          "Suba su propio logotipo y elija sus colores. Si quiere conservar el que vino con el producto, confírmelo aquí.",
        link: "Logotipo y colores",
      },
      payment: {
        title: "Cómo le pagan sus clientes",
        advice:
          "Mientras no lo llene, las facturas dicen a los clientes que no envíen dinero. Escriba su cuenta bancaria, una dirección para cheques o la página donde pagan sus clientes.",
        link: "Cómo pagan los clientes",
      },
      rateCard: {
        title: "Los precios estimados son los que venían con el producto",
        advice:
          "El formulario de cotización los muestra a todos los visitantes. Cámbielos, o confirme que puede trabajar por estos precios.",
        link: "Tarifas",
      },
      serviceLevels: {
        title: "Los niveles de servicio son los que venían con el producto",
        advice:
          "Prometen a los clientes en cuánto tiempo responde usted a una orden de trabajo. Cámbielos, o confirme que puede cumplirlos.",
        link: "Niveles de servicio",
      },
      legalFacts: {
        title: "Las licencias y los seguros son los que venían con el producto",
        advice:
          "El sitio web, los términos y las facturas los mencionan, y el sitio dice que su empresa está asegurada. Escriba los suyos, o confirme que estos son correctos.",
        link: "Datos legales",
      },
      about: {
        title: "Directivos, historia y testimonios",
        advice:
          "Presente a su propia gente, cuente su propia historia y cite solo a clientes que lo hayan aceptado.",
        link: "Página sobre la empresa",
      },
      services: {
        title: "Cifras y testimonios de servicios y sectores",
        advice:
          "Publique solo cifras que pueda demostrar y cite solo a clientes que lo hayan aceptado.",
        link: "Página de servicios",
      },
      certifications: {
        title: "Certificaciones",
        advice: "Deje solo las certificaciones que tenga.",
        link: "Página sobre la empresa",
      },
      guides: {
        title: "Guías para descargar",
        advice:
          "Los PDF de Recursos llevan el nombre, los colores y los datos de la empresa que vino con el producto. Quite una guía de la lista para dejar de ofrecerla, o márquela como comprobada cuando lleve el nombre de usted.",
        link: "Recursos",
      },
      careers: {
        title: "Empleos y beneficios",
        advice:
          "Publique sus propias vacantes, salarios y beneficios, y cite solo a personas que trabajen con usted.",
        link: "Página de empleos",
      },
      articles: {
        title: "Noticias",
        advice: "Escriba sus propias noticias o quite las que tratan de hechos inventados.",
        link: "Página de noticias",
      },
      legal: {
        title: "Política de privacidad y términos",
        advice:
          "Pida a un abogado que los lea. En Sitio web, cambie lo que haga falta, marque cada uno como revisado y publíquelo.",
        link: "Política de privacidad",
      },
      privacyLaws: {
        title: "Leyes de privacidad de los estados",
        advice:
          "La política de privacidad las nombra, y las solicitudes de privacidad se responden en sus plazos. Pida a un abogado que lea ambas cosas y después confírmelo aquí.",
        link: "Política de privacidad",
      },
      otherPages: {
        title: "Otras páginas",
        advice: "Reemplace los ejemplos por sus propios datos.",
      },
      mailServer: {
        title: "No hay servidor de correo",
        advice:
          "Sin él, ningún correo llega a nadie: ni solicitudes del sitio web, ni invitaciones, ni facturas. Escriba su servidor de correo y envíese una prueba.",
        link: "Ajustes de correo",
      },
      senders: {
        title: "Una dirección de correo de ejemplo",
        advice: "Cambie estas direcciones en Correo, o en MAIL_FROM y OFFICE_EMAIL.",
        link: "Ajustes de correo",
      },
      administrator: {
        title: "Nadie de su empresa administra el producto",
        advice:
          "Abra esta página y escriba el código de instalación, que el servidor mostró al iniciar.",
        link: "Instalación inicial",
      },
      demonstration: {
        title: "La demostración sigue aquí",
        advice:
          "Sus personas pueden iniciar sesión, y todas tienen la misma contraseña. Quítela cuando haya terminado de mirar.",
        link: "Quitar la demostración",
      },
      demoSetting: {
        title: "DEMO: el primer inicio agrega una demostración",
        advice:
          "Todas las personas de la demostración tienen la misma contraseña. Ponga DEMO=0 antes del primer inicio, o quite la demostración después en la oficina.",
      },
      secondFactor: {
        title: "Alguien administra sin segundo factor",
        advice:
          "Cada persona que administra necesita una app de autenticación o una llave de acceso. Se le pide al iniciar sesión. Suspenda a quien no necesite administrar.",
        link: "Personas",
      },
      secondAdministrator: {
        title: "Solo una persona administra",
        advice:
          "Si usted pierde su teléfono, otra persona que administre puede devolverle el acceso. Invite a alguien de confianza.",
        link: "Invitar a otra persona",
      },
      origin: {
        title: "ORIGIN: falta la dirección pública",
        advice:
          "La necesitan los enlaces de los correos y los buscadores. Ponga en ORIGIN la dirección que usan los visitantes, como https://www.example.com.",
      },
      https: {
        title: "ORIGIN: la dirección no empieza con https://",
        advice:
          "Las contraseñas viajan sin cifrar, las llaves de acceso no funcionan y los teléfonos de los equipos no abren sus páginas sin conexión. Ponga delante del servidor un proxy con certificado y su dirección en ORIGIN.",
      },
      proxy: {
        title: "TRUST_PROXY: falta el proxy que está delante",
        advice:
          "Para el servidor, todos los visitantes vienen de una sola dirección y comparten sus límites. Ponga en TRUST_PROXY cuántos proxies hay delante, por lo general 1.",
      },
      secretKey: {
        title: "SECRET_KEY: falta",
        advice:
          "En un servidor PostgreSQL, los códigos de los edificios y los secretos de las apps de autenticación se guardan junto a la clave que los protege. Ponga en SECRET_KEY al menos 32 caracteres al azar y guarde una copia aparte de las copias de seguridad.",
      },
      backups: {
        title: "NIGHTLY_BACKUPS: el producto no hace copias de seguridad",
        advice:
          "El ajuste está en 0. Quítelo para tener una copia cada noche. Si las hace por otros medios, restaure una como prueba y después confírmelo aquí.",
        link: "Sistema",
      },
      backupPlace: {
        title: "BACKUP_URL: las copias de seguridad están en el mismo disco que los datos",
        advice:
          "Sirven después de un error, pero se pierden con el disco. Ponga en BACKUP_URL un depósito, o en BACKUP_DIR una carpeta de otro disco.",
      },
      backupKey: {
        title: "BACKUP_KEY: las copias de seguridad no están cifradas",
        advice:
          "Quien pueda leer el depósito puede leer todos los registros. Ponga en BACKUP_KEY al menos 32 caracteres al azar y guarde una copia.",
      },
      lastBackup: {
        title: "Las copias de seguridad necesitan atención",
        advice: "Sistema dice qué falla y qué hacer.",
        link: "Sistema",
      },
      firstBackup: {
        title: "Todavía no se ha hecho ninguna copia de seguridad",
        advice: "La primera se hace esta noche. Vuelva a mirar mañana.",
        link: "Sistema",
      },
      keys: {
        title: "Copias de las claves",
        advice:
          "Las copias de seguridad no incluyen la clave secreta (SECRET_KEY, o secret.key en la carpeta de datos). Sin BACKUP_KEY no se puede restaurar una copia cifrada. Guarde copias lejos del servidor y de las copias de seguridad, y después confírmelo aquí.",
        link: "Sistema",
      },
      databaseRole: {
        title: "DATABASE_URL: el producto entra en PostgreSQL como superusuario",
        advice:
          "Un superusuario puede leer archivos e iniciar programas en la máquina de la base de datos. Dé al producto un rol que solo sea dueño de su base. En docs/operations.md se explica cómo cambiarlo.",
      },
      scanner: {
        title: "CLAMAV_URL: no se buscan programas maliciosos en los archivos",
        advice:
          "Las fotos se rehacen a partir de sus píxeles, pero un PDF se guarda como llegó. El analizador (ClamAV) necesita una máquina o un contenedor propio con unos 3 GB de memoria.",
      },
    },
  },
  errors: {
    name: "Escriba el nombre de la empresa.",
    shortName: "Escriba un nombre corto, como el que llevan sus camionetas.",
    foundedIn: "Escriba un año desde 1800 hasta el actual.",
    description: "Describa la empresa en 20 a 200 caracteres.",
    phone: "Escriba un teléfono de EE. UU. con código de área, como (312) 555-0142.",
    street: "Escriba la calle y el número.",
    city: "Escriba la ciudad.",
    state: "Escriba el estado con dos letras, como IL.",
    postalCode: "Escriba un código postal, como 60606.",
    timeZone: "Elija una zona horaria.",
    statesServed: "Marque al menos un estado donde trabajan sus equipos.",
    stateUnknown: "Marque solo estados de la lista: “{code}” no es uno.",
    priceRange: "Elija un nivel de precios.",
    link: "Escriba una dirección completa que empiece con https://.",
    brand: {
      color: "Escriba un color como # y seis dígitos, por ejemplo {example}.",
      contrast:
        "El texto en este color se leería mal. El color más parecido que sirve es {suggestion}.",
      together:
        "Mientras tanto otra persona cambió colores, y los suyos no se leen bien junto con esos.",
      logoPlace: "Elija dónde va el nombre.",
      picture: {
        empty: "Elija un archivo.",
        "unknown-kind": "Elija un archivo SVG, PNG o JPEG.",
        damaged: "No se pudo leer esta imagen.",
        "too-large":
          "Este archivo es demasiado grande: un SVG puede tener hasta 200 KB; un PNG o JPEG, hasta 5 MB.",
        "too-many-pixels": "Esta imagen tiene demasiados píxeles.",
        "too-long":
          "Esta imagen es demasiado alargada para un logotipo: un lado mide más de 12 veces el otro.",
        "too-many-parts": "Este dibujo tiene demasiadas partes. Simplifíquelo o suba un PNG.",
        "not-svg": "No se pudo leer este dibujo. Expórtelo de nuevo como SVG simple o suba un PNG.",
        doctype:
          "Este dibujo declara entidades, que no se aceptan. Expórtelo de nuevo como SVG simple o suba un PNG.",
        element:
          "Este dibujo contiene “{detail}”, que no se acepta. Convierta todo en trazados o suba un PNG.",
        event:
          "Este dibujo contiene un script (“{detail}”), que no se acepta. Suba un PNG en su lugar.",
        reference:
          "Este dibujo carga algo de otro lugar (“{detail}”), y eso no se acepta. Suba un PNG en su lugar.",
        style:
          "No se pudo leer la hoja de estilos de este dibujo. Expórtelo con atributos de presentación o suba un PNG.",
      },
    },
    incomplete: "El formulario llegó incompleto. Guárdelo de nuevo.",
    needs: "No sirve sin “{right}”. Marque también ese permiso.",
    removalWord: "Escriba “{word}” para confirmar.",
    mail: {
      host: "Escriba el nombre del servidor de correo, como smtp.example.com.",
      port: "Escriba un puerto de 1 a 65535.",
      security: "Elija cómo se protege la conexión.",
      password: "Esta contraseña es demasiado larga.",
      address: "Escriba una dirección de correo o deje el campo vacío.",
      officeLanguage: "Elija un idioma.",
    },
    place:
      "Escriba los dos números o deje los dos vacíos: latitud de −90 a 90, longitud de −180 a 180.",
    days: "Escriba un número entero de días, de {min} a {max}.",
    legal: {
      lawState: "Escriba el nombre de un estado, como Illinois.",
      licenses: "Escriba hasta {max} licencias de hasta 120 caracteres, una por línea.",
      dollars: "Escriba dólares enteros, como 1,000,000, o deje el campo vacío.",
      aggregate: "El total no puede ser menor que el importe por evento, y este no puede faltar.",
      workersCompensation: "Elija una de las dos opciones.",
    },
    rateCard: {
      amount: "Escriba un número de {min} a {max}.",
      half: "Escriba los dos extremos o deje los dos vacíos.",
      reversed: "El extremo alto no puede ser menor que el bajo.",
    },
    seal: {
      timeServer: "Escriba una dirección que empiece con https:// o deje el campo vacío.",
      noFile: "Elija el archivo con el certificado.",
      tooLarge: "Este archivo pesa más de 64 KB. Un certificado con su clave pesa menos.",
      faults: {
        unreadable: "Este archivo no es un certificado con su clave privada (.p12 o .pfx).",
        "wrong-password": "La contraseña no es correcta o el archivo está dañado.",
        "no-match": "La clave privada de este archivo no corresponde a su certificado.",
        "not-yet-valid": "Este certificado todavía no es válido.",
        expired: "Este certificado venció.",
        "wrong-purpose": "Este certificado no sirve para firmas.",
        "weak-key":
          "La clave de este certificado es demasiado corta: RSA necesita 2048 bits o más.",
      },
      noTimeServer: "No hay servidor de hora. Primero escriba su dirección y guárdela.",
      timeServers: {
        away: "El servidor de hora no respondió. Revise la dirección o inténtelo más tarde.",
        refused: "El servidor de hora respondió que no da marcas de hora.",
        wrong:
          "La respuesta no es una marca de hora válida. Compruebe que sea un servidor de hora (RFC 3161).",
      },
    },
    payment: {
      routingNumber: "Revise el número de ruta: tiene nueve dígitos, como en un cheque.",
      accountNumber: "Escriba un número de cuenta de 4 a 17 dígitos.",
      wholeAccount: "Llene los cuatro campos de la cuenta bancaria o ninguno.",
      wholeCheck: "Escriba el nombre y la dirección para cheques, o ninguno de los dos.",
    },
    holidays: {
      line: "Línea {line}: escriba el mes y el día, y después un nombre, como 12/24 Nochebuena.",
      tooMany: "La lista puede tener hasta {max} días.",
    },
    spamWords: {
      tooMany: "La lista puede tener hasta {max} líneas.",
      tooLong: "La línea {line} tiene más de {max} caracteres. Repártala en dos líneas.",
      tooShort: "Línea {line}: “{found}” es muy corta. Una frase lleva al menos tres letras.",
      unreadable:
        "Línea {line}: “{found}” no se entiende. El asterisco va al final de una palabra, y los tres puntos entre palabras.",
    },
  },
  mail: {
    unreadable:
      "La contraseña se guardó con otra clave secreta de este servidor. Escríbala otra vez y guarde.",
    noServer:
      "Todavía no hay servidor de correo: la prueba se guardó como archivo en la carpeta de datos.",
    refused: "La prueba no se envió: {fault}",
    refusedBecause: {
      "not-greeted":
        "La prueba no se envió: lo que respondió en esa dirección y ese puerto no saludó como un servidor de correo (código: {answer}). Revise ambos, y la conexión.",
      "wrong-login":
        "La prueba no se envió: el servidor de correo rechazó la cuenta o la contraseña. Dijo: {answer}",
      certificate:
        "La prueba no se envió: el certificado del servidor de correo no es válido para su nombre, así que no se envió la contraseña. La conexión dijo: {answer}",
      "no-tls":
        "La prueba no se envió: el servidor de correo no ofrece cifrado, así que no se envió la contraseña. La conexión dijo: {answer}",
      sender:
        "La prueba no se envió: el servidor de correo rechazó la dirección del remitente. Dijo: {answer}",
    },
    test: {
      subject: "{company}: correo de prueba",
      title: "Su servidor de correo funciona",
      text: "Este correo se envió desde los ajustes de {company}. Los demás correos salen de la misma manera.",
      because: "Recibe este correo porque pidió una prueba.",
    },
  },
  deletes: [
    "Esto borra {count} registro en menos de una hora, para siempre.",
    "Esto borra {count} registros en menos de una hora, para siempre.",
  ],
  rights: {
    "leads.read": "Ver las solicitudes de cotización",
    "leads.answer": "Responder las solicitudes de cotización",
    "contact-messages.read": "Ver los mensajes de contacto",
    "contact-messages.answer": "Responder los mensajes de contacto",
    "applications.read": "Ver las solicitudes de empleo",
    "applications.answer": "Responder las solicitudes de empleo",
    "applications.hire": "Contratar a solicitantes",
    "quarantine.decide": "Decidir qué es spam en las listas que responde",
    "records.export":
      "Exportar las listas que ve: solicitudes de cotización y de empleo, mensajes, suscriptores",
    "opportunities.read": "Ver las ventas en curso",
    "opportunities.change": "Mover oportunidades y planear los pasos siguientes",
    "opportunities.export": "Exportar las ventas en curso",
    "prospects.read": "Ver las empresas y los contactos de posibles clientes",
    "prospects.change":
      "Cambiar las empresas y los contactos de posibles clientes, y combinar los duplicados",
    "prospects.export": "Exportar las empresas de posibles clientes",
    "bids.read": "Ver las ofertas, con salarios, costos y márgenes",
    "bids.change": "Preparar ofertas",
    "bids.approve": "Aprobar ofertas por debajo del margen mínimo",
    "proposals.read": "Ver las propuestas",
    "proposals.change": "Escribir y enviar propuestas",
    "proposals.sign": "Firmar propuestas por la empresa",
    "appointments.read": "Ver sus propias citas",
    "clients.start": "Poner en marcha a clientes con propuestas firmadas",
    "production-rates.change": "Cambiar los rendimientos de limpieza",
    "company-certificates.change": "Agregar y quitar certificados de la empresa",
    "website.change": "Cambiar y publicar el sitio web",
    "newsletters.send": "Escribir y enviar boletines",
    "subscribers.read": "Ver los suscriptores del boletín",
    "clients.read": "Ver los clientes",
    "clients.change": "Agregar clientes e instalaciones",
    "facilities.read": "Ver instalaciones, áreas y alcances del servicio",
    "facilities.change": "Cambiar instalaciones, áreas y alcances del servicio",
    "start-up-plans.change": "Crear planes de inicio y marcar sus tareas",
    "facility-contacts.read": "Ver los contactos en el lugar",
    "access-notes.read": "Leer cómo se entra a un edificio",
    "site-codes.read": "Ver los códigos de los edificios",
    "signs.print": "Imprimir letreros con código QR",
    "threads.use": "Intercambiar mensajes con los clientes",
    "feedback.read": "Leer las opiniones de los clientes",
    "client-health.read": "Ver el estado de los clientes",
    "insights.read": "Ver los análisis",
    "schedule.read": "Ver la agenda",
    "schedule.change": "Programar y cancelar visitas",
    "visits.attend": "Registrar entrada, salida y lo que se hizo",
    "visit-notes.read": "Leer las notas de los equipos sobre las visitas",
    "work-orders.read": "Ver las órdenes de trabajo",
    "work-orders.create": "Crear órdenes de trabajo y pedir materiales",
    "work-orders.comment": "Comentar las órdenes de trabajo",
    "work-orders.direct": "Confirmar, asignar y priorizar órdenes de trabajo",
    "work-orders.work": "Empezar y terminar órdenes de trabajo",
    "work-orders.export": "Exportar las órdenes de trabajo",
    "service-levels.change": "Cambiar los niveles de servicio de un cliente",
    "inspections.read": "Ver las inspecciones",
    "inspections.perform": "Programar y hacer inspecciones",
    "inspections.share": "Compartir informes de inspección por enlace",
    "keys.read": "Ver las llaves",
    "keys.change": "Entregar y recibir llaves",
    "key-codes.read": "Leer los códigos; cada consulta queda registrada",
    "keys.export": "Exportar la lista de llaves",
    "documents.read": "Ver los documentos",
    "documents.change": "Agregar, renovar y retirar documentos",
    "contracts.read": "Leer los contratos, con precios y condiciones",
    "prices.read": "Ver los precios",
    "prices.offer": "Ofrecer precios por trabajos adicionales",
    "invoices.read": "Ver las facturas",
    "invoices.change": "Emitir facturas y registrar pagos",
    "people.read": "Ver las personas de los clientes",
    "client-people.invite": "Invitar a personas de los clientes",
    "client-people.change": "Cambiar o suspender a personas de los clientes",
    "staff.invite": "Invitar al personal",
    "staff.change": "Cambiar o suspender al personal y dar funciones",
    "privacy.handle": "Exportar o eliminar los datos de una persona",
    "account.use-own": "Usar su propia cuenta",
    "files.use": "Subir fotos y documentos",
    "settings.change": "Cambiar los ajustes, también estos permisos",
    "data.import": "Importar datos",
    "data.export": "Exportar todo",
    "audit.read-all": "Leer todo el registro de cambios",
    "system.read": "Ver el estado del sistema",
  },
  permissionGroups: {
    requests: "Solicitudes y mensajes",
    sales: "Ventas",
    website: "Sitio web y boletines",
    clients: "Clientes e instalaciones",
    work: "Visitas y órdenes de trabajo",
    inspections: "Inspecciones",
    keys: "Llaves",
    documents: "Documentos",
    money: "Precios y facturas",
    people: "Personas",
    company: "Empresa",
  },
  given: "concedido",
  notGiven: "no concedido",
  extraLabel: "{role}: {right}",
  kept: "marcado",
  lines: ["una lista de {count} línea", "una lista de {count} líneas"],
  emails: {
    changed: {
      en: "Inglés: “{before}” pasó a ser “{after}”",
      es: "Español: “{before}” pasó a ser “{after}”",
    },
    fieldLabel: {
      en: "Texto de correo en inglés: “{text}”",
      es: "Texto de correo en español: “{text}”",
    },
    named: "{sign} ({meaning})",
    tooMuchBeside:
      "No se cambió nada: lo que escribió en los otros textos es demasiado largo para conservarlo. Guárdelo primero.",
    tooMuch: "Es demasiado para una vista previa. Guarde antes una parte.",
    faults: {
      empty: "Escriba algo aquí o vuelva al original",
      "too-long": "Use menos de {max} caracteres",
      lines: "Escríbalo en una sola línea, sin saltos de línea ni caracteres de control",
      html: "Escríbalo sin etiquetas HTML: el texto se muestra tal como lo escribe",
      forms: "Escriba un texto para uno y otro para varios",
      missing: "Conserve lo que el correo completa aquí: {values}",
      unknown: "El correo no puede completar esto aquí: {values}",
    },
  },
});
