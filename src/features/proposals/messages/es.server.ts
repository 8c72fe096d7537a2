export const es = {
  one: "Propuesta",
  problems: {
    "not-found": "Ya no existe.",
    "not-allowed": "Su función no puede hacer esto. No se cambió nada.",
    closed: "Esta oportunidad está ganada o perdida. Sus propuestas quedan como están.",
    "changed-since": "La propuesta cambió desde que la abrió. Revísela otra vez.",
    "no-bid-version": "Elija una versión de la oferta y guarde el borrador.",
    "not-approved":
      "Esta versión de la oferta está por debajo del margen mínimo. Primero tiene que aprobarla un administrador.",
    "nothing-offered": "Ofrezca al menos una alternativa que la oferta tenga.",
    "no-letter": "Escriba una carta de presentación.",
    "no-last-day": "Escriba el último día para firmar.",
    "half-step": "Complete el plan de inicio: cada paso necesita un día, y cada día, un paso.",
    "last-day-over": "El último día para firmar ya pasó. Escriba uno posterior.",
    "two-ends": "Escriba un plazo o un último día del contrato, no ambos.",
    "ends-before-start":
      "El contrato terminaría antes de empezar. Escriba un último día posterior.",
    "no-address": "Este contacto no tiene correo.",
    "signed-already":
      "Ya hay una versión firmada. Otra oferta junto a ella sería un segundo contrato.",
    "on-its-way": "El correo con el enlace espera su envío. Aguarde un momento.",
    "answered-since":
      "Hay un mensaje más nuevo desde que abrió esta página. Léalo abajo y vuelva a enviar su respuesta si todavía corresponde.",
    "no-links": "Esta versión ya no existe.",
    "not-open": "Esta versión está decidida o ya no es la última. Revise la página otra vez.",
    "not-signed": "Esta versión no espera su firma. Revise la página otra vez.",
  },
  savedFirst:
    "Sus cambios están guardados y todavía no se envió nada. Revise el borrador una vez más y envíelo.",
  alreadyReceived: {
    answer:
      "Ya recibimos esta respuesta con lo que usted escribió la primera vez. Si quiere enviar otra, presione el botón de nuevo.",
    resend:
      "El correo ya se envió de nuevo. Si quiere enviarlo una vez más, presione el botón de nuevo.",
    send: "Esta propuesta ya se envió. Si quiere enviar otra, presione el botón de nuevo.",
  },
  notifications: {
    kind: "Un posible cliente abre su propuesta, pregunta por ella, la firma o la rechaza, o nuestro correo no le llega",
    gone: "un posible cliente",
    opened: "{company} abrió su propuesta por primera vez",
    asked: "{company} preguntó sobre su propuesta",
    signed: "{company} firmó su propuesta: espera nuestra firma",
    declined: "{company} rechazó su propuesta",
    undelivered: "Nuestro correo sobre la propuesta no le llegó a {company}",
  },
  pdf: {
    documentTitle: "{title} {version}, {company}",
    subject: "Huella digital {digest}",
    preview: "Vista previa, no enviada",
    footer: "{version}, SHA-256 {digest}",
    footerOfOffer: "{version}, huella de la oferta (SHA-256) {digest}",
    signatures: "Firmas",
    forProspect: "Por {company}",
    accepts: "Acepta {alternative}, {price} al mes",
    signedBy: "Firmó electrónicamente escribiendo el nombre: {signature}",
    name: "{name}, {title}",
    when: "{local} ({utc} UTC)",
    evidence: "Entrada de la constancia: {hash}",
    drawing: "Firma dibujada de {name}",
    note: "Ambas partes aceptaron firmar electrónicamente, y que un nombre escrito obliga como una firma en papel. Cuando ambas han firmado, el archivo se sella. Un lector de PDF muestra entonces si cambió desde ese momento. Nuestra constancia de cómo se envió, se abrió y se firmó demuestra lo demás.",
    sealReason: "Sello puesto cuando ambas partes ya firmaron",
  },
  sealCheck: {
    title: "Sellos de los archivos firmados",
    waiting: "Firmados, todavía sin sello",
    certificate: "Certificado",
    own: "Creado aquí, a nombre de {name}",
    none: "Ninguno todavía: el primer archivo firmado recibe uno",
    uploaded: "{name}, emitido por {issuer}, válido hasta el {when}",
    unsealed:
      "Hay archivos que esperan su sello desde hace más de 15 minutos. El motivo está entre los errores de esta página.",
    expired:
      "El certificado de su empresa venció y los archivos se sellan con el nuestro. Suba uno nuevo en Ajustes, Sello de los archivos firmados.",
    expiring:
      "El certificado de su empresa vence pronto. Suba uno nuevo en Ajustes, Sello de los archivos firmados.",
  },
  email: {
    sent: {
      subject: "Su propuesta de limpieza {reference}",
      title: "Su propuesta está lista",
      text: "{seller} preparó una propuesta para {company}. Puede leerla, descargarla, preguntar, y aceptarla o rechazarla. No necesita una cuenta.",
      until: "Se puede firmar hasta el {day}.",
    },
    answered: {
      subject: "Una respuesta sobre su propuesta {reference}",
      title: "Respondimos su pregunta",
      text: "Esto escribió {person} sobre la propuesta para {company}:",
      label: "Respuesta",
    },
    reminder: {
      subject: "Su propuesta {reference} se puede firmar hasta el {day}",
      title: "Quedan pocos días",
      text: "Nuestra propuesta para {company} se puede firmar hasta el {day}. Si tiene preguntas, háganoslas en su página.",
      decline: "Allí también puede rechazarla, y no volveremos a escribirle al respecto.",
    },
    released: {
      subject: "Su firma de la propuesta {reference} quedó sin efecto",
      title: "Su firma ya no cuenta",
      text: "Usted firmó nuestra propuesta para {company}. Nosotros no la firmamos, y su firma quedó sin efecto: no obliga a ninguna de las partes.",
      label: "Nuestro motivo",
      next: "Si hay una versión nueva para firmar, recibirá otro correo.",
    },
    copy: {
      subjectSigned: "Usted firmó la propuesta {reference}",
      subjectBoth: "Firmada por ambas partes: propuesta {reference}",
      titleSigned: "Tenemos su firma",
      titleBoth: "Firmada por ambas partes",
      textSigned:
        "Usted firmó la propuesta para {company}. Va adjunta en PDF: consérvela. Ahora firmamos nosotros y le enviamos la copia con ambas firmas.",
      textBoth:
        "La propuesta para {company} está firmada por ambas partes. La copia va adjunta en PDF: consérvela.",
      sealed:
        "Lleva un sello: cualquier lector de PDF muestra si el archivo cambió desde que lo sellamos.",
      check: "Puede verificar en cualquier momento que el PDF no se haya alterado: {address}",
    },
    view: "Abrir la propuesta",
    secret:
      "El enlace es solo para usted: quien lo tenga puede leer y firmar la propuesta. Para compartirla con sus colegas, ábrala y cree un enlace de solo lectura.",
    because: "Recibe este correo porque nos pidió una cotización.",
    becauseOffered: "Recibe este correo porque preparamos una propuesta para {company}.",
    office: {
      view: "Abrirla en la oficina",
      because:
        "Recibe este correo porque esta oportunidad es suya o porque la persona a cargo ya no está.",
      copyBecause: "Recibe este correo porque participa en este contrato.",
      subject: {
        opened: "{company} abrió la propuesta {reference}",
        asked: "{company} preguntó sobre la propuesta {reference}",
        signed: "{company} firmó la propuesta {reference}",
        declined: "{company} rechazó la propuesta {reference}",
        undelivered: "Nuestro correo sobre la propuesta {reference} no le llegó a {company}",
      },
      title: {
        opened: "Abrieron la propuesta",
        asked: "Una pregunta sobre la propuesta",
        signed: "La propuesta está firmada",
        declined: "Rechazaron la propuesta",
        undelivered: "El correo de la propuesta no llegó",
      },
      text: {
        opened: "{company} abrió la versión {number} por primera vez.",
        asked: "{company} preguntó sobre la versión {number}.",
        signed: "{company} firmó la versión {number}. Falta nuestra firma.",
        declined: "{company} rechazó la versión {number}.",
        undelivered:
          "Ningún servidor de correo aceptó nuestro correo a {company} sobre la versión {number}. Revise la dirección o llame.",
      },
      question: "Pregunta",
      reason: "El motivo",
      copySubject: "Firmada por ambas partes: {company}, {reference}",
      copyTitle: "Firmada por ambas partes",
      copyText:
        "La propuesta para {company} está firmada por ambas partes. La copia va adjunta y se conserva en la oficina.",
    },
  },
  sentEmails: {
    "proposal-sent": {
      title: "Propuesta",
      reader: "El posible cliente",
      occasion: "Cuando se envía una propuesta",
    },
    "proposal-answered": {
      title: "Respuesta sobre una propuesta",
      reader: "El posible cliente",
      occasion: "Cuando alguien responde una pregunta sobre una propuesta",
    },
    "proposal-reminder": {
      title: "Propuesta por vencer",
      reader: "El posible cliente",
      occasion: "Tres días hábiles antes del último día para firmar, una vez",
    },
    "proposal-released": {
      title: "Liberación de una firma",
      reader: "El posible cliente",
      occasion: "Cuando liberamos a quien firmó, antes de firmar nosotros",
    },
    "proposal-copy": {
      title: "Copia de una propuesta firmada",
      reader: "El posible cliente",
      occasion: "Cuando firmó el posible cliente, y cuando firmaron ambas partes",
    },
    "proposal-copy-staff": {
      title: "Copia de una propuesta firmada (copia para el personal)",
      reader: "La persona a cargo de la oportunidad y quien firmó",
      occasion: "Cuando firmaron ambas partes",
    },
    "proposal-news": {
      title: "Novedades de una propuesta",
      reader: "La persona a cargo de la oportunidad o, si ya no está, los administradores",
      occasion:
        "Cuando un posible cliente abre una propuesta por primera vez, pregunta, firma o la rechaza, o un correo no le llega",
    },
  },
} as const;
