import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  events: {
    "company-changed": "Empresa modificada",
    "telephone-hours-changed": "Horario telefónico modificado",
    "office-hours-changed": "Horario de oficina modificado",
    "mail-changed": "Servidor de correo modificado",
    "brand-changed": "Colores y nombre modificados",
    "brand-picture-changed": "Logotipo modificado",
  },
  sections: { brand: "Logotipo y colores", company: "Empresa", mail: "Correo" },
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
    brand: {
      color: "Escriba un color como # y seis dígitos, por ejemplo {example}.",
      contrast:
        "El texto en este color se leería mal. El color más parecido que sirve es {suggestion}.",
      together:
        "Mientras tanto otra persona cambió colores, y los suyos no se leen bien junto con esos.",
      logoPlace: "Elija dónde va el nombre.",
      picture: {
        empty: "Elija un archivo.",
        "unknown-kind": "Elija un archivo SVG, PNG o JPEG.",
        damaged: "No se pudo leer esta imagen.",
        "too-large":
          "Este archivo es demasiado grande: un SVG puede tener hasta 200 KB; un PNG o JPEG, hasta 5 MB.",
        "too-many-pixels": "Esta imagen tiene demasiados píxeles.",
        "too-long":
          "Esta imagen es demasiado alargada para un logotipo: un lado mide más de 12 veces el otro.",
        "too-many-parts": "Este dibujo tiene demasiadas partes. Simplifíquelo o suba un PNG.",
        "not-svg": "No se pudo leer este dibujo. Expórtelo de nuevo como SVG simple o suba un PNG.",
        doctype:
          "Este dibujo declara entidades, que no se aceptan. Expórtelo de nuevo como SVG simple o suba un PNG.",
        element:
          "Este dibujo contiene “{detail}”, que no se acepta. Convierta todo en trazados o suba un PNG.",
        event:
          "Este dibujo contiene un script (“{detail}”), que no se acepta. Suba un PNG en su lugar.",
        reference:
          "Este dibujo carga algo de otro lugar (“{detail}”), y eso no se acepta. Suba un PNG en su lugar.",
        style:
          "No se pudo leer la hoja de estilos de este dibujo. Expórtelo con atributos de presentación o suba un PNG.",
      },
    },
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
