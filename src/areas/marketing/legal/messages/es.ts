import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  translation:
    "Esta es una traducción de cortesía. El texto vinculante es el <original>original en inglés</original>.",
  changed: "{company} · Último cambio: <day>{date}</day>",
  contents: "En esta página",
  cover: {
    title: "Licencias y seguros",
    liability: "Seguro de responsabilidad civil general: {each} por evento",
    liabilityWithAggregate:
      "Seguro de responsabilidad civil general: {each} por evento, {all} en total",
    umbrella: "Seguro de cobertura adicional (umbrella): {amount}",
    bond: "Fianza de limpieza: {amount}",
    workersCompensation: "Seguro de compensación laboral para todos nuestros empleados",
  },
  signal: {
    unknown:
      "Si su navegador envía la señal, la respetamos en todas las páginas, lo diga o no esta línea.",
    sent: "Solicitud de exclusión respetada: su navegador envía la señal.",
    notSent: "Su navegador no envía la señal.",
  },
});
