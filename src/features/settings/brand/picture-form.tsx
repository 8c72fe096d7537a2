import { Form } from "react-router";
import type { BrandPictureName } from "#content/brand.ts";
import { schemes } from "#content/palette.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { settingsMessages } from "../messages.ts";

interface PictureFormProps {
  name: BrandPictureName;
  /** The picture itself as an address; null where none was uploaded. */
  source: string | null;
  problem: string | undefined;
}

/** Each picture is sent by itself: one that is refused takes no other with it. */
export function PictureForm({ name, source, problem }: PictureFormProps) {
  const { pictures } = useMessages(settingsMessages).brand;
  const title = pictures.names[name];
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      action={`/office/settings/brand?picture=${name}`}
      aria-label={title}
      className="mt-6 border-t border-line pt-5"
    >
      <Problem text={problem} />
      <div className="flex flex-col gap-4 not-first:mt-3 sm:flex-row sm:items-start">
        <Shown name={name} source={source} />
        <div className="flex min-w-0 flex-col items-start gap-3">
          <div>
            <label htmlFor={`picture-${name}`} className="text-sm font-semibold">
              {title}
            </label>
            <p id={`picture-${name}-note`} className="mt-1 text-sm text-slate">
              {pictures.help[name]}
            </p>
          </div>
          <input
            id={`picture-${name}`}
            type="file"
            name="picture"
            accept="image/svg+xml,image/png,image/jpeg"
            aria-describedby={`picture-${name}-note`}
            className="block min-h-11 w-full text-sm file:mr-3 file:min-h-11 file:rounded-full file:border file:border-ink/30 file:px-4 file:font-semibold"
          />
          <div className="flex flex-wrap gap-3">
            <CompactSubmitButton>{pictures.upload}</CompactSubmitButton>
            {source === null ? null : (
              <CompactSubmitButton look="outline" name="remove" value="on">
                {pictures.remove}
              </CompactSubmitButton>
            )}
          </div>
        </div>
      </div>
    </Form>
  );
}

const frame = { width: 176, height: 88 };
const margin = 12;

/** The background is the one the picture is made for, whatever the reader's own screen looks like. */
function Shown({ name, source }: Pick<PictureFormProps, "name" | "source">) {
  const { pictures } = useMessages(settingsMessages).brand;
  const ground = schemes[name === "logoOnDark" ? "dark" : "light"];
  const { width, height } = frame;
  const label = source === null ? pictures.none : pictures.alt({ name: pictures.names[name] });
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      className="h-22 w-44 shrink-0 rounded-md border border-line"
    >
      <rect width={width} height={height} fill={ground.card} />
      {source === null ? (
        <text
          x={width / 2}
          y={height / 2 + 5}
          fontSize="14"
          textAnchor="middle"
          fill={ground.quiet}
        >
          {pictures.none}
        </text>
      ) : (
        <image
          href={source}
          x={margin}
          y={margin}
          width={width - 2 * margin}
          height={height - 2 * margin}
        />
      )}
    </svg>
  );
}
