export const en = {
  plural: "Walk-through surveys",
  alreadyReceived:
    "We already received this area as you first entered it. If you want to add another one, press the button again.",
  events: {
    "access-changed": "Access changed",
    "area-added": "Area added",
    "areas-added": "Areas added",
    "area-changed": "Area changed",
    "area-moved": "Area moved",
    "area-removed": "Area removed",
    "photos-added": "Photos added",
    "photo-removed": "Photo removed",
    taken: "Areas taken into the bid",
  },
} as const;
