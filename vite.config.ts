import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { earlyScript } from "./server/build-steps/early-script.ts";
import { serverPrograms } from "./server/build-steps/server-programs.ts";

export default defineConfig({
  plugins: [tailwindcss(), earlyScript(), reactRouter(), serverPrograms()],
  build: {
    assetsInlineLimit: 0,
    target: "baseline-widely-available",
  },
});
