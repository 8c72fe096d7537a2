import type { UsualTasks } from "../scope-task-types.ts";

export const scopeTasks: UsualTasks = {
  desks: {
    visit: [
      "Vaciar la basura y el reciclaje y cambiar las bolsas",
      "Limpiar y desinfectar manijas e interruptores de luz",
      "Limpiar escritorios y mesas despejados",
      "Aspirar alfombras; barrer y trapear pisos duros",
    ],
    week: [
      "Quitar manchas de vidrios y paredes",
      "Quitar el polvo de repisas, alféizares y superficies bajas",
    ],
    month: ["Quitar el polvo de rejillas y superficies altas"],
  },
  entrance: {
    visit: [
      "Vaciar la basura y cambiar las bolsas",
      "Limpiar los vidrios de la entrada",
      "Limpiar y desinfectar el mostrador y las manijas",
      "Aspirar tapetes y alfombras; barrer y trapear pisos duros",
    ],
    week: ["Limpiar asientos y mesas"],
    month: ["Quitar el polvo de rejillas y superficies altas"],
  },
  passage: {
    visit: [
      "Aspirar alfombras; barrer y trapear pisos duros",
      "Limpiar y desinfectar pasamanos y manijas",
    ],
    week: ["Quitar manchas de paredes y puertas"],
    month: ["Quitar el polvo de zócalos y superficies altas"],
  },
  elevator: {
    visit: [
      "Aspirar o trapear el piso",
      "Limpiar y desinfectar botones y barandas",
      "Limpiar puertas y paredes",
    ],
    week: ["Limpiar los rieles de las puertas"],
  },
  restroom: {
    visit: [
      "Vaciar la basura y cambiar las bolsas",
      "Limpiar y desinfectar inodoros, mingitorios y lavabos",
      "Limpiar espejos y pulir grifería",
      "Reponer jabón, papel y bolsas",
      "Limpiar y desinfectar manijas, interruptores y mamparas",
      "Barrer y trapear los pisos con desinfectante",
    ],
    week: ["Lavar paredes y mamparas"],
    quarter: ["Fregar a máquina pisos y juntas"],
  },
  food: {
    visit: [
      "Vaciar la basura y el reciclaje y cambiar las bolsas",
      "Limpiar y desinfectar fregaderos, cubiertas y mesas",
      "Limpiar los electrodomésticos por fuera",
      "Reponer jabón y papel",
      "Barrer y trapear los pisos",
    ],
    week: ["Limpiar los microondas por dentro"],
    month: ["Lavar los botes de basura"],
  },
  care: {
    visit: [
      "Vaciar la basura común y cambiar las bolsas",
      "Limpiar y desinfectar superficies de contacto con desinfectante hospitalario",
      "Limpiar y desinfectar lavabos y cubiertas",
      "Reponer jabón y papel",
      "Trapear los pisos con desinfectante",
    ],
    month: ["Quitar el polvo de rejillas y superficies altas"],
  },
  open: {
    visit: [
      "Vaciar la basura y cambiar las bolsas",
      "Aspirar alfombras; pasar mopa seca y trapear pisos duros",
      "Limpiar y desinfectar superficies de contacto",
    ],
    week: ["Quitar manchas de vidrios y espejos"],
    month: ["Quitar el polvo de repisas y superficies altas"],
  },
  storage: {
    visit: ["Vaciar la basura y cambiar las bolsas", "Barrer el piso despejado"],
    month: ["Trapear o fregar a máquina el piso despejado"],
  },
  other: {
    visit: [
      "Vaciar la basura y cambiar las bolsas",
      "Aspirar alfombras; barrer y trapear pisos duros",
      "Limpiar y desinfectar superficies de contacto",
    ],
    week: ["Quitar el polvo de las superficies"],
  },
};
