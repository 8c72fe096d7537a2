/** What a company brings along from the programs that it has used before. */
import FileInput from "lucide-react/icons/file-input";
import type { Feature } from "#platform/feature.ts";

export const imports = {
  name: "imports",
  uses: [],
  office: {
    sections: [
      {
        path: "/office/import",
        icon: FileInput,
        needs: "data.import",
        place: 172,
        hasFinder: false,
      },
    ],
  },
} as const satisfies Feature;
