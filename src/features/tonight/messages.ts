/** What the crew's screens say. Tasks, areas and notes stay as people have written them. */

import { floorBeside } from "#features/facilities/areas/area-label.ts";
import { type OutcomeBasis, undoneTasks } from "#features/visits/visit-outcome.ts";
import { countOf, plural } from "#platform/format/plural.ts";
import type { Language } from "#platform/language/language.ts";
import { timeOf } from "#platform/navigation/time-of.ts";

const floorIn = (word: string, name: string, floor: string): string =>
  floorBeside(name, floor).replace(/^Floor (?=\d+$)/, `${word} `);

const english = {
  language: "en" as Language,
  tonight: "Tonight",
  nothing: "No visits tonight or tomorrow",
  nothingWhy: "Visits at your facilities appear here a day before they start.",
  more: (count: number) => countOf(count, "later visit isn’t listed", "later visits aren’t listed"),
  otherLanguage: "Español",
  back: "Tonight",
  crewOf: (size: number) => `Crew of ${size}`,
  scheduled: "Scheduled",
  "in-progress": "In progress",
  completed: "Completed",
  missed: "Missed",
  cancelled: "Canceled",
  checkIn: "Check in",
  siteCode: "Site code",
  siteCodeHelp: "It’s posted where the supplies are kept",
  enterLater: "Enter the time instead",
  cameAt: "When did you arrive?",
  leftAt: "When did you leave?",
  enteredLater: "The client sees that the time was entered later.",
  saveCame: "Save the time",
  tasks: "Tasks",
  done: (done: number, all: number) => `${done} of ${all} done`,
  /** Floor of an area: a word such as `Basement` as it is, empty where the area's name has it. */
  floor: (name: string, floor: string) => floorIn("Floor", name, floor),
  allDone: "All done",
  allDoneIn: (area: string) => `All done in ${area}`,
  ticked: (count: number) => `${count} checked`,
  undo: "Undo",
  undoIn: (area: string) => `Undo in ${area}`,
  noTasks: "No tasks from the scope of work are due tonight.",
  somethingWrong: "Something kept you from a task?",
  whatWrong: "What happened?",
  whatWrongHelp: "For example: room 204 locked",
  where: "Where",
  whole: "The whole building",
  note: "Save note",
  noted: "Noted",
  checkOut: "Check out",
  left: (count: number) => countOf(count, "task is not done", "tasks are not done"),
  whyLeft: "Why weren’t they done?",
  came: (time: string) => `Arrived at ${time}`,
  leftTime: (time: string) => `Left at ${time}`,
  alsoCame: (time: string, by: string) => `Another phone: arrived at ${time} (${by})`,
  alsoLeft: (time: string, by: string) => `Another phone: left at ${time} (${by})`,
  access: "How to get in",
  extraVisit: "Extra visit",
  "wrong-code": "This isn’t the code for this building",
  "too-many": "Too many wrong codes. Wait 15 minutes, or enter the time",
  "too-early": "It’s too early: you can check in starting four hours before the visit",
  "too-late": "The visit was too long ago: enter the time instead",
  "no-such-time": "This time isn’t close to the visit, or it’s still in the future",
  "before-coming": "This is before you arrived",
  "not-begun": "Please check in first",
  undone: "Please say why tasks weren’t done",
  cancelledWhy: "This visit was canceled",
  gone: "This changed in the meantime. Please look again",
  emptyCode: "Please enter the code",
  emptyTime: "Please enter a time",
  emptyNote: "Please say what happened",
  emptyMessage: "Please write a message",
  ended: "This visit is already checked out",
  "unknown-task": "This task isn’t on tonight’s list anymore",
  "unknown-area": "This area isn’t on tonight’s list anymore",
  "not-found":
    "You’re no longer assigned to this visit. Save what you wrote as a file, and tell your supervisor",
  "not-allowed": "Your role no longer allows this",
  "other-person": "Someone else wrote this",
  "unknown-file": "A photo didn’t arrive. Please send it again",
  "photo-refused": "A photo can’t be opened. Send it without photos, or retake it",
  "not-understood": "This page is out of date. Reload it and send it again",
  anotherNote:
    "We already have this note as you first wrote it. Add another one? Then press the button again",
  anotherMessage:
    "This message was already sent as you first wrote it. Send another one? Then press the button again",
  addPhotos: "Add photos",
  photos: "Photos",
  photosHelp: "We don’t keep where a photo was taken.",
  remove: "Remove",
  removePhoto: (name: string) => `Remove ${name}`,
  notifySupervisor: "Message to the supervisor",
  message: "Message",
  messageHelp: "Sent by email. The client doesn’t see it.",
  sendMessage: "Send the message",
  sentToSupervisor: "Sent to the supervisor",
  supplies: "Supplies to bring",
  delivered: "Delivered",
  suppliesLater: "Mark them as delivered once you have a connection.",
  saving: "Saving…",
  savedHere: "Saved on this phone",
  enteredMark: "entered later",
  sentLater: "sent later",
  codeLater: "Without a connection, the code is checked when it’s sent.",
  "counts-as-entered":
    "The code was wrong, or it wasn’t time for the visit, so your time counts as entered later.",
  already: "Someone entered this before you.",
  unsent: (count: number) =>
    countOf(count, "answer hasn’t been sent yet", "answers haven’t been sent yet"),
  sending: "Sending…",
  offline: "They’ll send automatically once you have a connection.",
  signedOut: "You’re signed out. Sign in again, and they’ll send automatically. Nothing is lost.",
  signIn: "Sign in",
  refused: (count: number) => countOf(count, "answer wasn’t accepted", "answers weren’t accepted"),
  refusedWhy:
    "It stays on this phone until you send it again or remove it. The rest was sent without it.",
  failed: "Our server couldn’t take one of them. We’ll try again in a moment.",
  busy: "Our server can’t take more right now. They’ll send automatically later. Nothing is lost.",
  "set-aside":
    "Sending failed several times, so it was set aside. Send it again later, or save it as a file for your supervisor",
  removeAsk: "Remove it for good? There’s no other copy.",
  removeYes: "Yes, remove it",
  keepIt: "Keep it",
  elsewhere: "From an earlier visit",
  saveFile: "Save as a file",
  saveOne: "Save this one as a file",
  sendNow: "Send now",
  sendAgain: "Send again",
  withoutPhotos: "Send without photos",
  removeHere: "Remove from this phone",
  old: "Some are more than two days old. Find a connection soon, or save them as a file. After a week, the phone may delete them.",
  othersWait: (count: number) =>
    count === 1
      ? "1 answer from someone else is waiting on this phone until they sign in"
      : `${count} answers from other people are waiting on this phone until they sign in`,
  notStored: "This phone couldn’t store it. Free up some space, or try again with a connection",
  /** @param time when it was read, e.g. `9:41 PM` */
  keptPage: (time: string | undefined) =>
    time === undefined
      ? "No connection. This is what’s saved on your phone."
      : `No connection. This is what’s saved on your phone as of ${time}.`,
  connected: "The connection is back.",
  reload: "Reload",
  nothingKept: "Nothing is saved on this phone",
  nothingKeptWhy:
    "Open Tonight once while signed in and connected. After that, it works without a connection.",
  newVersion: "There is a new version of this page.",
};

