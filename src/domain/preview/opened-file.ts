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
  /** Drawings of which lines, arrows or shapes without words are not shown. */
  readonly undrawn: number
  close(): void
}

/** A picture in or over the cells of a sheet. Rows and columns count from 0. */
export interface SheetPicture {
  readonly row: number
  readonly column: number
  /** How many rows it reaches over, at least one. */
  readonly rows: number
  /** In pixels, as the sheet has it; 0 where it does not say. */
  readonly width: number
  readonly height: number
  /** What its maker says of it; often ''. */
  readonly title: string
  /** With its content in it; '' for a picture that a browser does not show. */
  readonly address: string
}

export interface Sheet {
  readonly name: string
  /** As shown; all rows of the sheet's width. */
  readonly rows: readonly (readonly string[])[]
  readonly width: number
  /** Rows that were left out, where a sheet has more than a preview shows. */
  readonly omitted: number
  readonly pictures: readonly SheetPicture[]
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
