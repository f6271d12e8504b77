/** In the units of the page itself: 1/72 inch. */
export interface PageSize {
  readonly width: number
  readonly height: number
}

/** Where a page is drawn: its picture, and over it its words, to be selected and read aloud. */
export interface PageSurface {
  readonly canvas: HTMLCanvasElement
  readonly words: HTMLElement
  /** Pixels of the screen for a unit of the page. */
  readonly scale: number
}

export interface OpenedPdf {
  readonly kind: 'pdf'
  readonly pageCount: number
  /** The first page's; another page tells its own when it is drawn. */
  readonly firstPage: PageSize
  sizeOf(page: number): Promise<PageSize>
  /** Pages count from 1. Rejects with the signal's reason when it is told to stop. */
  draw(page: number, onto: PageSurface, signal: AbortSignal): Promise<void>
  close(): void
}

export interface OpenedDocument {
  readonly kind: 'docx'
  /** Its nodes, with nothing in them that runs or loads from elsewhere. */
  readonly nodes: readonly Node[]
  close(): void
}

export interface Sheet {
  readonly name: string
  /** As shown; all rows of the sheet's width. */
  readonly rows: readonly (readonly string[])[]
  readonly width: number
  /** Rows that were left out, where a sheet has more than a preview shows. */
  readonly omitted: number
}

export interface OpenedWorkbook {
  readonly kind: 'xlsx'
  readonly sheets: readonly Sheet[]
  close(): void
}

/** What the browser shows by itself from the address. */
export interface OpenedMedia {
  readonly kind: 'image' | 'video' | 'audio'
  close(): void
}

export type OpenedFile = OpenedPdf | OpenedDocument | OpenedWorkbook | OpenedMedia
