import type { ModerationPort } from '#application/moderation/moderation.port.ts'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { ContentStanding } from '#domain/moderation/content-standing.ts'
import { takeDownProblemOf } from '#domain/moderation/content-standing.ts'
import { TAKEN_DOWN_PER_PAGE, type TakenDownContent } from '#domain/moderation/taken-down.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { BANK } from '../memory/content/bank.ts'
import { contentsAt } from '../memory/learning.backend.ts'
import { takenDownIn } from '../memory/moderation.backend.ts'
import { peopleOf, SCHOOLS } from '../memory/people.backend.ts'
import { OWN_RESOURCES, OWNER_ID } from '../release/release.memory.ts'

const NO_RIGHT = failed<Failure>({ kind: 'forbidden', message: '你没有下架这项内容的权限' })
const NOT_YOURS = failed<Failure>({ kind: 'forbidden', message: '只有下架它的人和平台管理员可以恢复' })
const MISSING = failed<Failure>({ kind: 'rejected', reason: 'missing', message: '没有找到这项内容' })
const WITHDRAWN = failed<Failure>({ kind: 'rejected', reason: 'conflict', message: '这项内容已经下架' })
const NOT_WITHDRAWN = failed<Failure>({ kind: 'rejected', reason: 'conflict', message: '这项内容没有下架' })
const NO_REASON = failed<Failure>({
  kind: 'rejected',
  reason: 'invalid',
  message: '请写明下架的理由，至少 4 个字，作者会看到',
})

/** In memory, all contents belong to the first school. */
export const memoryModeration = (backend: MemoryBackend, caller: Caller): ModerationPort => {
  const withdrawals = takenDownIn(backend)

  const standing = (person: CurrentUser, contentId: number, name: string): ContentStanding => {
    const it = withdrawals.get(contentId)
    return {
      contentId,
      name,
      withdrawal: it === undefined ? null : { reason: it.reason, userName: it.userName, at: it.at },
      canTakeDown: it === undefined,
      canRestore: it !== undefined && (it.userId === person.id || isPlatform(person)),
    }
  }
  const isPlatform = ({ id }: CurrentUser): boolean =>
    peopleOf(backend).find((one) => one.id === id)?.platformRight === 'administrator'

  const looksAfter = (person: CurrentUser): boolean => {
    const school = peopleOf(backend)
      .find(({ id }) => id === person.id)
      ?.schools.find(({ id }) => id === SCHOOLS[0]?.id)
    return isPlatform(person) || school?.administer === true || school?.review === true
  }

  const ask = (
    call: string,
    contentId: number,
    signal: AbortSignal,
    answer: (person: CurrentUser) => Result<true, Failure>,
  ) =>
    backend.request<ContentStanding>({
      call: `moderation.${call}`,
      access: 'session',
      caller,
      signal,
      answer: (person) => {
        const all = [...contentsAt(backend.now()), ...BANK.map(({ card }) => card)]
        const card = all.find(({ id }) => id === contentId)
        if (card === undefined) return MISSING
        if (!looksAfter(person)) {
          const it = withdrawals.get(contentId)
          const isMaker = person.id === OWNER_ID && OWN_RESOURCES.some(({ id }) => id === contentId)
          if (call !== 'standing' || !isMaker || it === undefined) return NO_RIGHT
          return success({ ...standing(person, contentId, card.name), canRestore: false })
        }
        const done = answer(person)
        return done.ok ? success(standing(person, contentId, card.name)) : done
      },
    })

  return {
    standing: (contentId, signal) => ask('standing', contentId, signal, () => success(true)),

    takenDown: ({ mine, page }, signal) =>
      backend.request({
        call: 'moderation.takenDown',
        access: 'session',
        caller,
        signal,
        answer: (person) => {
          if (!looksAfter(person)) return NO_RIGHT
          const all = [...contentsAt(backend.now()), ...BANK.map(({ card }) => card)]
          const items = [...withdrawals]
            .filter(([, { userId }]) => !mine || userId === person.id)
            .toSorted(([, one], [, other]) => other.at.localeCompare(one.at))
            .map(([id, { reason, userName, at, userId }]): TakenDownContent => {
              const card = all.find((one) => one.id === id)
              return {
                id,
                type: card?.type ?? CONTENT_TYPE.resource,
                name: card?.name ?? '',
                schoolName: SCHOOLS[0]?.name ?? '',
                teacherName: card?.teacherName ?? '',
                reason,
                userName,
                at,
                bar: userId === person.id || isPlatform(person) ? 'none' : 'another',
              }
            })
          const from = (page - 1) * TAKEN_DOWN_PER_PAGE
          return success({
            index: page,
            size: TAKEN_DOWN_PER_PAGE,
            total: items.length,
            items: items.slice(from, from + TAKEN_DOWN_PER_PAGE),
          })
        },
      }),

    takeDown: ({ contentId, reason }, signal) =>
      ask('takeDown', contentId, signal, ({ id, name }) => {
        if (takeDownProblemOf(reason) !== null) return NO_REASON
        if (withdrawals.has(contentId)) return WITHDRAWN
        const at = new Date(backend.now()).toISOString()
        withdrawals.set(contentId, { reason: reason.trim(), userName: name, at, userId: id })
        return success(true)
      }),

    restore: (contentId, signal) =>
      ask('restore', contentId, signal, (person) => {
        const it = withdrawals.get(contentId)
        if (it === undefined) return NOT_WITHDRAWN
        if (it.userId !== person.id && !isPlatform(person)) return NOT_YOURS
        withdrawals.delete(contentId)
        return success(true)
      }),
  }
}
