import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  frame: {
    home: "{company}, inicio",
    troubleSigningIn: "¿Problemas para iniciar sesión? Llámenos al <phone/> (<hours/>).",
    callCompany: "{company}, <phone/> (<hours/>).",
    tryAgain: "Intentar otra vez",
    toSignIn: "Ir al inicio de sesión",
    toHome: "Ir a la página principal",
  },
  form: {
    checkFields: "Revise los campos marcados.",
    email: "Correo",
    name: "Su nombre",
    username: "Nombre corto (opcional)",
    usernameHelp: "Un nombre con el que puede iniciar sesión en lugar de su correo",
    password: "Contraseña",
    newPassword: "Contraseña nueva",
    newPasswordHelp: "Al menos 12 caracteres; pueden ser varias palabras seguidas",
    appCode: "Código de su app de autenticación",
    sendLink: "Enviar el enlace",
    save: "Guardar",
  },
  passkeyButton: {
    use: "Usar una llave de acceso",
    add: "Agregar una llave de acceso",
    name: "Nombre de la llave de acceso (opcional)",
    nameHelp: "Para que la reconozca, p. ej., Laptop del trabajo",
    remember: "Mantener la sesión en este dispositivo",
    waiting: "Esperando su dispositivo…",
    needsScript: "Las llaves de acceso necesitan JavaScript, que está apagado en este navegador.",
    unknownToBrowser: "Este navegador no puede usar llaves de acceso.",
    unusable:
      "Las llaves de acceso no funcionan en esta dirección. Necesitan el nombre del sitio, con https.",
    noConnection: "No hay conexión. Inténtelo otra vez cuando vuelva.",
    failed: "No funcionó. Inténtelo otra vez o use otra forma.",
    alreadyThere: "Este dispositivo ya tiene una llave de acceso para su cuenta.",
    noneUsed: "No se usó ninguna llave de acceso. Inténtelo otra vez o use otra forma.",
  },
  badLink: {
    title: {
      expired: "Este enlace ya venció",
      used: "Este enlace ya se usó",
      invalid: "Este enlace no funciona",
    },
    copyAll: "Si le llegó por correo, revise que lo haya copiado completo.",
    sendAnother: "Enviarme otro enlace",
  },
  confirmEmail: {
    title: "Confirme su correo",
    lead: "El correo de su cuenta cambia de <old>{oldEmail}</old> a <new>{newEmail}</new>.",
    submit: "Confirmar este correo",
    done: "Su correo cambió",
    doneLead:
      "Desde ahora, inicie sesión con <email>{email}</email>. Nuestros correos también llegan ahí.",
    toAccount: "Ir a su cuenta",
    badLink:
      "Los enlaces de confirmación funcionan una sola vez, durante 24 horas. Inicie sesión para pedir otro.",
  },
  feedback: {
    title: "¿Cómo lo hicimos?",
    thanks: "Gracias",
    saved:
      "{about}: guardamos <score>{score} de 10</score>. Para cambiarlo, inicie sesión en los próximos 30 días.",
    seeAll: "Ver todas las opiniones",
    closed: "Esta pregunta ya se cerró",
    closedLead:
      "Las respuestas se pueden cambiar durante 30 días. Puede escribirle a su equipo cuando quiera.",
    write: "Escribir un mensaje",
    badLinkLead:
      "El enlace venció o está incompleto. Inicie sesión y abra Opiniones para responder.",
    open: "Abrir Opiniones",
  },
  forgotPassword: {
    title: "Contraseña olvidada",
    headline: "¿Olvidó su contraseña?",
    lead: "Escriba su correo y le enviaremos un enlace para elegir otra.",
    backToSignIn: "Volver al inicio de sesión",
    sent: "Revise su correo",
    sentLead:
      "Si <email>{email}</email> pertenece a una cuenta, ya va en camino un enlace para elegir una contraseña nueva. Funciona una sola vez, durante 30 minutos.",
    nothingYet:
      "¿No llegó nada en cinco minutos? Revise su carpeta de correo no deseado o pida otro enlace.",
    again: "Pedir otro enlace",
  },
  invitation: {
    title: "Invitación",
    welcomeToPortal: "Le damos la bienvenida a su portal de clientes",
    welcomeTo: "Le damos la bienvenida a {company}",
    lead: "Recibió una invitación como: {role}. Elija una contraseña y listo.",
    leadOfClient: "Recibió una invitación como: {role}, {client}. Elija una contraseña y listo.",
    submit: "Guardar e iniciar sesión",
    badLink:
      "Las invitaciones funcionan una sola vez, durante 7 días. Escriba su correo para recibir otra, o inicie sesión si ya eligió una contraseña.",
  },
  setup: {
    title: "Haga suya esta instalación",
    lead: "Usted será la primera persona que la administre. Después siguen la empresa, los horarios, el correo y su personal.",
    code: "Código de instalación",
    codeHelp: "El servidor lo mostró al iniciar: búsquelo en la terminal o en su registro",
    demonstration: "La demostración",
    removeDemonstration: "Quitarla ahora",
    keepDemonstration: "Conservarla un tiempo junto a lo mío; se quita después en Ajustes",
    submit: "Empezar",
    closedTitle: "Esta instalación ya tiene quien la administre",
    closedLead: "Inicie sesión. Quien administra invita a los demás en Personas.",
  },
  notFound: {
    title: "404 Página no encontrada",
    titleOfReport: "No encontrado",
    text: "No hay ninguna página en esta dirección. Si llegó por el enlace de un correo, revise que lo haya copiado completo.",
  },
  passkeySignIn: {
    title: "Iniciar sesión con llave de acceso",
    lead: "Su teléfono, su computadora o su llave de seguridad confirma que es usted. Sin contraseña.",
    byPassword: "Iniciar sesión con contraseña",
  },
  resetPassword: {
    title: "Elija una contraseña nueva",
    lead: "Se cerrará la sesión en todos los demás navegadores y se iniciará en este.",
    submit: "Guardar la contraseña",
    badLink: "Los enlaces para elegir una contraseña funcionan una sola vez, durante 30 minutos.",
  },
  unsubscribe: {
    title: "Cancelar la suscripción",
    ask: "¿Ya no quiere estos correos?",
    askLead:
      "Dejará de recibir correos sobre: <kind>{kind}</kind>. Lo seguirá viendo todo cuando inicie sesión.",
    submit: "Cancelar la suscripción",
    done: "Suscripción cancelada",
    doneLead: "Ya no le enviaremos correos sobre: <kind>{kind}</kind>.",
    choose: "Elegir sus correos",
    badLinkLead:
      "Si le llegó por correo, revise que lo haya copiado completo. También puede iniciar sesión y elegir sus correos.",
  },
  tryLater: "Inténtelo otra vez en un minuto",
  verify: {
    title: "Segundo paso",
    headline: "Un paso más",
    lead: "Confirme que es usted con su segundo factor.",
    submit: "Continuar",
    noPhone: "¿No tiene su teléfono? Use un código de recuperación",
    submitRecovery: "Continuar con el código de recuperación",
    recoveryCode: "Código de recuperación",
    recoveryHelp:
      "Uno de los diez códigos que recibió al configurar la app. Cada uno funciona una sola vez.",
    someoneElse: "Iniciar sesión como otra persona",
  },
  own: {
    pages: {
      profile: "Perfil",
      security: "Seguridad",
      notifications: "Avisos",
      activity: "Actividad",
    },
    account: "Cuenta",
    portal: "Portal de clientes",
    office: "Oficina",
    home: "{company}, {area}",
    factorNeeded: "Los administradores necesitan un segundo factor",
    setUpAppOrPasskey:
      "Configure aquí abajo una app de autenticación o una llave de acceso para abrir la oficina.",
    setUpApp: "Configure aquí abajo una app de autenticación para abrir la oficina.",
    backToSecurity: "Volver a Seguridad",
  },
  done: {
    profile: "Perfil guardado.",
    password: "La contraseña cambió. Se cerró la sesión en todos los demás navegadores.",
    email: "Enviamos un enlace al correo nuevo. Su cuenta cambia cuando lo abra.",
    "email-cancelled": "Su correo sigue siendo el mismo.",
    "app-removed":
      "Se quitó la app de autenticación. Se cerró la sesión en todos los demás navegadores.",
    "passkey-added": "Llave de acceso agregada.",
    "passkey-removed": "Llave de acceso eliminada.",
    notifications: "Guardamos su elección.",
    session: "Se cerró la sesión en ese navegador.",
    confirmed:
      "Gracias. Durante 15 minutos no se lo volveremos a pedir. Si dejó un formulario en otra pestaña, envíelo desde ahí.",
  },
  activity: {
    lead: "Lo que pasó en su cuenta en los últimos dos años, lo más reciente primero.",
    nothingYet: "Todavía no hay nada.",
    nothingEarlier: "No hay nada anterior.",
    earlier: "Anteriores",
  },
  appSetUp: {
    scan: "Escanee esto con su app de autenticación",
    qrCode: "Código QR para su app de autenticación",
    typeKey: "O escriba esta clave en la app: <key/>",
    enterCode: "Escriba el código que muestra",
    code: "Código",
    submit: "Activarla",
  },
  confirm: {
    title: "Confirme que es usted",
    steps: {
      email: "Está por cambiar su correo.",
      "two-factor": "Está por cambiar su segundo factor.",
      passkey: "Está por agregar una llave de acceso.",
      "mail-server": "Está por cambiar el servidor de correo.",
      export: "Está por descargar los datos de la empresa.",
      privacy: "Está por tratar los datos personales de alguien.",
      any: "Lo que está por hacer requiere más protección.",
    },
    lead: "Comprobamos que es usted y no volvemos a preguntar durante 15 minutos.",
    submit: "Confirmar",
    orPasskey: "O con una llave de acceso",
    back: "Volver sin confirmar",
  },
  devices: {
    title: "Dónde tiene la sesión iniciada",
    thisOne: "{device} <this>(este navegador)</this>",
    signedIn: "Sesión iniciada: {time}",
    signedInRemembered: "Sesión iniciada: {time}; se mantiene 30 días",
    lastSeen: "Última vez: {time}",
    signOut: "Cerrar sesión",
    signOutOf: "Cerrar sesión: {device}, iniciada: {time}",
    signOutEverywhere: "Cerrar sesión en todas partes",
  },
  changeEmail: {
    title: "Cambiar el correo",
    lead: "Ahora es <email>{email}</email>. Enviaremos un enlace al correo nuevo y avisaremos al anterior.",
    newEmail: "Correo nuevo",
  },
  language: {
    title: "Idioma",
    note: "Ve nuestras páginas y recibe nuestros correos en español.",
    choose: "Elegir un idioma",
  },
  notifications: {
    byEmail: "Por correo",
    leadOfPortal:
      "En el portal lo ve todo. Elija qué enviamos también a <email>{email}</email>: de inmediato, en un solo correo al día a las 7 a.m. o nada.",
    leadOfOffice:
      "En la oficina lo ve todo. Elija qué enviamos también a <email>{email}</email>: de inmediato, en un solo correo al día a las 7 a.m. o nada.",
    choices: { "at-once": "De inmediato", daily: "Cada día", off: "No" },
    on: "Sí",
    security: "Seguridad",
    weEmail: "Escribimos a <email>{email}</email> cuando:",
    occasions: {
      newDevice: "Alguien inicia sesión en su cuenta con un navegador que no se había usado antes",
      failures: "Fallan varios intentos de iniciar sesión en su cuenta (a lo más un correo al día)",
      passwordOrEmail: "Cambia su contraseña o su correo",
      secondFactor:
        "Se agrega o se quita una app de autenticación o una llave de acceso, o se usa un código de recuperación",
    },
    alwaysOn: "Estos no se pueden apagar. Le avisan si otra persona entra en su cuenta.",
  },
  passkeys: {
    title: "Llaves de acceso",
    none: "Todavía no tiene ninguna. Con una llave de acceso inicia sesión con su huella, su rostro o un PIN en lugar de una contraseña.",
    added: "Agregada: {time}",
    addedBackedUp: "Agregada: {time}; con respaldo en la nube del fabricante",
    lastUsed: "Último uso: {time}",
    remove: "Eliminar",
    removeIt: "Eliminar la llave de acceso {name}",
    addLead:
      "Su dispositivo la guarda y la abre con su huella, su rostro o un PIN. No se puede entregar por error y solo funciona en este sitio.",
  },
  changePassword: {
    title: "Cambiar la contraseña",
    lead: "Se cerrará la sesión en todos los demás navegadores.",
    current: "Contraseña actual",
    submit: "Cambiar la contraseña",
  },
  profile: {
    names: "Nombres",
    role: "Función",
    changeEmail: "Cambiar su correo",
  },
  recoveryCodes: {
    title: "Sus códigos de recuperación",
    keep: "Guárdelos fuera de su teléfono: en papel o en un administrador de contraseñas. Cada uno le permite iniciar sesión una vez si no puede usar la app. No podemos mostrarlos otra vez.",
    fileTitle: "Códigos de recuperación de {company}, creados el {day}",
    eachOnce: "Cada uno funciona una sola vez.",
    printed:
      "Códigos de recuperación de {company}, creados el {day}. Cada uno funciona una sola vez.",
    copy: "Copiar",
    download: "Descargar",
    print: "Imprimir",
    saved: "Ya los guardé",
    downloaded: "Guardado como recovery-codes.txt.",
    copied: "Copiados. Péguelos en su administrador de contraseñas.",
    notCopied: "Su navegador no permite copiar aquí. Descárguelos o imprímalos.",
  },
  security: {
    password: "Contraseña",
    passwordChanged: "Último cambio: {time}",
    changePassword: "Cambiar su contraseña",
    email: "Correo",
    emailWaits:
      "<email>{email}</email> está pendiente de confirmación. Use el enlace que enviamos ahí.",
    keepEmail: "Conservar el correo actual",
    appIsOn: [
      "Activada. Queda {count} de 10 códigos de recuperación.",
      "Activada. Quedan {count} de 10 códigos de recuperación.",
    ],
    appIsOff:
      "Desactivada. Puede agregar un código de su teléfono como paso después de la contraseña.",
    changeApp: "Cambiar o quitar la app",
    setUpApp: "Configurar una app de autenticación",
  },
  twoFactor: {
    title: "App de autenticación",
    isOn: "Configurada. Cuando inicia sesión, pedimos su código después de la contraseña.",
    recoveryCodes: "Códigos de recuperación",
    codesLeft: [
      "Queda {count} de 10. Si crea otros, los anteriores dejan de funcionar.",
      "Quedan {count} de 10. Si crea otros, los anteriores dejan de funcionar.",
    ],
    renewCodes: "Crear códigos de recuperación nuevos",
    remove: "Quitar la app",
    removeNote:
      "Después iniciará sesión solo con su contraseña, y se cerrará la sesión en todos los demás navegadores.",
    isOff:
      "Una app en su teléfono muestra seis dígitos que cambian cada 30 segundos. Aunque alguien se entere de su contraseña, no podrá entrar. Sirve cualquier app de autenticación.",
    setUp: "Configurar la app",
  },
  report: {
    title: "{facility}, inspección",
    noReport: "Aquí no hay ningún informe",
    badLink: "Este enlace no abre ningún informe",
    badLinkLead: "Venció, se anuló o está incompleto. Quien se lo envió puede crear otro.",
    openUntil: "Quien tenga este enlace puede leer este informe hasta el {time}.",
  },
});
