import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  file: { position: "{place} de {count}: {name}", beingChecked: "{name}: en revisión" },
  selectAll: "Seleccionar todo en esta página",
  selected: ["{count} seleccionada", "{count} seleccionadas"],
  select: "Seleccionar",
  clearFilters: "Quitar los filtros",
  pages: { pages: "Páginas", first: "Volver a la primera página", next: "Página siguiente" },
  history: { title: "Qué pasó", whoAndWhen: "{who}, <when/>" },
  undo: "Deshacer",
});
