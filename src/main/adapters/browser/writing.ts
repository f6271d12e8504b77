import { ContainerModule } from 'inversify'
import { localStorageCommentDrafts } from '#infrastructure/comment/comment-draft.local-storage.ts'
import { localStorageNoteDrafts } from '#infrastructure/playback/note-draft.local-storage.ts'
import { localStorageUnsentWritings } from '#infrastructure/writing/unsent-writing.local-storage.ts'
import { COMMENT_DRAFT_STORE } from '../../comment/tokens.ts'
import { NOTE_DRAFT_STORE } from '../../playback/tokens.ts'
import { UNSENT_WRITING_STORE } from '../../writing/tokens.ts'
import { STORAGE } from './tokens.ts'

/** Browser stores for notes and comments. */
export const browserWriting = new ContainerModule(({ bind }) => {
  bind(COMMENT_DRAFT_STORE).toResolvedValue(localStorageCommentDrafts, [STORAGE])
  bind(NOTE_DRAFT_STORE).toResolvedValue(localStorageNoteDrafts, [STORAGE])
  bind(UNSENT_WRITING_STORE).toResolvedValue(localStorageUnsentWritings, [STORAGE])
})
