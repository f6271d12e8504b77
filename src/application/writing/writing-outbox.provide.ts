import type { ActorRefFrom } from 'xstate'
import type { CommentDraft, UnsentComment } from '#domain/comment/comment-draft.ts'
import { type Failure, isRejectedAs } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { retryabilityOf } from '#domain/kernel/retry.ts'
import { type NoteDraft, noteOf, type UnsentNote } from '#domain/playback/note-draft.ts'
import type { UnsentWriting, Written } from '#domain/writing/unsent-writing.ts'
import { writingOutboxMachine } from '#domain/writing/writing-outbox.machine.ts'
import type { CommentPort } from '../comment/comment.port.ts'
import type { CommentDraftStore, MakeClientId } from '../comment/comment-draft.port.ts'
import { forgetDraft } from '../kernel/draft-at-desk.ts'
import { type OutboxPorts, provideOutbox } from '../kernel/outbox.provide.ts'
import type { NotePort } from '../playback/note.port.ts'
import type { NoteDraftStore } from '../playback/note-draft.port.ts'
import type { UnsentWritingStore } from './unsent-writing.port.ts'

export type WritingOutbox = ActorRefFrom<typeof writingOutboxMachine>

export interface WritingOutboxPorts extends Omit<OutboxPorts<UnsentWriting, Written>, 'send'> {
  /** Loaded with the first note to be sent. */
  readonly notes: () => Promise<Pick<NotePort, 'save'>>
  /** Loaded with the first comment to be sent. */
  readonly comments: () => Promise<Pick<CommentPort, 'add'>>
  readonly noteDrafts: NoteDraftStore
  readonly commentDrafts: CommentDraftStore
  readonly makeClientId: MakeClientId
}

/** Whether a draft is already in the outbox, so that its text is stored there. */
export const isUnsent = async (
  store: UnsentWritingStore,
  userId: number,
  { clientId }: { readonly clientId: string },
): Promise<boolean> => (await store.read(userId)).some(({ draft }) => draft.clientId === clientId)

/**
 * Treats a refusal without a known reason as permanent: text that its writer can see is safer than text in a
 * queue.
 */
const spoken = <T>(result: Result<T, Failure>): Result<T, Failure> =>
  !result.ok && result.failure.kind === 'rejected' && result.failure.reason === 'refused'
    ? failed({ ...result.failure, reason: 'invalid' })
    : result

/** Appends refused text to the text written meanwhile. */
const noteBehind = (written: NoteDraft, back: NoteDraft): NoteDraft => ({
  ...written,
  text: `${written.text}\n${back.text}`,
})

const commentBehind = ({ text, ...written }: CommentDraft, back: CommentDraft): CommentDraft => ({
  ...written,
  text: {
    html: `${text.html}${back.text.html}`,
    length: text.length + back.text.length,
    pictures: text.pictures + back.text.pictures,
  },
})

/**
 * The outbox of notes and comments, bound to ports: drafts of acknowledged items are deleted, permanently
 * refused items become drafts again. R-writing-1.
 */
export const provideWritingOutbox = ({
  notes,
  comments,
  noteDrafts,
  commentDrafts,
  makeClientId,
  ...ports
}: WritingOutboxPorts) => {
  const giveNoteBack = async ({ place, draft }: UnsentNote, failure: Failure): Promise<void> => {
    const there = noteDrafts.read(place)
    if (there?.clientId === draft.clientId || !(await isUnsent(ports.store, place.userId, draft))) return
    // The note no longer exists: the text becomes a new note.
    const isNew = draft.noteId === 0 || isRejectedAs(failure, 'missing', 'withdrawn')
    const back = isNew ? { ...draft, noteId: 0, clientId: makeClientId() } : draft
    const isKept = there === null || (await isUnsent(ports.store, place.userId, there))
    noteDrafts.keep(place, isKept ? back : noteBehind(there, back))
  }

  const giveCommentBack = async ({ place, draft }: UnsentComment, failure: Failure): Promise<void> => {
    if (commentDrafts.read(place)?.clientId === draft.clientId) return
    // Another tab that sent the same item has restored the draft already.
    if (!(await isUnsent(ports.store, place.userId, draft))) return
    // The parent comment no longer exists, and with it the place to reply: the text becomes a top-level
    // comment.
    const to = isRejectedAs(failure, 'missing', 'withdrawn') ? { ...place, parentId: 0 } : place
    const there = commentDrafts.read(to)
    const back = { ...draft, clientId: makeClientId(), tried: false }
    const isKept = there === null || (await isUnsent(ports.store, to.userId, there))
    commentDrafts.keep(to, isKept ? back : commentBehind(there, back))
  }

  const sendNote = async (writing: UnsentNote, signal: AbortSignal): Promise<Result<Written, Failure>> => {
    const { place, draft } = writing
    const saved = spoken(await (await notes()).save(noteOf(place, draft), signal))
    if (saved.ok) {
      forgetDraft(noteDrafts, place, draft)
      return success({ kind: 'note', note: saved.value })
    }
    if (retryabilityOf(saved.failure) === 'permanent') await giveNoteBack(writing, saved.failure)
    return saved
  }

  const sendComment = async (
    writing: UnsentComment,
    signal: AbortSignal,
  ): Promise<Result<Written, Failure>> => {
    const { place, draft } = writing
    const added = spoken(await (await comments()).add({ place, draft }, signal))
    if (added.ok) {
      forgetDraft(commentDrafts, place, draft)
      return success({ kind: 'comment', comment: added.value })
    }
    if (retryabilityOf(added.failure) === 'permanent') await giveCommentBack(writing, added.failure)
    return added
  }

  return provideOutbox(writingOutboxMachine, {
    ...ports,
    send: (writing, signal) =>
      writing.kind === 'note' ? sendNote(writing, signal) : sendComment(writing, signal),
  })
}
