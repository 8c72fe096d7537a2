import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  roles: {
    "client-administrator": "Administrador del cliente",
    "client-member": "Miembro del cliente",
    "account-manager": "Gerente de cuenta",
    supervisor: "Supervisor",
    "crew-lead": "Jefe de equipo",
    recruiter: "Reclutador",
    administrator: "Administrador",
  },
  staff: "Personal",
  devices: {
    unknown: "un dispositivo desconocido",
    browserOn: "un navegador en {system}",
    on: "{browser} en {system}",
  },
  audit: {
    "signed-in": "Inició sesión",
    "signed-out": "Cerró sesión",
    "sign-in-failed": "Inicio de sesión fallido: contraseña incorrecta",
    "second-factor-failed": "Inicio de sesión fallido: segundo factor incorrecto",
    "session-ended": "Se cerró la sesión de un navegador",
    "all-sessions-ended": "Se cerró la sesión en todas partes",
    "identity-confirmed": "Identidad confirmada",
    added: "Agregada sin invitación",
    invited: "Invitación enviada",
    "invitation-resent": "Invitación enviada otra vez",
    "invitation-accepted": "Invitación aceptada",
    "password-reset-requested": "Se pidió un enlace para cambiar la contraseña",
    "password-reset": "Contraseña cambiada con un enlace",
    "password-changed": "Contraseña cambiada",
    "email-change-requested": "Se pidió cambiar el correo",
    "email-changed": "Correo cambiado",
    "profile-changed": "Perfil cambiado",
    "notifications-changed": "Avisos cambiados",
    "two-factor-on": "App de autenticación configurada",
    "two-factor-off": "App de autenticación quitada",
    "two-factor-reset": "Segundo factor restablecido",
    "recovery-codes-renewed": "Códigos de recuperación nuevos",
    "passkey-added": "Llave de acceso agregada",
    "passkey-removed": "Llave de acceso eliminada",
    "passkey-refused": "Inicio de sesión fallido: llave de acceso rechazada",
    "role-changed": "Función cambiada",
    "assignments-changed": "Asignaciones cambiadas",
    suspended: "Cuenta suspendida",
    restored: "Cuenta reactivada",
    removed: "Cuenta eliminada",
    erased: "Cuenta borrada a petición de la persona",
    "malware-refused": "Un archivo subido tenía un programa malicioso y se rechazó",
  },
  forms: {
    name: "Escriba el nombre",
    username:
      "Use de 3 a 40 letras, dígitos, puntos, guiones o guiones bajos; empiece con una letra o un dígito",
    fromList: "Elija de la lista",
    role: "Elija una función",
    choosePassword: "Elija una contraseña",
    setupCode: "Escriba el código que mostró el servidor",
    currentPassword: "Escriba su contraseña actual",
    password: "Escriba su contraseña",
    code: "Escriba el código",
  },
  passwords: {
    "too-short": "Use al menos {min} caracteres; pueden ser varias palabras seguidas.",
    "too-long": "Use menos de {max} caracteres.",
    common: "Esta contraseña está en las listas que los atacantes prueban primero. Elija otra.",
    simple: "Esta contraseña se repite o sigue el orden del teclado. Elija otra.",
    personal:
      "Esta contraseña es casi solo su nombre, su correo o el nombre de nuestra empresa. Elija otra.",
  },
  emails: {
    moment: "{time} (hora de {city})",
    notYou:
      "Si no fue usted, elija una contraseña nueva en {address} y llámenos al {phone}. La contraseña nueva cierra la sesión en todos los navegadores.",
    change: {
      preview: "Si fue usted, no tiene que hacer nada.",
      when: "Ocurrió el {moment} con {device}.",
      because: "Recibió este correo porque se trata de la seguridad de su cuenta.",
    },
    passwordChanged: {
      title: "Su contraseña cambió",
      text: "La contraseña de su cuenta cambió, y se cerró la sesión en todos los demás navegadores.",
    },
    twoFactorOn: {
      title: "El inicio de sesión en dos pasos está activado",
      text: "Desde ahora, para iniciar sesión hace falta un código de su app de autenticación.",
      keepCodes:
        "Guarde sus códigos de recuperación fuera del teléfono en el que aparecen los códigos.",
    },
    twoFactorOff: {
      title: "El inicio de sesión en dos pasos está desactivado",
      text: "Desde ahora, la contraseña basta para iniciar sesión.",
    },
    recoveryCodeUsed: {
      title: "Se usó un código de recuperación",
      text: "Alguien inició sesión en su cuenta con uno de sus códigos de recuperación. Ese código ya no se puede usar.",
    },
    passkeyAdded: {
      title: "Se agregó una llave de acceso",
      text: "La llave de acceso “{name}” se agregó a su cuenta.",
      stays:
        "Las llaves de acceso siguen funcionando con una contraseña nueva. Si esta no es suya, elimínela en su cuenta, en Seguridad.",
    },
    passkeyRemoved: {
      title: "Se eliminó una llave de acceso",
      text: "La llave de acceso “{name}” se eliminó de su cuenta.",
    },
    newDevice: {
      title: "Inicio de sesión en un dispositivo nuevo",
      text: "Alguien inició sesión en su cuenta con un navegador que no se había usado antes.",
    },
    emailRequested: {
      title: "Se pidió otro correo para su cuenta",
      text: "El correo de su cuenta será {email} en cuanto se confirme ahí.",
    },
    emailChanged: {
      title: "El correo de su cuenta cambió",
      text: "El correo de su cuenta ahora es {email}. Ya no enviamos correos a esta dirección.",
    },
    failures: {
      subject: "Muchos inicios de sesión fallidos",
      preview: "Alguien intenta una y otra vez iniciar sesión en su cuenta.",
      title: "Alguien intenta una y otra vez iniciar sesión",
      text: "Alguien intentó muchas veces iniciar sesión en su cuenta y no lo logró. Nadie entró, y los intentos siguientes tienen que esperar un rato. En los navegadores que usted usa puede seguir iniciando sesión.",
      advice:
        "Si fue usted, elija una contraseña nueva en {address}. Si no, una contraseña larga y única y el inicio de sesión en dos pasos dejan fuera a los extraños.",
    },
    invitation: {
      subject: "Su invitación a {company}",
      preview: "Elija una contraseña y listo.",
      title: "Su cuenta está lista",
      toOffice:
        "Recibió una invitación a la oficina de {company}. Elija una contraseña para iniciar sesión por primera vez.",
      toPortal:
        "Recibió una invitación al portal de clientes de {company} para {client}. Elija una contraseña para iniciar sesión por primera vez.",
      toOfficeBy:
        "{person} le invita a la oficina de {company}. Elija una contraseña para iniciar sesión por primera vez.",
      toPortalBy:
        "{person} le invita al portal de clientes de {company} para {client}. Elija una contraseña para iniciar sesión por primera vez.",
      action: "Aceptar la invitación",
      expires:
        "El enlace funciona durante 7 días y una sola vez. Si ya venció, pida otra invitación.",
      unexpected:
        "Si no esperaba este correo, ignórelo. Sin contraseña nadie puede iniciar sesión.",
      because: "Recibió este correo porque alguien nos dio su dirección para una cuenta.",
    },
    confirmEmail: {
      subject: "Confirme su correo nuevo",
      preview: "Un clic, y este será el correo de su cuenta.",
      title: "¿Es este su correo nuevo?",
      text: "Alguien, probablemente usted, quiere usar este correo para una cuenta en {company}.",
      action: "Sí, usar este correo",
      expires: "El enlace funciona durante 24 horas y una sola vez.",
      notYou: "Si no fue usted, ignore este mensaje. La cuenta conserva su correo actual.",
      because:
        "Recibió este mensaje una sola vez porque alguien dio este correo para una cuenta con nosotros.",
    },
    passwordReset: {
      title: "Elija una contraseña nueva",
      preview: "El enlace funciona durante 30 minutos.",
      text: "Alguien, probablemente usted, pidió una contraseña nueva para su cuenta.",
      expires:
        "El enlace funciona durante 30 minutos y una sola vez. Después se cerrará la sesión en todos los navegadores.",
      notYou: "Si no fue usted, ignore este mensaje. Su contraseña sigue siendo la misma.",
      because: "Recibió este mensaje porque alguien pidió una contraseña nueva con su correo.",
    },
  },
  sentEmails: {
    "account-invitation": {
      title: "Invitación",
      reader: "La persona invitada",
      occasion: "Al invitar a alguien, o al invitarlo de nuevo",
    },
    "password-reset": {
      title: "Nueva contraseña",
      reader: "Quien la pidió",
      occasion: "Cuando alguien pide una contraseña nueva en la página para iniciar sesión",
    },
    "password-changed": {
      title: "Contraseña cambiada",
      reader: "El titular de la cuenta",
      occasion: "Después de cambiar la contraseña",
    },
    "email-change-confirmation": {
      title: "Nueva dirección de correo: confirmación",
      reader: "La dirección nueva",
      occasion: "Cuando alguien indica una dirección nueva para su cuenta",
    },
    "email-change-notice": {
      title: "Dirección de correo cambiada",
      reader: "La dirección anterior",
      occasion: "Cuando se pide una dirección nueva y cuando se confirma",
    },
    "new-device": {
      title: "Inicio de sesión en un dispositivo nuevo",
      reader: "El titular de la cuenta",
      occasion: "Después de entrar con un navegador que la cuenta no había usado",
    },
    "sign-in-failures": {
      title: "Muchos inicios de sesión fallidos",
      reader: "El titular de la cuenta",
      occasion: "Después de muchas contraseñas equivocadas seguidas",
    },
    "two-factor-changed": {
      title: "Cambio en el inicio de sesión en dos pasos",
      reader: "El titular de la cuenta",
      occasion: "Al activarlo o desactivarlo, y cuando se usa un código de recuperación",
    },
    "passkey-changed": {
      title: "Llave de acceso agregada o eliminada",
      reader: "El titular de la cuenta",
      occasion: "Después de agregar o eliminar una llave de acceso",
    },
  },
});