type Messages = typeof english;

const spanish: Messages = {
  language: "es",
  tonight: "Esta noche",
  nothing: "No hay visitas esta noche ni mañana",
  nothingWhy: "Las visitas de sus edificios aparecen aquí un día antes de empezar.",
  more: (count) =>
    countOf(count, "visita posterior no aparece", "visitas posteriores no aparecen", "es"),
  otherLanguage: "English",
  back: "Esta noche",
  crewOf: (size) => plural(size, "1 persona", `Equipo de ${size}`, "es"),
  scheduled: "Programada",
  "in-progress": "En curso",
  completed: "Terminada",
  missed: "No realizada",
  cancelled: "Cancelada",
  checkIn: "Registrar entrada",
  siteCode: "Código del edificio",
  siteCodeHelp: "Está donde se guardan los materiales",
  enterLater: "Escribir la hora",
  cameAt: "¿A qué hora llegó?",
  leftAt: "¿A qué hora salió?",
  enteredLater: "El cliente ve que la hora se escribió después.",
  saveCame: "Guardar la hora",
  tasks: "Tareas",
  done: (done, all) => `${done} de ${all} hechas`,
  floor: (name, floor) => floorIn("Piso", name, floor),
  allDone: "Todo hecho",
  allDoneIn: (area) => `Todo hecho en ${area}`,
  ticked: (count) => countOf(count, "marcada", "marcadas", "es"),
  undo: "Deshacer",
  undoIn: (area) => `Deshacer en ${area}`,
  noTasks: "Esta noche no toca ninguna tarea del plan de trabajo.",
  somethingWrong: "¿Algo le impidió hacer una tarea?",
  whatWrong: "¿Qué pasó?",
  whatWrongHelp: "Por ejemplo: salón 204 cerrado con llave",
  where: "Dónde",
  whole: "Todo el edificio",
  note: "Anotar",
  noted: "Anotado",
  checkOut: "Registrar salida",
  left: (count) =>
    plural(count, "Queda 1 tarea sin hacer", `Quedan ${count} tareas sin hacer`, "es"),
  whyLeft: "¿Por qué quedan sin hacer?",
  came: (time) => `Llegó a las ${time}`,
  leftTime: (time) => `Salió a las ${time}`,
  alsoCame: (time, by) => `Otro teléfono: llegó a las ${time} (${by})`,
  alsoLeft: (time, by) => `Otro teléfono: salió a las ${time} (${by})`,
  access: "Cómo entrar",
  extraVisit: "Visita adicional",
  "wrong-code": "Este no es el código de este edificio",
  "too-many": "Demasiados códigos incorrectos. Espere 15 minutos o escriba la hora",
  "too-early": "Es demasiado temprano: desde cuatro horas antes de la visita",
  "too-late": "La visita fue hace mucho: escriba la hora",
  "no-such-time": "Esta hora no es cercana a la visita, o aún no llega",
  "before-coming": "Esto es antes de su llegada",
  "not-begun": "Primero registre la entrada",
  undone: "Diga por qué quedan tareas sin hacer",
  cancelledWhy: "Esta visita fue cancelada",
  gone: "Algo cambió mientras tanto. Mire otra vez",
  emptyCode: "Escriba el código",
  emptyTime: "Escriba una hora",
  emptyNote: "Diga qué pasó",
  emptyMessage: "Escriba un mensaje",
  ended: "La salida de esta visita ya fue registrada",
  "unknown-task": "Esta tarea ya no es de esta noche",
  "unknown-area": "Esta área ya no es de esta noche",
  "not-found":
    "Usted ya no tiene esta visita. Guarde lo escrito en un archivo y avise a su supervisor",
  "not-allowed": "Su función ya no permite esto",
  "other-person": "Esto lo escribió otra persona",
  "unknown-file": "Una foto no llegó. Envíela otra vez",
  "photo-refused": "Una foto no se puede abrir. Envíe sin fotos o tómela de nuevo",
  "not-understood": "Esta página es antigua. Cárguela de nuevo y envíe otra vez",
  anotherNote:
    "Ya tenemos esta nota como la escribió primero. ¿Quiere agregar otra? Oprima el botón otra vez",
  anotherMessage:
    "Este mensaje ya se envió como lo escribió primero. ¿Quiere enviar otro? Oprima el botón otra vez",
  addPhotos: "Agregar fotos",
  photos: "Fotos",
  photosHelp: "No se guarda el lugar donde se tomó la foto.",
  remove: "Quitar",
  removePhoto: (name) => `Quitar ${name}`,
  notifySupervisor: "Mensaje al supervisor",
  message: "Mensaje",
  messageHelp: "Va por correo electrónico. El cliente no lo ve.",
  sendMessage: "Enviar el mensaje",
  sentToSupervisor: "Enviado al supervisor",
  supplies: "Materiales para llevar",
  delivered: "Entregado",
  suppliesLater: "Márquelos como entregados cuando haya conexión.",
  saving: "Guardando…",
  savedHere: "Guardado en este teléfono",
  enteredMark: "escrita después",
  sentLater: "enviada después",
  codeLater: "Sin conexión, el código se revisa al enviarlo.",
  "counts-as-entered":
    "El código no era correcto o no era la hora de la visita: su hora cuenta como escrita después.",
  already: "Otra persona lo había registrado antes.",
  unsent: (count) => countOf(count, "respuesta sin enviar", "respuestas sin enviar", "es"),
  sending: "Enviando…",
  offline: "Se envían solas en cuanto haya conexión.",
  signedOut: "Su sesión terminó. Inicie sesión otra vez y se envían solas: no se pierde nada.",
  signIn: "Iniciar sesión",
  refused: (count) =>
    countOf(count, "respuesta no fue aceptada", "respuestas no fueron aceptadas", "es"),
  refusedWhy:
    "Se queda en este teléfono hasta que la envíe otra vez o la quite. Lo demás se envió sin ella.",
  failed: "Nuestro servidor no pudo recibir una de ellas. Se intenta otra vez en un momento.",
  busy: "Nuestro servidor no puede recibir más por ahora. Se envían solas más tarde: no se pierde nada.",
  "set-aside":
    "No se pudo enviar varias veces, así que quedó aparte. Envíela más tarde o guárdela en un archivo para su supervisor",
  removeAsk: "¿Quitarla para siempre? No está en ningún otro lugar.",
  removeYes: "Sí, quitarla",
  keepIt: "Conservarla",
  elsewhere: "De una visita anterior",
  saveFile: "Guardar en un archivo",
  saveOne: "Guardar esta en un archivo",
  sendNow: "Enviar ahora",
  sendAgain: "Enviar otra vez",
  withoutPhotos: "Enviar sin fotos",
  removeHere: "Quitar de este teléfono",
  old: "Algunas tienen más de dos días. Busque conexión pronto o guárdelas en un archivo: después de una semana el teléfono puede borrarlas.",
  othersWait: (count) =>
    count === 1
      ? "1 respuesta de otra persona espera en este teléfono hasta que inicie sesión"
      : `${count} respuestas de otras personas esperan en este teléfono hasta que inicien sesión`,
  notStored: "Este teléfono no pudo guardarlo. Libere espacio o intente con conexión",
  keptPage: (time) =>
    time === undefined
      ? "Sin conexión: esto es lo que guardó su teléfono."
      : `Sin conexión: esto es lo que guardó su teléfono (${time}).`,
  connected: "La conexión volvió.",
  reload: "Cargar otra vez",
  nothingKept: "Este teléfono no tiene nada guardado",
  nothingKeptWhy:
    "Abra Esta noche una vez con conexión y con su sesión. Después funciona sin ella.",
  newVersion: "Hay una nueva versión de esta página.",
};

export type TonightMessages = Messages;

/** What stands above a page that comes from the phone. */
export const keptPageText = (messages: TonightMessages, readAt: number | undefined): string =>
  messages.keptPage(readAt === undefined ? undefined : timeOf(new Date(readAt), messages.language));

export const messagesFor = (language: Language): Messages =>
  ({ en: english, es: spanish })[language];

/** A crew that has left work undone does not read that it is completed. */
export function stateText(
  visit: Pick<OutcomeBasis, "state" | "tasks" | "tasksDone">,
  messages: TonightMessages,
): string {
  const undone = undoneTasks(visit);
  return undone === 0 ? messages[visit.state] : messages.left(undone);
}

/** Why a command did nothing, in the words of the person. */
export function problemIn(language: Language, reason: string): string {
  const messages: Readonly<Record<string, unknown>> = messagesFor(language);
  const message = messages[reason === "cancelled" ? "cancelledWhy" : reason];
  return typeof message === "string" ? message : messagesFor(language).gone;
}
