import { shapedAs } from '#domain/kernel/form-shape.ts'
import { type ChosenFile, MAX_CHOSEN_FILE_BYTES } from '#domain/session/chosen-file.ts'
import type { ChosenFileStore } from './chosen-file.port.ts'
import type { FormDraftStore } from './form-draft.port.ts'
import type { SessionStore } from './session-store.port.ts'

/** A form in which a file is chosen; the name is its place among the drafts of forms. */
export type FileForm = 'file/banner' | 'file/questions' | 'file/roster' | `file/tree/${string}/${number}`

/** The stored file of a form, with further values of the form. */
export interface RecalledFile {
  readonly file: ChosenFile
  readonly said: unknown
}

/**
 * Stores files chosen in forms through a reload and an expiry, per user, until they are processed or
 * discarded. R-session-19.
 */
export interface ChosenFiles {
  /** Null if the form has no stored file. */
  readonly recall: (form: FileForm) => Promise<RecalledFile | null>
  /**
   * Replaces the stored file; `said` are further values as plain JSON. A file that is too large is not
   * stored.
   */
  readonly keep: (form: FileForm, file: ChosenFile, said?: unknown) => void
  /** Replaces the further values of the stored file. */
  readonly say: (form: FileForm, said: unknown) => void
  readonly forget: (form: FileForm) => void
}

/** The draft of a form with a stored file. */
interface FileDraft {
  readonly id: string
  readonly name: string
}

const isFileDraft = shapedAs<FileDraft>({ id: '', name: '' })

interface ChosenFilesNeeds {
  readonly drafts: FormDraftStore
  readonly files: ChosenFileStore
  readonly session: Pick<SessionStore, 'user'>
  readonly makeId: () => string
}

export const chosenFiles = ({ drafts, files, session, makeId }: ChosenFilesNeeds): ChosenFiles => {
  const placeOf = (form: FileForm) => ({ userId: session.user()?.id ?? 0, form })
  const draftAt = (form: FileForm): (FileDraft & { readonly said?: unknown }) | null => {
    const kept = drafts.read(placeOf(form))
    return isFileDraft(kept) ? kept : null
  }
  const forget = (form: FileForm) => {
    const { userId } = placeOf(form)
    const draft = draftAt(form)
    if (draft === null) return
    drafts.forget(placeOf(form))
    void files.forget({ userId, id: draft.id })
  }
  return {
    recall: async (form) => {
      const { userId } = placeOf(form)
      const draft = draftAt(form)
      if (draft === null) return null
      const content = await files.read({ userId, id: draft.id })
      return content === null ? null : { file: { name: draft.name, content }, said: draft.said ?? null }
    },
    keep: (form, { name, content }, said = null) => {
      forget(form)
      const { userId } = placeOf(form)
      if (userId === 0 || content.size > MAX_CHOSEN_FILE_BYTES) return
      const id = makeId()
      drafts.keep(placeOf(form), { id, name, said })
      void files.keep({ userId, id }, content)
    },
    say: (form, said) => {
      const draft = draftAt(form)
      if (draft !== null) drafts.keep(placeOf(form), { ...draft, said })
    },
    forget,
  }
}
