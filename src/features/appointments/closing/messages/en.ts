export const en = {
  cancel: "Cancel the appointment too: {time}",
  withdraw: "Also withdraw the times you offered",
  told: "{guest} will get an email.",
  call: "There’s no email address for {guest}. Please call.",
  several: "Cancel their appointments and times on offer too",
  severalTold: "Everyone affected will get an email.",
} as const;
