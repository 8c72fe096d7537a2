import { useEffect, useRef, useState } from "react";
import { photoLimits } from "#platform/files/file-types.ts";
import { HiddenFields, OpenedCommand } from "#platform/forms/commands.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { formPartMessages } from "#ui/form/messages.ts";
import { PhotoField } from "#ui/form/photo-field.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { sendPhoto } from "#ui/form/send-photo.ts";
import { floorPlanMessages } from "../messages.ts";
import type { PdfPages } from "./pdf-pages.ts";

interface ChoosePageProps {
  /** Address of the PDF. */
  address: string;
  path: string;
  answer: FormAnswer | undefined;
}

const files = "/office/files";
const previewSide = 1_100;

/** The browser draws the chosen page of the PDF and uploads it as the picture of the plan. */
export function ChoosePage({ address, path, answer }: ChoosePageProps) {
  const { pdf: texts } = useMessages(floorPlanMessages);
  const { photos } = useMessages(formPartMessages);
  const form = useRef<HTMLFormElement>(null);
  const { canvas, pdf, page, setPage, state, setState } = usePdf(address);
  const [picture, setPicture] = useState<{ id: string; name: string }>();
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    // The field with its id is there now.
    if (picture) form.current?.requestSubmit();
  }, [picture]);

  async function use(pages: PdfPages) {
    setState("working");
    setProblem(undefined);
    const { pictureOfPage } = await import("./pdf-pages.ts");
    const blob = await pictureOfPage(pages, page).catch(() => undefined);
    if (blob === undefined) return setState("failed");
    const ending = blob.type === "image/png" ? "png" : "jpg";
    const sent = await sendPhoto(
      files,
      blob,
      `page-${page}.${ending}`,
      () => {},
      new AbortController().signal,
      {
        noConnection: photos.noConnection,
        signedOut: photos.signedOut,
        notSaved: photos.noConnection,
      },
    );
    setState("shown");
    if (sent.state === "sent") setPicture(sent);
    else setProblem(sent.problem);
  }

  return (
    <section aria-labelledby="page-title" className="mt-6 flex min-w-0 flex-col items-start gap-4">
      <div>
        <h2 id="page-title" className="text-subtitle font-semibold tracking-snug">
          {texts.title}
        </h2>
        <p className="mt-1 max-w-[70ch] text-sm text-slate">
          {state === "waiting" ? texts.needsScript : texts.note}
        </p>
      </div>
      <Problem text={state === "failed" ? texts.failed : problem} />
      <canvas
        ref={canvas}
        hidden={state === "waiting" || state === "failed"}
        aria-label={pdf ? texts.of({ number: page, count: pdf.count }) : texts.working}
        role="img"
        className="h-auto max-h-[70svh] w-auto max-w-full rounded-lg border border-line"
      />
      {pdf && state !== "failed" ? (
        <PostForm
          ref={form}
          action={path}
          preventScrollReset
          className="flex flex-wrap items-center gap-3"
        >
          <HiddenFields
            fields={{
              step: "picture",
              page: String(page),
              ...(picture && { [`photo.${picture.id}`]: picture.name }),
            }}
          />
          {pdf.count > 1 ? (
            <>
              <button
                type="button"
                disabled={page === 1 || state === "working"}
                onClick={() => setPage(page - 1)}
                className={buttonClass("outline", "", "compact")}
              >
                {texts.previous}
              </button>
              <button
                type="button"
                disabled={page === pdf.count || state === "working"}
                onClick={() => setPage(page + 1)}
                className={buttonClass("outline", "", "compact")}
              >
                {texts.next}
              </button>
            </>
          ) : null}
          <p role="status" className="text-sm tabular-nums">
            {state === "working" ? texts.working : texts.of({ number: page, count: pdf.count })}
          </p>
          <button
            type="button"
            disabled={state === "working"}
            onClick={() => void use(pdf)}
            className={buttonClass("primary", "", "compact")}
          >
            {texts.use}
          </button>
        </PostForm>
      ) : null}
      <OpenedCommand
        step="picture"
        label={texts.instead}
        submit={texts.upload}
        answer={answer}
        takesFiles
      >
        <PhotoField
          id="plan-picture"
          label={texts.picture}
          help={texts.pictureHelp}
          address={files}
          limits={{ ...photoLimits, maxFiles: 1, takes: "file" }}
        />
      </OpenedCommand>
    </section>
  );
}

/**
 * `waiting` is for our script, `working` for opening or drawing, and `failed` for a PDF that cannot be read.
 */
type PageState = "waiting" | "working" | "shown" | "failed";

function usePdf(address: string) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [pdf, setPdf] = useState<PdfPages>();
  const [page, setPage] = useState(1);
  const [state, setState] = useState<PageState>("waiting");

  useEffect(() => {
    let opened: PdfPages | undefined;
    let isLeft = false;
    setState("working");
    void import("./pdf-pages.ts")
      .then(({ openPdf }) => openPdf(address))
      .then((pages) => {
        opened = pages;
        if (isLeft) pages.close();
        else setPdf(pages);
      })
      .catch(() => setState("failed"));
    return () => {
      isLeft = true;
      opened?.close();
    };
  }, [address]);

  useEffect(() => {
    const element = canvas.current;
    if (pdf === undefined || element === null) return;
    let isLeft = false;
    setState("working");
    pdf.draw(element, page, previewSide).then(
      () => isLeft || setState("shown"),
      () => isLeft || setState("failed"),
    );
    return () => {
      isLeft = true;
    };
  }, [pdf, page]);

  return { canvas, pdf, page, setPage, state, setState };
}
