import { ContainerModule } from 'inversify'
import { localStorageNoteDrafts } from '#infrastructure/playback/note-draft.local-storage.ts'
import { localStorageUnsentWritings } from '#infrastructure/writing/unsent-writing.local-storage.ts'
import { NOTE_DRAFT_STORE } from '../../playback/tokens.ts'
import { UNSENT_WRITING_STORE } from '../../writing/tokens.ts'
import { STORAGE } from './tokens.ts'

/** What this browser keeps of notes and comments; drafts of comments belong to the signed-in part. */
export const browserWriting = new ContainerModule(({ bind }) => {
  bind(NOTE_DRAFT_STORE).toResolvedValue(localStorageNoteDrafts, [STORAGE])
  bind(UNSENT_WRITING_STORE).toResolvedValue(localStorageUnsentWritings, [STORAGE])
})
