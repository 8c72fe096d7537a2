import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  events: {
    edited: "Borrador modificado",
    published: "Publicado",
    "publication-planned": "Publicación programada",
    "publication-canceled": "Publicación programada cancelada",
    "draft-discarded": "Borrador descartado",
    "brought-back": "Versión anterior recuperada como borrador",
    imported: "Importado como borrador",
    "article-added": "Artículo agregado como borrador",
    "article-moved": "Dirección cambiada",
  },
  alreadyReceived:
    "Ya recibimos este artículo tal como lo escribió al principio. Si quiere empezar otro, presione el botón de nuevo.",
  errors: {
    link: "Escriba una página de este sitio, como /es/contact, un ancla, como #quote, o una dirección que empiece con https://, tel: o mailto:.",
    day: "Elija un día.",
    sites: "Escriba un lugar por línea, con dos letras para el estado: Chicago, IL.",
    states: "Escriba cada estado con dos letras: IL, OH.",
    address: "Use minúsculas, números y guiones: san-diego.",
    addressTaken: "Otro lugar ya tiene esta dirección.",
    number: "Escriba un número.",
    choice: "Elija una de las opciones.",
    picture:
      "Elija una de las imágenes. Aquí no puede ir una imagen decorativa, porque en este lugar se describe lo que muestra.",
    long: "Este texto es demasiado largo: 20,000 caracteres como máximo.",
    time: "Elija un día y una hora que todavía no hayan pasado.",
    noDraft: "Ya no hay borrador. Puede que alguien lo haya publicado o descartado.",
    draftChanged:
      "El borrador cambió desde que abrió esta página. Revíselo otra vez antes de publicarlo.",
    breaks:
      "No se publicó: {page} no se puede mostrar con este borrador. Revise lo último que agregó o quitó.",
    noVersion: "Esta versión ya no existe.",
    markdown:
      "Este texto es demasiado largo (40,000 caracteres como máximo), o sus listas y citas son demasiado profundas.",
    nothingToRead:
      "No se publicó: un artículo necesita un título y un texto en al menos un idioma.",
    title: "Escriba un título.",
    titleLong: "Use 300 caracteres como máximo; la página puede decir más.",
    slug: "Use letras minúsculas, números y guiones, como un-nuevo-almacen; 80 caracteres como máximo.",
    slugTaken: "Otro artículo ya está en esta dirección.",
    addressPublished: "Un artículo publicado conserva su dirección: otros sitios pueden enlazarlo.",
    file: "Este no es un archivo de cambios exportado aquí.",
  },
  pictures: {
    events: {
      added: "Agregada",
      changed: "Modificada",
      deleted: "Eliminada",
    },
    alreadyReceived:
      "Ya recibimos esta imagen. ¿Quiere agregar otra? En ese caso, envíela otra vez.",
    errors: {
      title: "Escriba un nombre.",
      altEn: "Describa la imagen en inglés o márquela como decorativa.",
      altEs: "Describa la imagen en español o márquela como decorativa.",
      percent: "Escriba un número entero de 0 a 100.",
      noFile: "Elija una imagen.",
      fileGone: "Esta imagen ya no está aquí. Elíjala otra vez.",
      tooSmall:
        "Esta imagen es demasiado pequeña. Debe tener al menos 640 píxeles de ancho y 400 de alto.",
      needsWords:
        "No se puede marcar como decorativa mientras una página describa lo que muestra: {documents}. Primero elija ahí otra imagen.",
      inUse: "No se eliminó: se usa en {documents}. Primero elija ahí otra imagen.",
      unseenUses:
        "No se eliminó: se usa en más lugares de los que mostraba esta página. Revise la lista otra vez.",
    },
  },
});
