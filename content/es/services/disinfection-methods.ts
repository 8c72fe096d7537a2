import type * as english from "../../en/services/disinfection-methods.ts";
import type { Translation } from "../../translation.ts";

export const methodsHeading: Translation<typeof english.methodsHeading> = {
  title: "Métodos de aplicación, y para qué sirve cada uno",
  lead: "Cada método llega adonde los otros no llegan, y ninguno sustituye la limpieza previa.",
};

export const methodsPicture: Translation<typeof english.methodsPicture> = {
  name: "sprayer_close",
  alt: "Un rociador electrostático con ruedas en una sala de espera vacía, con la lanza lista",
};

export const methods: Translation<typeof english.methods> = [
  {
    id: "by-hand",
    name: "A mano",
    reaches: "Lo que la gente toca: manijas, pasamanos, escritorios, grifos",
    suits: "El uso diario, en salas que siguen abiertas",
    limits: "Es lento en superficies grandes o irregulares",
  },
  {
    id: "by-electrostatic-spray",
    name: "Rociado electrostático",
    reaches: "Todos los lados de sillas, estantes, aparatos y asientos",
    suits: "Muchos objetos en poco tiempo: salones de clases, gimnasios, vehículos",
    limits: "Hay que limpiar antes las superficies; la gente espera afuera",
  },
  {
    id: "by-fog",
    name: "Nebulización ULV",
    reaches: "La sala entera, detrás y debajo de todo",
    suits: "Salas cerradas después de una enfermedad, y grandes recintos",
    limits: "La sala queda vacía hasta que se ventila",
  },
];

export const productsHeading: Translation<typeof english.productsHeading> = {
  title: "Desinfectantes de grado hospitalario, y cómo elegimos uno",
  lead: "El grado hospitalario es el punto de partida. Cuatro preguntas sobre la sala deciden el producto.",
};

export const productQuestions: Translation<typeof english.productQuestions> = [
  {
    id: "what-it-kills",
    title: "¿Qué tiene que matar?",
    description:
      "La etiqueta enumera los organismos. Si el suyo no está, es el producto equivocado.",
  },
  {
    id: "what-it-spares",
    title: "¿Qué no debe dañar?",
    description: "Acero, pantallas, piedra, tela: cada superficie descarta algún producto.",
  },
  {
    id: "how-long-wet",
    title: "¿Cuánto tiempo debe seguir mojado?",
    description:
      "El tiempo de contacto de la etiqueta decide el método y cuánto se tarda en cada sala.",
  },
  {
    id: "who-breathes",
    title: "¿Quién usa la sala?",
    description:
      "Pacientes, niños, turnos de noche: el plan dice cuándo trabajamos y cómo se ventila la sala.",
  },
];
