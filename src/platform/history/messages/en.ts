export const en = {
  changed: "{field} from {from} to {to}",
  nothing: "nothing",
  quoted: "“{value}”",
} as const;
