import type { AuditLogPort } from '#application/people/audit-log.port.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { AUDIT_PAGE_SIZE, type AuditLine, type AuditQuery } from '#domain/people/audit-log.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { allComments } from '../memory/comment.backend.ts'
import { peopleOf, SCHOOLS } from '../memory/people.backend.ts'

const NO_RIGHT = failed<Failure>({ kind: 'forbidden', message: '你没有管理人员的权限' })

const isWithin = (text: string, word: string, separator: string): boolean =>
  word === '' || text === word || text.startsWith(`${word}${separator}`)

const dayOf = (time: string): string => {
  const at = new Date(time)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

const isWanted = ({ act, who, thing, from, to }: AuditQuery) => {
  const isOfDay = (day: string) => (from === '' || day >= from) && (to === '' || day <= to)
  return (line: AuditLine): boolean =>
    isWithin(line.act, act, '.') &&
    isWithin(line.thing, thing, ':') &&
    line.userName.includes(who) &&
    isOfDay(dayOf(line.time))
}

/** Without a server only what became of comments is noted: who reported one, and what was decided. */
export const memoryAuditLog = (backend: MemoryBackend, caller: Caller): AuditLogPort => {
  const lines = (): readonly AuditLine[] =>
    allComments(backend)
      .flatMap(({ id, reports }) =>
        reports.flatMap(({ reporterName, createTime, decision }) => {
          const line = { schoolName: SCHOOLS[0]?.name ?? '', thing: `comment:${id}`, thingName: '' }
          const reported = {
            ...line,
            act: 'comment.report',
            userName: reporterName,
            time: createTime,
            detail: '',
          }
          if (decision === null) return [reported]
          const { verdict, deciderName, time, reason } = decision
          const detail = reason === '' ? '' : `reason: ${reason}`
          return [reported, { ...line, act: `comment.${verdict}`, userName: deciderName, time, detail }]
        }),
      )
      .toSorted((one, other) => other.time.localeCompare(one.time))
      .map((line, index) => ({ ...line, id: index + 1 }))

  const ask = <T>(call: string, signal: AbortSignal, answer: () => Result<T, Failure>) =>
    backend.request({
      call: `auditLog.${call}`,
      access: 'session',
      caller,
      signal,
      answer: ({ id }) => {
        const by = peopleOf(backend).find((it) => it.id === id)
        const isAdministrator =
          by?.platformRight === 'administrator' || by?.schools.some(({ administer }) => administer) === true
        return isAdministrator ? answer() : NO_RIGHT
      },
    })

  return {
    lines: (query, signal) =>
      ask('lines', signal, () => {
        const found = lines().filter(isWanted(query))
        const items = found.slice((query.page - 1) * AUDIT_PAGE_SIZE, query.page * AUDIT_PAGE_SIZE)
        return success({ index: query.page, size: AUDIT_PAGE_SIZE, total: found.length, items })
      }),

    allLines: (query, signal) => ask('allLines', signal, () => success(lines().filter(isWanted(query)))),
  }
}
