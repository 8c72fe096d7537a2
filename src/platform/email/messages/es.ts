import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  unsubscribe: "Cancelar la suscripción",
  unsubscribeAt: "Cancelar la suscripción: {address}",
  choose: "Elegir qué correos recibe",
  chooseAt: "Elegir qué correos recibe: {address}",
  hello: "Buen día:",
  helloName: "Hola, {name}:",
  buttonFails: "Si el botón no funciona, abra esta dirección: <address/>",
  labeled: "{label}:",
});
