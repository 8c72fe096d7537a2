import type { LegalDocument } from "../../legal/document.ts";

export const accessibility: LegalDocument = {
  title: "Accesibilidad: un sitio que cualquiera puede usar",
  lead: "Este sitio está hecho según las pautas WCAG 2.2, nivel AA. Si algo no le funciona, la falla es nuestra, y queremos saberlo.",
  updated: "2026-11-26",
  parts: [
    {
      id: "report",
      title: "¿Algo no le funciona?",
      blocks: [
        "Díganos en qué página y qué pasó: [{company.email}](mailto:{company.email}) o [{company.phone}]({company.phoneHref}) ({company.telephoneHours}). Una persona le responde en un plazo de un día hábil. Mientras tanto, le damos de otra forma lo que buscaba: por teléfono, por correo o leído en voz alta.",
      ],
    },
    {
      id: "done",
      title: "Qué hacemos",
      blocks: [
        {
          points: [
            "Cada página funciona solo con el teclado, en el orden que se ve en la pantalla, y el foco siempre es visible.",
            "Cada página se puede leer y cada formulario se puede enviar sin JavaScript.",
            "El texto tiene un contraste de al menos 4.5 : 1 con su fondo y sigue siendo legible al ampliarlo al 200% o más.",
            "Los menús se abren con un clic, con el dedo, con el ratón o con el teclado, se cierran con Escape y devuelven el foco.",
            "Nada se mueve por sí solo mucho tiempo: el único carrusel se puede pausar. Si su sistema pide menos movimiento, no hay ninguno.",
            "Los campos de los formularios tienen la etiqueta arriba y los mensajes de error abajo, y los formularios conservan lo que ha escrito. En todas partes se puede pegar texto y usar un administrador de contraseñas. No hay acertijos que resolver.",
            "Los lectores de pantalla anuncian los avisos. F8 lleva al más reciente.",
            "Todo lo que se puede arrastrar o deslizar también se puede hacer con un clic. Las zonas para tocar o hacer clic miden al menos 24 píxeles, 44 en teléfonos.",
            "Las imágenes que informan tienen una descripción; las decorativas se omiten. El mapa de nuestros estados también es una lista.",
          ],
        },
      ],
    },
    {
      id: "tested",
      title: "Cómo lo probamos",
      blocks: [
        "Cada cambio del sitio pasa por pruebas automáticas de cada página, en tamaño de teléfono y de computadora. Son axe para las reglas de WCAG, el verificador del W3C para el código y un recorrido de cada formulario con y sin JavaScript. Las pruebas automáticas encuentran cerca de la mitad de lo que puede fallar, así que también recorremos las páginas con el teclado.",
        "Ninguna organización externa ha auditado el sitio todavía. Cuando una lo haga, publicaremos aquí lo que encuentre.",
      ],
    },
    {
      id: "limits",
      title: "Límites conocidos",
      blocks: [
        {
          points: [
            "Las guías descargables son archivos PDF etiquetados, hechos para imprimir. Los [recursos](/es/resources) tratan los mismos temas en páginas normales. Si necesita una guía en otro formato, pídanosla.",
            "Algunas páginas públicas están solo en inglés: Nuestra empresa, Cómo trabajamos, Ubicaciones, la página sobre el portal de clientes, Noticias y Recursos. También lo están las guías descargables. Las demás páginas también están en español. Lo mismo vale para el portal de clientes, las páginas de nuestros letreros en los cuartos y todo lo que usan nuestros equipos.",
          ],
        },
      ],
    },
    {
      id: "applying",
      title: "Solicitudes de empleo",
      blocks: [
        "Si el formulario de solicitud no le funciona, llame o escriba. Puede enviar su solicitud de la forma que le funcione, y pedirlo no influye en la decisión.",
      ],
    },
  ],
};
