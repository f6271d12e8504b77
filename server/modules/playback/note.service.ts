import type * as z from 'zod/mini'
import type { Sent, SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import type { deleteNote, getNotes, lessonNote, saveNote } from '#contract/note.ts'
import { byteLength, exceedsLimit, type StorageUse } from '../../db/storage-use.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { FindSection } from '../course/section-access.ts'
import type { NoteRepository, NoteRow } from './note.repository.ts'

const noteDto = (row: NoteRow): Sent<z.output<typeof lessonNote>> => ({
  Id: row.id,
  SectionId: row.sectionId,
  Second: row.second,
  Content: row.body,
  ClientId: row.clientId,
  CreateTime: row.createdAt.toISOString(),
  UpdateTime: row.updatedAt.toISOString(),
})

const MAX: StorageUse = { rows: 10_000, bytes: 8 * 1024 * 1024 }
const TOO_MANY = refuse(CODE.noRoom, '你的笔记太多了，请先删除不用的笔记')

interface Needs {
  readonly notes: NoteRepository
  readonly findSection: FindSection
  readonly clock: Clock
}

/** A learner's own notes (docs/decisions/0067): they stay readable when the course is withdrawn. */
export const noteService = ({ notes, findSection, clock }: Needs) => {
  const add = async (
    userId: number,
    { SectionId, Second, ClientId }: z.output<typeof saveNote.body>,
    body: string,
  ): Promise<NoteRow | Refusal> => {
    const before = await notes.findSent(userId, ClientId)
    if (before) return before
    const found = await findSection({ id: SectionId, type: 0 }, userId)
    if (found instanceof Refusal) return found
    if (exceedsLimit(await notes.kept(userId), { rows: 1, bytes: byteLength(body) }, MAX)) return TOO_MANY
    const now = clock()
    const row = { userId, sectionId: SectionId, second: Second, body, clientId: ClientId }
    const made = await notes.add({ ...row, createdAt: now, updatedAt: now })
    return made ?? (await notes.findSent(userId, ClientId)) ?? refuse(CODE.notFound, '这条笔记已经不在了')
  }

  return {
    async list({ userId }: Viewer, sectionId: number): Promise<SentBy<typeof getNotes>> {
      return (await notes.find(userId, sectionId)).map(noteDto)
    },

    /** Writes a note once for each client id, or changes one; 404 for another's, 400 for one that says nothing. */
    async save(
      { userId }: Viewer,
      asked: z.output<typeof saveNote.body>,
    ): Promise<SentBy<typeof saveNote> | Refusal> {
      const body = asked.Content.trim()
      if (body === '') return refuse(CODE.fieldError, '笔记不能为空')
      if (asked.Id === 0) {
        const row = await add(userId, asked, body)
        return row instanceof Refusal ? row : noteDto(row)
      }
      const changed = await notes.change(userId, asked.Id, { second: asked.Second, body, updatedAt: clock() })
      return changed ? noteDto(changed) : refuse(CODE.notFound, '这条笔记已经不在了')
    },

    async remove({ userId }: Viewer, id: number): Promise<SentBy<typeof deleteNote>> {
      await notes.remove(userId, id)
      return true
    },
  }
}

export type NoteService = ReturnType<typeof noteService>
