/** Rows on a page of a library. R-wire-9. */
export const LIBRARY_PAGE_SIZE = 20

/** In the order of the wire's SCHOOL_SORT. */
export const LIBRARY_SORTS = ['latest', 'mostViewed', 'mostDownloaded', 'name', 'largest'] as const
/** 最新, 浏览最多, 下载最多, 名称, 最大. */
export type LibrarySort = (typeof LIBRARY_SORTS)[number]

/** The formats that a library holds (R-upload-1), with the suffixes of each. */
export const FORMAT_SUFFIXES = {
  document: ['docx'],
  slides: ['pptx'],
  workbook: ['xlsx'],
  pdf: ['pdf'],
  picture: ['jpg', 'jpeg', 'png', 'gif'],
  video: ['mp4'],
} as const satisfies Readonly<Record<string, readonly string[]>>
export type LibraryFormat = keyof typeof FORMAT_SUFFIXES
export const LIBRARY_FORMATS = Object.keys(FORMAT_SUFFIXES) as readonly LibraryFormat[]

/** None for files of any format. */
export const suffixesOf = (format: LibraryFormat | 'any'): readonly string[] =>
  format === 'any' ? [] : FORMAT_SUFFIXES[format]

/** Where in the curriculum; ids are 0 for any. */
export interface LibraryPlace {
  readonly stage: number
  readonly subject: number
  readonly version: number
  readonly book: number
  readonly chapter: number
}

/** What narrows the files of a place. */
export interface LibraryFilters {
  /** 0 for any. */
  readonly tag: number
  readonly format: LibraryFormat | 'any'
  /** 0 for anybody. */
  readonly uploader: number
  /** Trimmed; '' for no search. */
  readonly keyword: string
}

/** Everything that shapes a page of a school's library; it stands in the address (R-school-file-1 and R-catalogue-4). */
export interface LibraryQuery extends LibraryPlace, LibraryFilters {
  /** Whose library. */
  readonly organisationId: number
  readonly sort: LibrarySort
  /** From 1. */
  readonly page: number
}

/** What of a school's library is counted: what its list would show, but for the place that a count stands at. */
export interface LibraryCounted extends Omit<LibraryFilters, 'format'> {
  readonly organisationId: number
  /** None for any. */
  readonly suffixes: readonly string[]
}

const NO_FILTERS: LibraryFilters = { tag: 0, format: 'any', uploader: 0, keyword: '' }

/** The library of a school without any filter. */
export const wholeLibrary = (organisationId: number): LibraryQuery => ({
  organisationId,
  stage: 0,
  subject: 0,
  version: 0,
  book: 0,
  chapter: 0,
  ...NO_FILTERS,
  sort: 'latest',
  page: 1,
})

/** What tells one page of a library from another. */
export const libraryKeyOf = (query: LibraryQuery): string =>
  JSON.stringify(Object.entries(query).sort(([one], [other]) => (one < other ? -1 : 1)))

/** Any change of what is listed leads to the first page. */
export const narrowedLibrary = (
  query: LibraryQuery,
  change: Partial<LibraryFilters & LibraryPlace & Pick<LibraryQuery, 'sort'>>,
): LibraryQuery => ({ ...query, ...change, page: 1 })

export const onLibraryPage = (query: LibraryQuery, page: number): LibraryQuery => ({ ...query, page })

export const withoutLibraryFilters = (query: LibraryQuery): LibraryQuery => narrowedLibrary(query, NO_FILTERS)

export const isLibraryNarrowed = ({ tag, format, uploader, keyword }: LibraryFilters): boolean =>
  tag !== 0 || format !== 'any' || uploader !== 0 || keyword !== ''

/** One step up; null at the top. */
export const widerLibrary = (query: LibraryQuery): LibraryQuery | null => {
  const { stage, subject, version, book, chapter } = query
  if (chapter !== 0) return narrowedLibrary(query, { chapter: 0 })
  if (book !== 0 || version !== 0) return narrowedLibrary(query, { version: 0, book: 0 })
  return stage !== 0 || subject !== 0 ? narrowedLibrary(query, { stage: 0, subject: 0 }) : null
}
