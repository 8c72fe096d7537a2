import type * as english from "../en/newsletter.ts";
import type { Translation } from "../translation.ts";

export const newsletterNextStep: Translation<typeof english.newsletterNextStep> = {
  title: "Un paso más.",
  text: "Confirme en el correo que le acabamos de enviar. Si ya confirmó antes, su suscripción está activa.",
};
