import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  events: {
    "company-changed": "Empresa modificada",
    "telephone-hours-changed": "Horario telefónico modificado",
    "office-hours-changed": "Horario de oficina modificado",
    "mail-changed": "Servidor de correo modificado",
  },
  sections: { company: "Empresa", mail: "Correo" },
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
    priceRange: "Elija un nivel de precios.",
    link: "Escriba una dirección completa que empiece con https://.",
    mail: {
      host: "Escriba el nombre del servidor de correo, como smtp.example.com.",
      port: "Escriba un puerto de 1 a 65535.",
      security: "Elija cómo se protege la conexión.",
      password: "Esta contraseña es demasiado larga.",
      address: "Escriba una dirección de correo o deje el campo vacío.",
    },
    place:
      "Escriba los dos números o deje los dos vacíos: latitud de −90 a 90, longitud de −180 a 180.",
  },
  mail: {
    unreadable:
      "La contraseña se guardó con otra clave secreta de este servidor. Escríbala otra vez y guarde.",
    noServer:
      "Todavía no hay servidor de correo: la prueba se guardó como archivo en la carpeta de datos.",
    refused: "La prueba no se envió: {fault}",
    test: {
      subject: "{company}: correo de prueba",
      title: "Su servidor de correo funciona",
      text: "Este correo se envió desde los ajustes de {company}. Los demás correos salen de la misma manera.",
      because: "Recibe este correo porque pidió una prueba.",
    },
  },
});
