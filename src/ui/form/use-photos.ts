import { useEffect, useRef, useState } from "react";
import { useMessages } from "#platform/language/use-messages.ts";
import { connection } from "../connection.ts";
import { formPartMessages } from "./messages.ts";
import { type Sent, sendPhoto } from "./send-photo.ts";
import { shrinkPhoto } from "./shrink-photo.ts";

export interface Photo {
  key: string;
  name: string;
  /** An address that an `img` can show. */
  preview: string;
  state: "waiting" | "sending" | Sent["state"];
  /** A share from 0 to 1. */
  progress: number;
  problem?: string;
  /** Nobody has answered: it goes again once somebody does. */
  isUnreached?: boolean;
  /**
   * True once it was sent again by itself. That is done once: a photo that no line lets through would go
   * forever.
   */
  hasGoneAgain?: boolean;
  /** The id on the server, once the server has it. */
  id?: string;
  file?: File;
}

export interface PhotoLimits {
  accept: string;
  maxBytes: number;
  maxFiles: number;
  /** The word for it on the page: photos, or files where documents are taken as well. */
  takes: "photos" | "files" | "file";
}

/** Ids and names of photos that an earlier try of the form has sent already. */
export type KeptPhotos = readonly { id: string; name: string }[];

const maxConcurrent = 2;

/** The server's ending tells a document from a photo. */
const isDocument = (name: string) => name.endsWith(".pdf");

let keys = 0;
/** A photo that has not arrived keeps its key over a reload. */
const newKey = () => `chosen-${Date.now()}-${++keys}`;

/** Sends each photo by itself as soon as it is chosen. @param address where they go, and come from */
export function usePhotos(address: string, kept: KeptPhotos, limits: PhotoLimits) {
  const { photos: photoTexts, taken } = useMessages(formPartMessages);
  const { tooLarge, noConnection, signedOut } = photoTexts;
  const problems = { noConnection, signedOut, notSaved: taken[limits.takes].notSaved };
  const asSent = ({ id, name }: KeptPhotos[number]): Photo => ({
    key: id,
    id,
    name,
    preview: isDocument(name) ? "" : `${address}/${id}/thumbnail`,
    state: "sent",
    progress: 1,
  });
  const [photos, setPhotos] = useState<readonly Photo[]>(() => kept.map(asSent));
  const [overflow, setOverflow] = useState(false);
  const running = useRef(new Map<string, AbortController>());
  const previews = useRef(new Set<string>());

  const change = (key: string, to: Partial<Photo>) =>
    setPhotos((all) => all.map((photo) => (photo.key === key ? { ...photo, ...to } : photo)));

  async function send({ key, file, name, hasGoneAgain = false }: Photo) {
    if (file === undefined || running.current.has(key)) return;
    const controller = new AbortController();
    running.current.set(key, controller);
    change(key, { state: "sending", progress: 0, isUnreached: false });
    const content = await shrinkPhoto(file);
    const takesDocuments = limits.accept.includes("application/pdf");
    const to = takesDocuments ? address : `${address}?takes=photos`;
    const onProgress = (progress: number) => change(key, { progress });
    const sent: Sent =
      content.size > limits.maxBytes
        ? { state: "refused", problem: tooLarge({ megabytes: inMegabytes(limits.maxBytes) }) }
        : await sendPhoto(to, content, name, onProgress, controller.signal, problems);
    running.current.delete(key);
    change(key, hasGoneAgain ? { ...sent, isUnreached: false } : sent);
  }

  useEffect(() => {
    const free = maxConcurrent - running.current.size;
    const next = photos.filter(({ state }) => state === "waiting").slice(0, Math.max(0, free));
    for (const photo of next) void send(photo);
  });

  useEffect(
    () =>
      connection.subscribe(() => {
        if (connection.isLost()) return;
        setPhotos((all) =>
          all.map((photo) =>
            photo.isUnreached ? { ...photo, state: "waiting", hasGoneAgain: true } : photo,
          ),
        );
      }),
    [],
  );

  useEffect(
    () => () => {
      for (const controller of running.current.values()) controller.abort();
      for (const url of previews.current) URL.revokeObjectURL(url);
    },
    [],
  );

  function previewOf(file: File): string {
    if (!file.type.startsWith("image/")) return "";
    const url = URL.createObjectURL(file);
    previews.current.add(url);
    return url;
  }

  const toChosenPhoto = (key: string, file: File): Photo => ({
    key,
    name: file.name,
    file,
    state: "waiting",
    progress: 0,
    preview: previewOf(file),
  });

  return {
    photos,
    overflow,
    add(files: Iterable<File>) {
      const chosen = [...files];
      const room = limits.maxFiles - photos.length;
      setOverflow(chosen.length > room);
      const added = chosen.slice(0, room).map((file) => toChosenPhoto(newKey(), file));
      setPhotos((all) => [...all, ...added]);
    },
    /** Adds photos that an earlier visit to the page has chosen and not sent. */
    addAgain(earlier: readonly { key: string; file: File }[]) {
      const chosen = earlier.map(({ key, file }) => toChosenPhoto(key, file));
      setPhotos((all) => [
        ...all,
        ...chosen.filter(({ key }) => all.every((photo) => photo.key !== key)),
      ]);
    },
    /** Adds photos that an earlier visit to the page has sent already. */
    restore: (earlier: KeptPhotos) => setPhotos((all) => [...earlier.map(asSent), ...all]),
    remove({ key, preview }: Photo) {
      running.current.get(key)?.abort();
      running.current.delete(key);
      if (previews.current.delete(preview)) URL.revokeObjectURL(preview);
      setOverflow(false);
      setPhotos((all) => all.filter((photo) => photo.key !== key));
    },
    retry: ({ key }: Photo) => change(key, { state: "waiting", hasGoneAgain: false }),
  };
}

const inMegabytes = (bytes: number) => Math.floor(bytes / 2 ** 20);
