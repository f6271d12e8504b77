import type { PaperDocument } from '#domain/paper/paper-export.machine.ts'

/** The fixed texts of a paper around its questions, in the language of the screen. */
export interface PaperWords {
  /** The line under the title with minutes and points. */
  readonly facts: string
  /** The blanks for name, class and number of the student. */
  readonly identity: string
  /** `place` from 0. */
  readonly section: (place: number, name: string, count: number, score: number) => string
  readonly number: (number: number, score: number) => string
  readonly part: (number: number) => string
  /** The text along the 密封线, behind which the student's name is folded away. */
  readonly seal: string
  /** The headings of the tables in which points are entered. */
  readonly scores: {
    readonly number: string
    readonly full: string
    readonly won: string
    readonly total: string
    readonly marker: string
  }
  /** `place` from 0. */
  readonly sectionNumber: (place: number) => string
  readonly notes: string
  readonly note: (number: number, line: string) => string
  readonly answer: string
  readonly analysis: string
  /** The prefix of a scoring point. */
  readonly scoringPoint: (number: number, points: number) => string
  readonly answers: string
  /** The texts of the options of 判断 by option. */
  readonly judgement: Readonly<Record<string, string>>
  /** The texts of the table of specifications (双向细目表). */
  readonly table: {
    readonly title: string
    readonly knowledge: string
    /** For questions that name no knowledge point. */
    readonly unnamed: string
    readonly total: string
    readonly share: string
    readonly level: (level: number) => string
    readonly points: (score: number) => string
  }
  /** The texts before, between and after the page number and the number of pages. */
  readonly page: { readonly before: string; readonly between: string; readonly after: string }
}

/** A paper with the fixed texts of its document. */
export interface PaperFileRequest extends PaperDocument {
  readonly words: PaperWords
}

/** Writes a paper as a document for word processors. */
export interface PaperFilePort {
  /** A .docx with editable formulas and tables, and with pictures. */
  write(request: PaperFileRequest, signal: AbortSignal): Promise<Blob>
}
