import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  title: "Configure su empresa",
  lead: "Seis pasos, unos diez minutos. Puede omitir cualquiera: todo se puede cambiar después en Ajustes.",
  steps: {
    company: "Empresa",
    hours: "Horarios",
    brand: "Logotipo y colores",
    content: "Contenido del sitio",
    email: "Correo",
    demonstration: "Demostración",
  },
  notes: {
    company: "Nombre, teléfono, dirección, zona horaria y lo que hace en una frase.",
    hours: "Cuándo atiende el teléfono y cuándo abre su oficina.",
    brand: "Su logotipo y dos colores que se leen bien.",
    content: "Conserve lo que es cierto de su empresa y quite lo demás del sitio.",
    email: "Su servidor de correo, con un mensaje de prueba para usted.",
    demonstration: "Conserve los clientes de muestra para explorar, o elimínelos.",
  },
  noDemonstration: "Aquí no hay clientes de muestra.",
  done: "Listo",
  open: "Pendiente",
  allDone: "Los seis pasos están listos.",
  progress: "{done} de {all} pasos listos",
  finish: "Terminar la configuración",
  finishNote: "Después verá la lista de lo que falta antes de publicar.",
  bar: "Configuración, paso {position} de {all}",
  next: "Siguiente: {step}",
  toAll: "Todos los pasos",
  toFinish: "Revisar y terminar",
  continueSetup: "Su configuración aún no está terminada.",
  continueLink: "Continuar la configuración",
});
