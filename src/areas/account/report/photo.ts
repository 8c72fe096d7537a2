import type { LoaderFunctionArgs } from "react-router";
import { photoOfReport } from "./photo.server.ts";

export const loader = (route: LoaderFunctionArgs) => photoOfReport(route, "whole");
