import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  errors: {
    fullName: "Escriba su nombre completo",
    company: "Escriba el nombre de su empresa",
    phone: "Escriba un número de teléfono válido",
    facilityType: "Elija un tipo de instalación",
    squareFootage: "Escriba los pies cuadrados",
    message: "Cuéntenos un poco más de lo que necesita",
    frequency: "Elija con qué frecuencia, o déjelo así",
  },
  frequencies: {
    "1": "Una vez por semana",
    "2": "2 visitas por semana",
    "3": "3 visitas por semana",
    "4": "4 visitas por semana",
    "5": "5 visitas por semana",
    "7": "Todos los días",
  },
  range: "De {low} a {high} al mes",
});
