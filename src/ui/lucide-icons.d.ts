/** The package types its index alone, and an import of that would bring every icon of the set. */
declare module "@lucide/icons/icons/*" {
  import type { IconData } from "#ui/drawing.tsx";

  const icon: IconData;
  export default icon;
}
