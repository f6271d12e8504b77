import type { QuestionContent } from '../questions/types.ts'

/** By the key of the live course, for each session in order: what it puts to all who watch. */
export type LiveQuestions = Readonly<Record<string, readonly (readonly QuestionContent[])[]>>
