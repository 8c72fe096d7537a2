import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  usernameTaken: "Este nombre corto ya está en uso. Elija otro.",
  emailTaken: "Este correo ya pertenece a otra cuenta. No se cambió nada.",
  wrongSetupCode: "Este no es el código que mostró el servidor. Revíselo.",
  setupClosed: "Esta instalación ya tiene quien la administre. Inicie sesión.",
  sameEmail: "Este ya es su correo",
  wrongCode: {
    app: "Este código no es correcto o ya se usó. La app muestra uno nuevo cada 30 segundos.",
    "recovery-code": "Este código no es correcto o ya se usó",
  },
  wrongNewCode:
    "Este código no es correcto. Si es el que muestra la app, revise que el reloj de su teléfono esté bien.",
  wrongProof: "La contraseña o el código no es correcto. Inténtelo otra vez.",
  codeNeeded: "Escriba el código de su app de autenticación",
  wrongPassword: "Esta no es su contraseña actual",
  choiceNotSaved: "No se guardó su elección. Inténtelo otra vez.",
  oneOfThese: "Elija una de estas opciones",
  unknownForm: "No reconocemos este formulario.",
  activity: {
    fields: { name: "Nombre", username: "Nombre corto", email: "Correo", role: "Función" },
    by: "por {name}",
    assigned: "se asignó {name}",
    unassigned: "se quitó la asignación de {name}",
  },
});
