/** Photos of the demonstration: scenes of the site's pictures, which show no place that exists. */

export interface DemoPhoto {
  /** Name of one of the published pictures. */
  picture: string;
  /** The file name as the sender's phone gave it. */
  name: string;
  by: string;
  facility: string;
  /** The kind of record that the photo is attached to. */
  recordKind: "work-order" | "work-order-comment" | "thread-message" | "visit-exception";
  /** The beginning of that record's text, by which the record is found. */
  textStart: string;
  /** A part of the picture as a phone takes it by the lights of the night, in percent. */
  night?: { left: number; top: number; width: number; height: number };
}

export const demoPhotos: readonly DemoPhoto[] = [
  {
    picture: "hospital",
    name: "Corridor, dry.jpg",
    by: "staff.supervisor",
    facility: "Lakeside Surgery Center",
    recordKind: "work-order-comment",
    textStart: "Water out, floor dry",
  },
  {
    picture: "kitchen",
    name: "Break room.jpg",
    by: "staff.crew",
    facility: "Lakeside Clinic",
    recordKind: "work-order-comment",
    textStart: "Stripped and sealed again",
  },
  {
    picture: "warehouse",
    name: "Aisle 4.jpg",
    by: "client.member",
    facility: "Lakeside Supply Warehouse",
    recordKind: "work-order",
    textStart: "Tire marks in aisle 4",
  },
  {
    picture: "floor_plan",
    name: "Aisle 3 on Thursday.jpg",
    by: "client.member",
    facility: "Lakeside Supply Warehouse",
    recordKind: "thread-message",
    textStart: "We rearrange aisle 3",
  },
  {
    picture: "hospital",
    name: "Exam room 9.jpg",
    by: "staff.crew",
    facility: "Lakeside Clinic",
    recordKind: "visit-exception",
    textStart: "Exam room 9 locked",
    night: { left: 55, top: 5, width: 45, height: 95 },
  },
  {
    picture: "keys",
    name: "Keys on the desk.jpg",
    by: "staff.crew",
    facility: "Lakeside Clinic",
    recordKind: "visit-exception",
    textStart: "Alguien dejó unas llaves",
    night: { left: 25, top: 30, width: 50, height: 70 },
  },
  {
    picture: "hospital",
    name: "Corridor, floor 2.jpg",
    by: "staff.crew",
    facility: "Lakeside Clinic",
    recordKind: "visit-exception",
    textStart: "Water on the floor by the drinking fountain",
    night: { left: 33, top: 30, width: 38, height: 70 },
  },
];
