import type { AnswerPlacing, PaperSheet } from '#domain/paper/paper-sheet.ts'

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
  readonly answer: string
  readonly analysis: string
  readonly answers: string
  /** What stands for the options of 判断. */
  readonly judgement: Readonly<Record<string, string>>
}

export interface PaperFileRequest {
  readonly sheet: PaperSheet
  readonly answers: AnswerPlacing
  readonly words: PaperWords
}

/** Writes a paper as a document for word processors. */
export interface PaperFilePort {
  /** A .docx with real formulas, tables and pictures. */
  write(request: PaperFileRequest, signal: AbortSignal): Promise<Blob>
}
