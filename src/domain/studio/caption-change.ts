import {
  type CaptionLine,
  type LineChange,
  lineAdded,
  lineChanged,
  lineMerged,
  lineRemoved,
  lineSplit,
  linesShifted,
} from './caption-line.ts'

/** One change of caption lines. Times in seconds; `at` is an index in the text. */
export type CaptionChange =
  | { readonly kind: 'set'; readonly id: number; readonly change: LineChange }
  | { readonly kind: 'add'; readonly second: number }
  | { readonly kind: 'remove'; readonly id: number }
  | { readonly kind: 'split'; readonly id: number; readonly at: number }
  | { readonly kind: 'merge'; readonly id: number }
  | { readonly kind: 'shift'; readonly seconds: number }

type Lines = readonly CaptionLine[]

/** Caption lines with their undo and redo history. */
export interface CaptionSheet {
  readonly lines: Lines
  readonly undo: readonly Lines[]
  readonly redo: readonly Lines[]
  /** The line that was typed in last, so that continuous typing is one undo step; 0 for none. */
  readonly typedId: number
}

const MOST_STEPS = 100

export const sheetOf = (lines: Lines): CaptionSheet => ({ lines, undo: [], redo: [], typedId: 0 })

const linesAfter = (lines: Lines, change: CaptionChange): Lines => {
  switch (change.kind) {
    case 'set':
      return lineChanged(lines, change.id, change.change)
    case 'add':
      return lineAdded(lines, change.second)
    case 'remove':
      return lineRemoved(lines, change.id)
    case 'split':
      return lineSplit(lines, change.id, change.at)
    case 'merge':
      return lineMerged(lines, change.id)
    case 'shift':
      return linesShifted(lines, change.seconds)
  }
}

/** Replaces the lines, as a step that can be undone. */
export const replaced = (sheet: CaptionSheet, lines: Lines, typedId = 0): CaptionSheet => {
  if (lines === sheet.lines) return sheet
  const isSameStep = typedId !== 0 && typedId === sheet.typedId
  const undo = isSameStep ? sheet.undo : [...sheet.undo, sheet.lines].slice(-MOST_STEPS)
  return { lines, undo, redo: [], typedId }
}

export const withChange = (sheet: CaptionSheet, change: CaptionChange): CaptionSheet => {
  const isTyping = change.kind === 'set' && change.change.text !== undefined
  return replaced(sheet, linesAfter(sheet.lines, change), isTyping ? change.id : 0)
}

export const stepBack = (sheet: CaptionSheet): CaptionSheet => {
  const lines = sheet.undo.at(-1)
  if (lines === undefined) return sheet
  return { lines, undo: sheet.undo.slice(0, -1), redo: [...sheet.redo, sheet.lines], typedId: 0 }
}

export const stepForth = (sheet: CaptionSheet): CaptionSheet => {
  const lines = sheet.redo.at(-1)
  if (lines === undefined) return sheet
  return { lines, undo: [...sheet.undo, sheet.lines], redo: sheet.redo.slice(0, -1), typedId: 0 }
}
