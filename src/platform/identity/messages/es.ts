import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  username: "Escriba su nombre corto o su correo",
  password: "Escriba su contraseña",
});
