import type { LegalDocument } from "../../legal/document.ts";

export const termsOfService: LegalDocument = {
  verified: false,
  title: "Términos de servicio, en una página",
  lead: "Estos términos se aplican a este sitio web. El trabajo en su edificio tiene su propio contrato y, donde los dos difieran, se aplica el contrato.",
  updated: "2026-11-21",
  changedBy: "termsChangedOn",
  parts: [
    {
      id: "who",
      title: "Quiénes somos",
      blocks: [
        "Este sitio pertenece a {company.legalName}, de {company.city}, {company.state}. “Nosotros” es la empresa; “usted” es quien usa el sitio.",
      ],
    },
    {
      id: "use",
      title: "Lo que puede hacer",
      blocks: [
        "Leer, enlazar e imprimir, y enviarnos solicitudes, mensajes y solicitudes de empleo que sean verdaderos y suyos. No incluya nada que otras personas le hayan dicho en confianza.",
        {
          points: [
            "No intente entrar a lo que no está destinado a usted ni impida que otras personas usen el sitio.",
            "No envíe publicidad por nuestros formularios ni los llene de forma automática.",
            "No presente como suyo el trabajo de este sitio. Las guías descargables son una excepción: úselas, cámbielas e imprímalas gratis para sus propios edificios.",
          ],
        },
      ],
    },
    {
      id: "quotes",
      title: "Cotizaciones y precios estimados",
      blocks: [
        "Solicitar una cotización no compromete a nadie a nada. Un precio estimado en este sitio es un cálculo aproximado, basado en unos pocos datos. No es una oferta. Lo que hacemos y lo que cuesta se acuerda en un contrato escrito, después de un recorrido del edificio.",
        "Este sitio describe en general los tiempos de respuesta y la garantía de satisfacción. El contrato los define.",
      ],
    },
    {
      id: "portal",
      title: "El portal de clientes",
      blocks: [
        "Los clientes reciben acceso con su contrato. No comparta su contraseña y avísenos de inmediato si es posible que alguien más la sepa. Use el portal solo para sus propias instalaciones. Podemos cerrar una cuenta que se use indebidamente.",
        "Procuramos que sea correcto lo que registramos en el portal, como inspecciones y órdenes de trabajo. Si algo está mal, díganoslo y lo corregiremos con una nota del cambio.",
      ],
    },
    {
      id: "applications",
      title: "Solicitudes de empleo",
      blocks: [
        "Una solicitud no es un contrato de trabajo. Decidimos sin tener en cuenta ninguna característica protegida por la ley. Damos adaptaciones a toda persona que las necesite para enviar su solicitud: llame o escriba, y díganos qué le ayudaría.",
      ],
    },
    {
      id: "texts",
      title: "Lo que dice este sitio",
      blocks: [
        "Escribimos con cuidado y corregimos los errores cuando nos enteramos de ellos. Los artículos y las guías dan información general sobre el oficio. No sustituyen la etiqueta de un producto, las reglas de su edificio ni el consejo de alguien que lo haya visto.",
        "Los demás sitios a los que enlazamos son responsables de su propio contenido.",
      ],
    },
    {
      id: "liability",
      title: "Responsabilidad",
      blocks: [
        "El sitio se ofrece tal cual. No prometemos que siempre esté disponible. Hasta donde la ley lo permita, no respondemos por daños que resulten de usar el sitio o de confiar en su información general. Nada de lo dicho aquí limita lo que la ley no nos permite limitar. Tampoco limita lo que le debemos según un contrato de servicios.",
      ],
    },
    {
      id: "law",
      title: "Ley y tribunales",
      blocks: [
        "Rige la ley del estado de {company.lawState}, y sus tribunales en {company.city} tienen jurisdicción, salvo que la ley de donde usted vive le dé otro derecho.",
        "Si alguno de estos términos resulta inválido, los demás siguen vigentes.",
      ],
    },
    {
      id: "changes",
      title: "Cambios y preguntas",
      blocks: [
        "Cuando los términos cambian, la fecha al comienzo cambia con ellos. Se aplican los términos que estaban vigentes cuando usted usó el sitio.",
        "Envíe sus preguntas a [{company.email}](mailto:{company.email}) o llame al [{company.phone}]({company.phoneHref}). La [política de privacidad](/es/privacy-policy) explica cómo tratamos la información personal.",
      ],
    },
  ],
};
