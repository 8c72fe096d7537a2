/** Photos of the demonstration: scenes of the site's pictures, which show no place that exists. */

export interface DemoPhoto {
  /** Of the published pictures. */
  picture: string;
  /** As its sender's phone called it. */
  name: string;
  by: string;
  facility: string;
  /** How the text begins that it came with. */
  on: { workOrder: string } | { comment: string } | { message: string };
}

export const demoPhotos: readonly DemoPhoto[] = [
  {
    ...{ picture: "hospital", name: "Corridor, dry.jpg", by: "staff.supervisor" },
    facility: "Lakeside Surgery Center",
    on: { comment: "Water out, floor dry" },
  },
  {
    ...{ picture: "kitchen", name: "Break room.jpg", by: "staff.crew" },
    facility: "Lakeside Clinic",
    on: { comment: "Stripped and sealed again" },
  },
  {
    ...{ picture: "warehouse", name: "Aisle 4.jpg", by: "client.member" },
    facility: "Lakeside Supply Warehouse",
    on: { workOrder: "Tire marks in aisle 4" },
  },
  {
    ...{ picture: "floor_plan", name: "Aisle 3 on Thursday.jpg", by: "client.member" },
    facility: "Lakeside Supply Warehouse",
    on: { message: "We rearrange aisle 3" },
  },
];
