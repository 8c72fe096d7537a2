import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  username: "Nombre corto o correo",
  password: "Contraseña",
  logIn: "Iniciar sesión",
  loggingIn: "Iniciando sesión…",
  signedOut: "Se cerró su sesión en todas partes.",
  notices: {
    loggedIn: "¡Sesión iniciada!",
    redirecting: "Abriendo el portal de clientes…",
    failed: "No se pudo iniciar sesión",
    wrongLogin: "Nombre corto, correo o contraseña incorrectos. Inténtelo otra vez.",
  },
});
