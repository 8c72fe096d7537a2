/** Everything that is stored, in one archive: whoever runs the product is free to leave it. */
import PackageOpen from "lucide-react/icons/package-open";
import type { Feature } from "#platform/feature.ts";

export const dataExports = {
  name: "data-exports",
  uses: [],
  office: {
    sections: [
      {
        path: "/office/export",
        icon: PackageOpen,
        needs: "data.export",
        place: 174,
        hasFinder: false,
      },
    ],
  },
} as const satisfies Feature;
