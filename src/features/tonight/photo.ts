/** A photo that a phone has stored, sent until it has arrived: `PUT` by the id that the phone made. */
import { methodNotAllowed } from "#platform/http/method-not-allowed.server.ts";
import { phonePhotoAction } from "#platform/offline/phone-routes.server.ts";
import { requireCrew } from "./tonight-page.server.ts";

export const loader = () => methodNotAllowed("PUT");

export const action = phonePhotoAction(requireCrew);
