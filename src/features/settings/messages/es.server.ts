import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  events: {
    "company-changed": "Empresa modificada",
    "telephone-hours-changed": "Horario telefónico modificado",
    "office-hours-changed": "Horario de oficina modificado",
    "mail-changed": "Servidor de correo modificado",
    "legal-changed": "Datos legales modificados",
    "rate-card-changed": "Tarifas modificadas",
    "holidays-changed": "Días feriados modificados",
    "retention-changed": "Plazos de conservación modificados",
    "service-levels-changed": "Niveles de servicio modificados",
    "spam-words-changed": "Palabras de spam modificadas",
  },
  sections: {
    company: "Empresa",
    holidays: "Días feriados",
    legal: "Datos legales",
    mail: "Correo",
    "rate-card": "Tarifas",
    retention: "Conservación",
    "service-levels": "Niveles de servicio",
    "spam-words": "Palabras de spam",
  },
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
    days: "Escriba un número entero de días, de {min} a {max}.",
    legal: {
      lawState: "Escriba el nombre de un estado, como Illinois.",
      licenses: "Escriba hasta {max} licencias de hasta 120 caracteres, una por línea.",
      dollars: "Escriba dólares enteros, como 1,000,000, o deje el campo vacío.",
      aggregate: "El total es al menos el importe por evento, y va junto con él.",
      workersCompensation: "Elija una de las dos opciones.",
    },
    rateCard: {
      amount: "Escriba un número de {min} a {max}.",
      half: "Escriba los dos extremos o deje los dos vacíos.",
      reversed: "El extremo alto no puede ser menor que el bajo.",
    },
    holidays: {
      line: "Línea {line}: escriba el mes y el día, y después un nombre, como 12/24 Nochebuena.",
      tooMany: "La lista puede tener hasta {max} días.",
    },
    spamWords: {
      tooMany: "La lista puede tener hasta {max} líneas.",
      tooLong: "La línea {line} tiene más de {max} caracteres. Repártala en dos líneas.",
      tooShort: "Línea {line}: “{found}” es muy corta. Una frase lleva al menos tres letras.",
      unreadable:
        "Línea {line}: “{found}” no se entiende. El asterisco va al final de una palabra, y los tres puntos entre palabras.",
    },
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
  deletes: [
    "Esto borra {count} registro en menos de una hora, para siempre.",
    "Esto borra {count} registros en menos de una hora, para siempre.",
  ],
  kept: "marcado",
  lines: ["una lista de {count} línea", "una lista de {count} líneas"],
});
