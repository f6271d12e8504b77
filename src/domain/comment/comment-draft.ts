import { EMPTY_TEXT, isBlank, type RichText } from '../kernel/rich-text.ts'
import type { CommentedContent } from './comment.ts'

export const MAX_COMMENT_LENGTH = 500
export const MAX_COMMENT_PICTURES = 9

/** Where a draft is written: by whom, on what, in reply to what (0 for nothing). */
export interface DraftPlace {
  readonly userId: number
  readonly content: CommentedContent
  readonly parentId: number
}

/** A comment that no server has acknowledged yet. */
export interface CommentDraft {
  readonly text: RichText
  /** 1–5 stars, 0 for none. */
  readonly score: number
  /** The same one again is the same comment again, however often it is sent. */
  readonly clientId: string
  /** It was sent and not acknowledged: with another text it would be another comment. */
  readonly tried: boolean
}

/** A comment or a reply on its way to the server. */
export interface UnsentComment {
  readonly kind: 'comment'
  readonly place: DraftPlace
  readonly draft: CommentDraft
}

export type DraftProblem = 'empty' | 'tooLong' | 'tooManyPictures'

/** What keeps a draft from being sent: 1–500 characters, or a picture (R-comment-1). */
export const problemOf = ({ text }: CommentDraft): DraftProblem | null => {
  if (isBlank(text)) return 'empty'
  if (text.length > MAX_COMMENT_LENGTH) return 'tooLong'
  return text.pictures > MAX_COMMENT_PICTURES ? 'tooManyPictures' : null
}

export const newDraft = (clientId: string): CommentDraft => ({
  text: EMPTY_TEXT,
  score: 0,
  clientId,
  tried: false,
})

/** Whether the draft is empty. */
export const isUntouched = ({ text, score }: CommentDraft): boolean => isBlank(text) && score === 0

/** `x` becomes `x-2`, `x-2` becomes `x-3`: ids of one composer, each for one thing that is sent. */
export const nextClientId = (clientId: string): string => {
  const [, stem = clientId, turn = '1'] = /^(.+)-(\d{1,6})$/.exec(clientId) ?? []
  return `${stem}-${Number(turn) + 1}`
}

/** The draft with another content; once it was tried that is another comment. */
export const rewritten = (
  draft: CommentDraft,
  change: Partial<Pick<CommentDraft, 'text' | 'score'>>,
): CommentDraft => ({
  ...draft,
  ...change,
  ...(draft.tried ? { clientId: nextClientId(draft.clientId), tried: false } : {}),
})
