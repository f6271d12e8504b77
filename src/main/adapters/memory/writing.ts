import { ContainerModule } from 'inversify'
import { memoryCommentDrafts } from '#infrastructure/comment/comment-draft.memory.ts'
import { memoryNoteDrafts } from '#infrastructure/playback/note-draft.memory.ts'
import { memoryUnsentWritings } from '#infrastructure/writing/unsent-writing.memory.ts'
import { COMMENT_DRAFT_STORE } from '../../comment/tokens.ts'
import { NOTE_DRAFT_STORE } from '../../playback/tokens.ts'
import { UNSENT_WRITING_STORE } from '../../writing/tokens.ts'
import { BROWSER } from './tokens.ts'

/** Stores of notes and comments, in memory. */
export const memoryWriting = new ContainerModule(({ bind }) => {
  bind(COMMENT_DRAFT_STORE).toResolvedValue(memoryCommentDrafts, [BROWSER])
  bind(NOTE_DRAFT_STORE).toResolvedValue(memoryNoteDrafts, [BROWSER])
  bind(UNSENT_WRITING_STORE).toResolvedValue(memoryUnsentWritings, [BROWSER])
})
