// What the server thinks for people: hints and odds at a table that allows them, reviews of finished games, and what-ifs.
import type { Hint, Odds, Reviewed, Seated, WhatIf } from "../messages";
import type { Source } from "../story/film";
import { call, insist } from "./api";

export const hint = (table: string, key: string) => call<Hint>("GET", `/tables/${table}/hint`, undefined, key);
export const odds = (table: string, key: string) => call<Odds>("GET", `/tables/${table}/odds`, undefined, key);
export const review = (from: Source) => call<Reviewed>("GET", `/${from.kind}/${from.id}/review`);
export const makeReview = (from: Source) => call<Reviewed>("POST", `/${from.kind}/${from.id}/review`);
export const whatIf = (from: Source, wanted: WhatIf) =>
  insist<Seated>("POST", `/${from.kind}/${from.id}/what-if`, wanted);
