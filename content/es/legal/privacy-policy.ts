import type { LegalDocument } from "../../legal/document.ts";

export const privacyPolicy: LegalDocument = {
  verified: false,
  title: "Política de privacidad, en lenguaje sencillo",
  lead: "Guardamos lo que usted nos envía mientras lo necesitamos, y nada más. Sin cookies, sin rastreadores, sin terceros en ninguna página.",
  updated: "2026-11-26",
  changedBy: "policyChangedOn",
  parts: [
    {
      id: "in-short",
      title: "En pocas palabras",
      blocks: [
        {
          points: [
            "Leer este sitio no nos deja nada que pueda revelar quién es usted.",
            "Leemos lo que envía por un formulario, lo usamos para responderle y lo borramos después de los plazos de abajo.",
            "No vendemos nada, no compartimos nada para publicidad y no cargamos nada de otras empresas: ni analítica, ni tipos de letra, ni mapas, ni videos.",
            "Puede preguntar qué tenemos sobre usted y pedir que lo corrijamos o que lo borremos.",
          ],
        },
      ],
    },
    {
      id: "reading",
      title: "Cuando solo lee",
      blocks: [
        "Por cada página, nuestro servidor escribe una línea en su registro: la hora, la dirección de la página, si se pudo entregar y cuánto tardó. Esa línea no contiene su dirección de red ni lo que usted buscó.",
        "Para que los bots no inunden nuestros formularios, el servidor cuenta cuántas veces se usa un formulario desde la misma red. Cuenta bajo un hash con clave, un código que no se puede volver a convertir en la dirección. Borra cada conteo cuando vence su plazo: la mayoría después de diez minutos, todos en una semana como máximo.",
      ],
    },
    {
      id: "your-browser",
      title: "Lo que queda en su navegador",
      blocks: [
        "No ponemos cookies a quienes visitan el sitio. Si inicia sesión, una cookie la mantiene abierta hasta que usted la cierre o cierre el navegador, o durante 30 días si lo pide. Una segunda marca el navegador como suyo durante 400 días. Así podemos avisarle de un inicio de sesión desde otro, y nadie puede bloquearle el acceso adivinando contraseñas. Una tercera dura los diez minutos de un segundo paso. Ninguna se lee para nada más.",
        {
          table: {
            caption: "Lo que este sitio guarda en su propio dispositivo",
            columns: ["Qué", "Para qué", "Cuánto tiempo"],
            rows: [
              [
                "Lo que escribe en un formulario",
                "Para que recargar la página o perder la conexión no le cueste nada",
                "Hasta que se envíe, 7 días como máximo",
              ],
              [
                "Un mensaje que todavía no nos ha llegado",
                "Para poder enviarlo otra vez cuando vuelva la conexión",
                "Hasta que nos haya llegado",
              ],
              [
                "La campaña del enlace por el que llegó aquí, si la hubo",
                "Para saber cuáles de nuestros propios anuncios valen la pena",
                "Hasta que cierre la pestaña",
              ],
              [
                "Hasta dónde había bajado en la página",
                "Para que al regresar llegue al mismo lugar",
                "Hasta que cierre la pestaña",
              ],
            ],
          },
        },
        "Ahí nunca se guardan contraseñas. Puede borrarlo todo en la configuración de su navegador, y todo en este sitio seguirá funcionando.",
      ],
    },
    {
      id: "forms",
      title: "Lo que nos envía",
      blocks: [
        {
          table: {
            caption: "Lo que guardamos de cada formulario",
            columns: ["Formulario", "Qué guardamos", "Para qué", "Cuánto tiempo"],
            rows: [
              [
                "Solicitud de cotización",
                "Nombre, empresa, correo, teléfono, tipo y tamaño del edificio, su mensaje, el precio estimado que vio",
                "Para responder y escribir la cotización",
                "{company.messagesKept}",
              ],
              [
                "Mensaje",
                "Nombre, correo, asunto, mensaje",
                "Para responder",
                "{company.messagesKept}",
              ],
              [
                "Solicitud de empleo",
                "Nombre, correo, teléfono, puesto, años de experiencia, enlace a su currículum, carta de presentación",
                "Para decidir sobre la solicitud y demostrar después que decidimos con justicia",
                "{company.applicationsKept}",
              ],
              [
                "Boletín",
                "Correo, cuándo y dónde pidió el boletín y lo confirmó, y qué boletines le enviamos",
                "Para enviarle el boletín que pidió",
                "Hasta que cancele la suscripción, y 30 días más; 7 días si nunca la confirma; qué boletines le enviamos, {company.emailsKept}",
              ],
              [
                "Reporte desde el letrero de un cuarto",
                "Lo que reporta, una foto si la envía y su correo si lo deja; ni su navegador ni un hash de su dirección de red",
                "Para hacer el trabajo y avisarle cuando esté hecho",
                "El reporte, tanto tiempo como las demás órdenes de trabajo del cliente; el correo y el enlace, hasta 30 días después de cerrar el trabajo",
              ],
            ],
          },
        },
        "Con cada formulario guardamos la página desde la que se envió y la campaña, si se conoce. Durante {company.tracesKept} guardamos el nombre de su navegador y un hash con clave de su dirección de red, para reconocer repeticiones y abusos. Después los borramos. Lo que parece spam lo guardamos durante {company.spamKept}, para que una persona pueda revisarlo, y después lo borramos.",
        "Los registros borrados siguen en las copias de seguridad hasta {company.backupsKept} más. Si usted pasa a ser cliente, las leyes de contratos, impuestos y trabajo pueden obligarnos a guardar algunos registros por más tiempo.",
      ],
    },
    {
      id: "accounts",
      title: "Si tiene una cuenta",
      blocks: [
        "Guardamos su nombre, su dirección de correo, su función y lo que tiene asignado. Su contraseña se guarda como un hash que no se puede volver a convertir en ella.",
        {
          table: {
            caption: "Lo que guardamos sobre el uso de una cuenta",
            columns: ["Qué", "Para qué", "Cuánto tiempo"],
            rows: [
              [
                "Inicios de sesión e intentos fallidos, y cambios de su cuenta: cuándo, qué y el tipo de navegador",
                "Para que usted y nuestros administradores vean quién entró",
                "{company.auditKept}",
              ],
              [
                "Navegadores en los que tiene la sesión abierta: su tipo, su último uso y un hash con clave de la dirección de red",
                "Para que pueda verlos y cerrar la sesión en ellos",
                "Hasta que termine la sesión, 30 días como máximo",
              ],
              [
                "Lo que le avisamos sobre órdenes de trabajo, visitas y mensajes, y cuándo lo vio",
                "Para que se entere una sola vez",
                "{company.notificationsKept}",
              ],
              [
                "Qué correos le enviamos y si llegaron",
                "Para averiguar por qué alguno no llegó",
                "{company.emailsKept}",
              ],
            ],
          },
        },
      ],
    },
    {
      id: "who-sees-it",
      title: "Quién lo ve",
      blocks: [
        "Las personas de nuestra empresa que le responden. Aparte de ellas, solo los proveedores que operan nuestro servidor y entregan nuestro correo, por encargo nuestro y bajo contrato. Y las autoridades, donde la ley lo exige.",
        "No vendemos información personal ni la compartimos para publicidad entre sitios web. Tampoco lo hemos hecho en los últimos doce meses.",
      ],
    },
    {
      id: "global-privacy-control",
      title: "Global Privacy Control",
      blocks: [
        "Algunos navegadores envían una señal que dice: no vendan ni compartan mi información. La respetamos. Como de todos modos no vendemos ni compartimos nada, solo cambia una cosa. No recordamos la campaña del enlace por el que llegó aquí, y nunca la guardamos con un formulario.",
        { show: "privacy-signal" },
      ],
    },
    {
      id: "your-rights",
      title: "Sus derechos",
      blocks: [
        "Viva donde viva, puede pedirnos que:",
        {
          points: [
            "le digamos qué tenemos sobre usted y le enviemos una copia,",
            "corrijamos lo que esté mal,",
            "lo borremos, salvo que la ley nos exija guardarlo,",
            "dejemos de escribirle; cada boletín trae además un enlace para eso, de un solo clic.",
          ],
        },
        "Escriba a [{company.email}](mailto:{company.email}) desde la dirección de correo que usó, o incluya la referencia del correo que le enviamos. Así nadie más puede pedirlo en su nombre. Alguien a quien usted haya autorizado puede pedirlo por usted. Respondemos en un plazo de 45 días, no cuesta nada y nadie recibe peor trato por pedirlo. Si no está de acuerdo con nuestra respuesta, díganoslo, y otra persona la revisará. También puede acudir al fiscal general de su estado. Guardamos su solicitud y nuestra respuesta {company.privacyRequestsKept}, y lo que la ley nos obliga a guardar, mientras nos obligue; le decimos qué es.",
      ],
    },
    {
      id: "children",
      title: "Menores",
      blocks: [
        "Este sitio es para quienes administran edificios o buscan trabajo. No está dirigido a menores de 16 años, y no guardamos a sabiendas nada de ellos.",
      ],
    },
    {
      id: "security",
      title: "Cómo lo protegemos",
      blocks: [
        "Los formularios se envían cifrados. Lo que envía se guarda en nuestra propia base de datos, a la que solo puede llegar nuestro servidor. Ningún sistema es perfecto. Si uno de los nuestros falla de una manera que le afecte, se lo diremos.",
      ],
    },
    {
      id: "changes",
      title: "Cambios y preguntas",
      blocks: [
        "Cuando esta política cambia, la fecha al comienzo cambia con ella. Si un cambio afecta a personas cuyos datos ya tenemos, les escribimos.",
        "Envíe sus preguntas a {company.name}, {company.street}, {company.city}, {company.state} {company.postalCode}, o a [{company.email}](mailto:{company.email}), o llame al [{company.phone}]({company.phoneHref}).",
      ],
    },
  ],
};
