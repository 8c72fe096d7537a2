import { type PointerEvent, useId, useRef, useState } from "react";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { type Focus, phoneCrop } from "#platform/pictures/picture-sizes.ts";
import { Field } from "#ui/form/compact-field.tsx";
import { websiteMessages } from "../messages.ts";
import { cropRegion } from "./picture-crop.ts";
import type { PictureData } from "./read-pictures.server.ts";

const fieldNames = ["cropSize", "cropLeft", "cropTop", "focusLeft", "focusTop"] as const;

type Shown = Record<(typeof fieldNames)[number], number>;

interface CropFieldsProps {
  picture: PictureData;
  answer: FormAnswer | undefined;
}

/**
 * The sliders are the form, and need neither scripts nor a pointer. With scripts, the frame on the picture
 * follows them and can be dragged.
 */
export function CropFields({ picture, answer }: CropFieldsProps) {
  const { pictures } = useMessages(websiteMessages);
  const [shown, setShown] = useState(() => shownAtFirst(picture, answer));
  const source = `/office/website/pictures/${picture.id}/file`;
  const region = cropRegion(picture, shown);
  const focus: Focus = [shown.focusLeft, shown.focusTop];
  const phone = phoneCrop(focus, region);
  const previews = [
    { label: pictures.wide, part: region, look: "w-72" },
    {
      label: pictures.narrow,
      part: { ...phone, left: region.left + phone.left, top: region.top },
      look: "w-36",
    },
  ];
  return (
    <fieldset className="flex w-full min-w-0 flex-col gap-5">
      <legend className="text-subtitle font-semibold tracking-snug">{pictures.cropTitle}</legend>
      <p className="max-w-[70ch] text-sm text-slate">{pictures.cropNote}</p>
      <div className="grid w-full min-w-0 gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Frame picture={picture} source={source} shown={shown} onChange={setShown} />
        <div className="flex min-w-0 flex-col gap-4">
          {fieldNames.map((name) => (
            <Slider
              key={name}
              name={name}
              label={pictures[name]}
              least={name === "cropSize" ? picture.minCropSize : 0}
              value={shown[name]}
              error={answer?.errors[name]}
              onChange={(value) => setShown({ ...shown, [name]: value })}
            />
          ))}
        </div>
      </div>
      <div className="flex flex-wrap items-end gap-6">
        {previews.map(({ label, part, look }) => (
          <figure key={label} className={`max-w-full ${look}`}>
            <svg
              viewBox={`${part.left} ${part.top} ${part.width} ${part.height}`}
              role="img"
              aria-label={label}
              className="h-auto w-full rounded-md bg-sand"
            >
              <image href={source} width={picture.width} height={picture.height} />
            </svg>
            <figcaption className="mt-1 text-sm text-slate">{label}</figcaption>
          </figure>
        ))}
      </div>
    </fieldset>
  );
}

function shownAtFirst({ stored, minCropSize }: PictureData, answer: FormAnswer | undefined): Shown {
  const numberOf = (name: string) => Number(answer?.values[name] ?? stored[name] ?? 0) || 0;
  return {
    cropSize: Math.max(minCropSize, numberOf("cropSize")),
    cropLeft: numberOf("cropLeft"),
    cropTop: numberOf("cropTop"),
    focusLeft: numberOf("focusLeft"),
    focusTop: numberOf("focusTop"),
  };
}

interface SliderProps {
  name: string;
  label: string;
  least: number;
  value: number;
  error: string | undefined;
  onChange: (value: number) => void;
}

function Slider({ name, label, least, value, error, onChange }: SliderProps) {
  return (
    <Field name={name} id={`f-${name}`} label={label} error={error}>
      {(control) => (
        <span className="flex items-center gap-3">
          <input
            {...control}
            type="range"
            name={name}
            min={least}
            max={100}
            value={value}
            onChange={({ target }) => onChange(Number(target.value))}
            className="min-h-11 w-full min-w-0 accent-teal"
          />
          <span aria-hidden="true" className="w-8 shrink-0 text-right text-sm tabular-nums">
            {value}
          </span>
        </span>
      )}
    </Field>
  );
}

interface FrameProps extends Pick<CropFieldsProps, "picture"> {
  source: string;
  shown: Shown;
  onChange: (shown: Shown) => void;
}

/** The dragged part, and the point where dragging began. */
interface Drag {
  what: "frame" | "focus";
  x: number;
  y: number;
  shown: Shown;
}

const inPercent = (value: number) => Math.round(Math.min(100, Math.max(0, value)));

/** The position of a part within the space around it, in percent; without any space it stays. */
const moved = (before: number, by: number, room: number) =>
  room <= 0 ? before : inPercent(before + (100 * by) / room);

function Frame({ picture, source, shown, onChange }: FrameProps) {
  const { pictures } = useMessages(websiteMessages);
  const { width, height } = picture;
  const svg = useRef<SVGSVGElement>(null);
  const drag = useRef<Drag>(undefined);
  const maskId = useId();
  const region = cropRegion(picture, shown);
  const focusX = region.left + (region.width * shown.focusLeft) / 100;
  const focusY = region.top + (region.height * shown.focusTop) / 100;
  const stroke = width / 250;

  /** Pixels of the picture. */
  function pointOf(event: PointerEvent): { x: number; y: number } {
    const box = svg.current?.getBoundingClientRect();
    const scale = box === undefined || box.width === 0 ? 1 : width / box.width;
    return {
      x: (event.clientX - (box?.left ?? 0)) * scale,
      y: (event.clientY - (box?.top ?? 0)) * scale,
    };
  }

  function begin(event: PointerEvent<SVGSVGElement>): void {
    const point = pointOf(event);
    const isNearFocus = Math.hypot(point.x - focusX, point.y - focusY) < width / 25;
    drag.current = { what: isNearFocus ? "focus" : "frame", ...point, shown };
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function follow(event: PointerEvent): void {
    const begun = drag.current;
    if (begun === undefined) return;
    const point = pointOf(event);
    const [byX, byY] = [point.x - begun.x, point.y - begun.y];
    const { cropLeft, cropTop, focusLeft, focusTop } = begun.shown;
    onChange(
      begun.what === "focus"
        ? {
            ...begun.shown,
            focusLeft: moved(focusLeft, byX, region.width),
            focusTop: moved(focusTop, byY, region.height),
          }
        : {
            ...begun.shown,
            cropLeft: moved(cropLeft, byX, width - region.width),
            cropTop: moved(cropTop, byY, height - region.height),
          },
    );
  }

  const end = () => {
    drag.current = undefined;
  };

  return (
    <svg
      ref={svg}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={pictures.whole}
      onPointerDown={begin}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={end}
      className="h-auto max-h-[70vh] w-full cursor-move touch-none rounded-md bg-sand"
    >
      <image href={source} width={width} height={height} />
      <mask id={maskId}>
        <rect width={width} height={height} fill="white" />
        <rect
          x={region.left}
          y={region.top}
          width={region.width}
          height={region.height}
          fill="black"
        />
      </mask>
      <rect width={width} height={height} fill="black" fillOpacity={0.6} mask={`url(#${maskId})`} />
      <rect
        x={region.left + stroke / 2}
        y={region.top + stroke / 2}
        width={region.width - stroke}
        height={region.height - stroke}
        fill="none"
        stroke="white"
        strokeWidth={stroke}
      />
      <circle
        cx={focusX}
        cy={focusY}
        r={width / 60}
        fill="white"
        fillOpacity={0.85}
        stroke="black"
        strokeWidth={stroke}
      />
    </svg>
  );
}
