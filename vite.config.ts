import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { earlyScript } from "./server/build-steps/early-script.ts";

export default defineConfig({
  plugins: [tailwindcss(), earlyScript(), reactRouter()],
  build: {
    assetsInlineLimit: 0,
    target: "baseline-widely-available",
  },
  environments: {
    ssr: { build: { rollupOptions: { input: "./server/app.ts" } } },
  },
});
