import * as z from 'zod/mini'
import { amount, flag, id, mayBeNone, optional, text } from './shape.ts'

/** The field of the multipart body that holds the user's corrections, as JSON: `importCorrections`. */
export const CORRECTIONS_FIELD = 'corrections'

/** Bytes that it may have. */
export const MAX_CORRECTION_BYTES = 4 * 1024 * 1024

/** What of a written answer gets points: 得分点. */
export const scoringPoint = z.object({ Text: text, Points: amount })

/**
 * A question of a file, or a part of one, as it can be put right. Texts are lines of plain text with formulas between \( \) and
 * <sub>, <sup>, <u>, <strong>, <em>; [图1], [表1], [列表1] stand for what the file has there. Kind is the QuestionType. Answers: of
 * options and of a judgement (A right, B wrong) one list of keys, of blanks the right forms of each, of an essay the reference.
 */
export const editedPart = z.object({
  Kind: id,
  Stem: text,
  Options: optional(z.array(z.string())),
  Answers: optional(z.array(z.array(z.string()))),
  AnyOrder: flag,
  Analysis: text,
  /** Of an essay: 得分点, in order. */
  Rubric: optional(z.array(scoringPoint)),
  /** Null when the user has not said. */
  Points: mayBeNone(z.number()),
})

/** Level 17–21, 0 for none; Chapter and Knowledge are names of the curriculum, '' for the place that is chosen for the file. */
export const editedQuestion = z.object({
  ...editedPart.shape,
  Level: optional(id),
  Chapter: text,
  Knowledge: text,
  Parts: optional(z.array(editedPart)),
})

/** By the number of an item, from 1: to be left out, or as it should be. */
export const importCorrections = z.array(
  z.object({ Item: id, Leave: flag, Question: optional(editedQuestion) }),
)
