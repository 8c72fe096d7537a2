export const en = {
  notifications: {
    kinds: { malware: "Malware found in files already uploaded" },
    removed: "Malware was found in a file, and the file was removed",
    file: "{file} ({signature})",
  },
} as const;
