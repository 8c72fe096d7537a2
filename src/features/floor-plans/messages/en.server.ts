export const en = {
  plural: "Floor plans",
  problems: {
    "not-found": "It no longer exists.",
    "not-allowed": "Your role can’t do this. Nothing was changed.",
    closed: "This opportunity is closed. Its floor plans can’t be changed.",
    full: "There are ten floor plans already. Please remove one first.",
    "no-file": "Please choose a file.",
    "unknown-file": "The file is no longer there. Please choose it again.",
    "no-picture": "Please choose a picture, not a PDF.",
    "has-picture": "This plan has a picture already. Please add another plan.",
    "not-understood": "We couldn’t read this. Please reload the page and try again.",
    "no-rooms": "Please choose rooms that have a size and are still there.",
    "too-many-areas": "The survey can’t hold that many areas.",
  },
  alreadyReceived:
    "We already received this floor plan as you first entered it. If you want to add another one, press the button again.",
  fields: {
    name: "Name of the plan",
    page: "Page of the PDF",
    picture: "Picture",
    pictureChoices: { none: "None", there: "Chosen" },
    scaleLine: "Line of the scale",
    scaleLength: "Length of the scale line",
    corners: "Corners",
    areas: "Areas",
  },
  corners: ["{count} corner", "{count} corners"],
  fieldOf: "{of}: {field}",
  /** @param what one of the events */
  changedRooms: "{what}: {names}",
} as const;
