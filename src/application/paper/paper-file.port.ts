import type { PaperDocument } from '#domain/paper/paper-export.machine.ts'

/** What a paper says around its questions, in the language of the screen. */
export interface PaperWords {
  /** Under the title: minutes and points. */
  readonly facts: string
  /** Name, class, number to be filled in. */
  readonly identity: string
  /** `place` from 0. */
  readonly section: (place: number, name: string, count: number, score: number) => string
  readonly number: (number: number, score: number) => string
  readonly part: (number: number) => string
  /** Along the line that seals what names the student. */
  readonly seal: string
  /** Of the tables for points. */
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
  /** Before what gets points. */
  readonly scoringPoint: (number: number, points: number) => string
  readonly answers: string
  /** What stands for the options of 判断. */
  readonly judgement: Readonly<Record<string, string>>
  /** Of 双向细目表. */
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
  /** What stands before, between and after the number of the page and how many there are. */
  readonly page: { readonly before: string; readonly between: string; readonly after: string }
}

/** A paper, and the words that its document says besides. */
export interface PaperFileRequest extends PaperDocument {
  readonly words: PaperWords
}

/** Writes a paper as a document for word processors. */
export interface PaperFilePort {
  /** A .docx with real formulas, tables and pictures. */
  write(request: PaperFileRequest, signal: AbortSignal): Promise<Blob>
}
