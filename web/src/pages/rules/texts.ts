// The sentences of the rules in the reader's language: the English ones come from the server, the others from one document a language.

import type { Book } from "./book";

const BOOKS = import.meta.glob<Book>("../../../../docs/rules/??.md", { query: "?book", import: "default" });
const EMPTY: Book = { titles: {}, texts: {} };

/** All that is written in this language; nothing where English stands for it. */
export async function book(language: string): Promise<Book> {
  const fetch = BOOKS[`../../../../docs/rules/${language}.md`];
  return fetch ? await fetch() : EMPTY;
}
