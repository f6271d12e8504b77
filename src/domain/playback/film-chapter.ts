/** A part of the film, from its second to that of the next. */
export interface FilmChapter {
  readonly second: number
  readonly name: string
}

const placeAt = (chapters: readonly FilmChapter[], second: number): number =>
  chapters.findLastIndex((chapter) => chapter.second <= second)

/** The chapter that a second falls into; null before the first. */
export const chapterAt = (chapters: readonly FilmChapter[], second: number): FilmChapter | null =>
  chapters[placeAt(chapters, second)] ?? null

/** So soon after its beginning "back" means the chapter before, and not this one again. Seconds. */
const JUST_BEGUN = 2

/** Where one step back or on leads: back begins the chapter again, or soon after its beginning the one before. */
export const chapterBeside = (
  chapters: readonly FilmChapter[],
  second: number,
  by: 1 | -1,
): FilmChapter | null =>
  chapters[by === 1 ? placeAt(chapters, second) + 1 : placeAt(chapters, second - JUST_BEGUN)] ?? null
