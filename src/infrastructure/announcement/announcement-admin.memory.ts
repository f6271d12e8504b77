import type { AnnouncementAdminPort } from '#application/announcement/announcement-admin.port.ts'
import type { SavedAnnouncement } from '#domain/announcement/announcement-admin.setup.ts'
import { canAct } from '#domain/announcement/announcement-life.machine.ts'
import { READERS_PAGE_SIZE } from '#domain/announcement/announcement-readers.machine.ts'
import {
  announcementFault,
  MANAGED_ANNOUNCEMENTS_PAGE_SIZE,
  type SeenAnnouncement,
} from '#domain/announcement/managed-announcement.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { announcementsOf, type MemoryAnnouncement } from '../memory/announcement.backend.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { peopleOf } from '../memory/people.backend.ts'
import { forbidden, type Scope, scopeOf } from '../people/people-scope.memory.ts'

const rejected = (reason: 'missing' | 'conflict' | 'invalid', message: string) =>
  failed({ kind: 'rejected', reason, message } as const)

const MISSING = rejected('missing', '没有找到这条通知，可能已被删除')
const DONE = success(true as const)

/** Notices of the demonstration, for administrators. */
export const memoryAnnouncementAdmin = (backend: MemoryBackend, caller: Caller): AnnouncementAdminPort => {
  const ask = <T>(call: string, signal: AbortSignal, answer: (scope: Scope) => Result<T, Failure>) =>
    backend.request({
      call: `announcementAdmin.${call}`,
      access: 'session',
      caller,
      signal,
      answer: ({ id }) => {
        const scope = scopeOf(backend, id)
        return scope === null ? forbidden('你没有发布通知的权限') : answer(scope)
      },
    })
  const notices = () => announcementsOf(backend)
  const now = () => new Date(backend.now()).toISOString()
  const isTheirs = ({ platform, ids }: Scope, { organisationId }: MemoryAnnouncement) =>
    platform || ids.includes(organisationId)
  const audienceOf = (organisationId: number) =>
    peopleOf(backend).filter(
      ({ disabled, schools }) =>
        !disabled && (organisationId === 0 || schools.some(({ id }) => id === organisationId)),
    )
  const schoolOf = ({ schools }: Scope, id: number) => schools.find((it) => it.id === id)?.name ?? ''
  const seenIn = (scope: Scope, { id, rowVersion }: SeenAnnouncement) => {
    const found = notices().find((it) => it.id === id)
    if (found === undefined || !isTheirs(scope, found)) return MISSING
    return found.rowVersion === rowVersion ? success(found) : rejected('conflict', '这条通知刚刚被别人修改过')
  }
  const put = (before: MemoryAnnouncement, change: Partial<MemoryAnnouncement>) => {
    notices()[notices().indexOf(before)] = { ...before, ...change, rowVersion: before.rowVersion + 1 }
  }
  const save = (scope: Scope, { form, publish }: SavedAnnouncement): Result<true, Failure> => {
    const { id, organisationId, title, text, from, to, onTop } = form
    const there = notices().find((it) => it.id === id)
    const saving = { publish, now: backend.now(), there }
    const fault = announcementFault(form, scope, saving)
    if (fault === 'school') return forbidden('你不能给这所学校发通知')
    if (fault !== null) return rejected('invalid', '通知填写不正确')
    const fields = { organisationId, title, html: text.html, from, to, onTop }
    if (id === 0) {
      const made = {
        ...fields,
        id: Math.max(...notices().map((it) => it.id)) + 1,
        rowVersion: 1,
        author: scope.by.name,
        status: publish ? ('published' as const) : ('draft' as const),
        publishedAt: from === '' ? now() : from,
        readBy: new Map<number, string>(),
      }
      notices().push(made)
      return DONE
    }
    const found = seenIn(scope, form)
    if (!found.ok) return found
    const { status } = found.value
    if (found.value.organisationId !== organisationId) {
      if (status !== 'draft') return rejected('invalid', '发布过的通知不能换接收的人')
      if (announcementFault({ ...form, id: 0 }, scope, saving) === 'school')
        return forbidden('你不能给这所学校发通知')
    }
    const isThere = status === 'published' && found.value.from === ''
    const publishedAt = from !== '' ? from : isThere ? found.value.publishedAt : now()
    put(found.value, { ...fields, publishedAt, status: publish ? 'published' : status })
    return DONE
  }
  return {
    announcements: (index, signal) =>
      ask('announcements', signal, (scope) => {
        const size = MANAGED_ANNOUNCEMENTS_PAGE_SIZE
        const all = notices()
          .filter((it) => isTheirs(scope, it))
          .sort((one, other) => other.id - one.id)
        const items = all
          .slice((index - 1) * size, index * size)
          .map(({ publishedAt: _, readBy, ...notice }) => {
            const audience = audienceOf(notice.organisationId)
            return {
              ...notice,
              school: schoolOf(scope, notice.organisationId),
              audience: audience.length,
              readers: audience.filter(({ id }) => readBy.has(id)).length,
            }
          })
        return success({ index, size, total: all.length, items })
      }),

    save: (saved, signal) => ask('save', signal, (scope) => save(scope, saved)),

    withdraw: (seen, signal) =>
      ask('withdraw', signal, (scope) => {
        const found = seenIn(scope, seen)
        if (!found.ok) return found
        if (!canAct(found.value.status, 'withdraw'))
          return rejected('conflict', '这条通知没有在发布，不用撤回')
        put(found.value, { status: 'withdrawn' })
        return DONE
      }),

    remove: (seen, signal) =>
      ask('remove', signal, (scope) => {
        const found = seenIn(scope, seen)
        if (!found.ok) return found
        if (!canAct(found.value.status, 'remove')) return rejected('conflict', '这条通知还在发布，请先撤回')
        notices().splice(notices().indexOf(found.value), 1)
        return DONE
      }),

    readers: ({ noticeId, read, page: index }, signal) =>
      ask('readers', signal, (scope) => {
        const found = notices().find((it) => it.id === noticeId)
        if (found === undefined || !isTheirs(scope, found)) return MISSING
        const all = audienceOf(found.organisationId)
          .filter(({ id }) => found.readBy.has(id) === read)
          .map((person) => ({
            id: person.id,
            name: person.name,
            schools: person.schools
              .filter(({ id }) => scope.ids.includes(id))
              .map(({ name }) => name)
              .join('、'),
            readAt: found.readBy.get(person.id) ?? '',
          }))
          .sort((one, other) =>
            read ? other.readAt.localeCompare(one.readAt) : one.name.localeCompare(other.name),
          )
        const size = READERS_PAGE_SIZE
        return success({
          index,
          size,
          total: all.length,
          items: all.slice((index - 1) * size, index * size),
        })
      }),
  }
}
