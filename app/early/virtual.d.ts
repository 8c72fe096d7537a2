declare module "virtual:early-script" {
  /** Minified code of `app/early/main.ts`; empty in the browser's bundle. */
  const code: string;
  export default code;
}
