import type { CommentReportPort } from '#application/comment/comment-report.port.ts'
import { REPORTS_PER_PAGE, type ReportedComment, type ReportsShown } from '#domain/comment/comment-report.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { allComments, changeComment, type KeptComment, stateOfKept } from '../memory/comment.backend.ts'
import { contentAt } from '../memory/learning.backend.ts'
import { peopleOf, SCHOOLS } from '../memory/people.backend.ts'

const NO_RIGHT = failed<Failure>({ kind: 'forbidden', message: '你没有管理人员的权限' })
const OWN = failed<Failure>({ kind: 'forbidden', message: '不能处理自己写的评论，请由其他管理员处理' })
const MISSING = failed<Failure>({ kind: 'rejected', reason: 'missing', message: '这条评论已经不在了' })
const FASTER = failed<Failure>({ kind: 'rejected', reason: 'conflict', message: '这条评论刚刚已由别人处理' })
const NO_REASON = failed<Failure>({
  kind: 'rejected',
  reason: 'invalid',
  message: '请写明隐藏的原因，写评论的人会看到',
})

/** What was said against a comment, of those that are shown. */
const saidAgainst = ({ reports }: KeptComment, shown: ReportsShown) =>
  reports.filter(({ decision }) =>
    shown === 'open' ? decision === null : decision?.verdict === (shown === 'hidden' ? 'hide' : 'keep'),
  )

/** Every content of the demonstration without a server is of its first school. */
export const memoryCommentReports = (backend: MemoryBackend, caller: Caller): CommentReportPort => {
  const ask = <T>(call: string, signal: AbortSignal, answer: (person: CurrentUser) => Result<T, Failure>) =>
    backend.request({
      call: `commentReports.${call}`,
      access: 'session',
      caller,
      signal,
      answer: (person) => {
        const by = peopleOf(backend).find(({ id }) => id === person.id)
        const isAdministrator =
          by?.platformRight === 'administrator' || by?.schools.some(({ administer }) => administer) === true
        return isAdministrator ? answer(person) : NO_RIGHT
      },
    })

  const listed = (it: KeptComment, shown: ReportsShown, reader: CurrentUser): ReportedComment => {
    const reports = saidAgainst(it, shown)
    const decision = reports.at(-1)?.decision ?? null
    const { id, type } = it.content
    return {
      id: it.id,
      html: it.html,
      writerName: it.author.name,
      createTime: it.createTime,
      mine: it.author.id === reader.id,
      state: stateOfKept(it),
      content: { id, type, name: contentAt(backend.now(), id, type)?.name ?? '' },
      schoolName: SCHOOLS[0]?.name ?? '',
      reports: reports.map(({ category, words, reporterName, createTime }) => ({
        category,
        words,
        reporterName,
        createTime,
      })),
      decision:
        decision === null
          ? null
          : { deciderName: decision.deciderName, time: decision.time, reason: decision.reason },
    }
  }

  return {
    reports: ({ shown, page }, signal) =>
      ask('reports', signal, (person) => {
        const firstOf = (it: KeptComment) => saidAgainst(it, shown)[0]
        const orderOf = (it: KeptComment) =>
          shown === 'open' ? (firstOf(it)?.createTime ?? '') : (firstOf(it)?.decision?.time ?? '')
        const turn = shown === 'open' ? 1 : -1
        const found = allComments(backend)
          .filter((it) => firstOf(it) !== undefined)
          .toSorted((one, other) => turn * (orderOf(one).localeCompare(orderOf(other)) || one.id - other.id))
        const items = found
          .slice((page - 1) * REPORTS_PER_PAGE, page * REPORTS_PER_PAGE)
          .map((it) => listed(it, shown, person))
        return success({ index: page, size: REPORTS_PER_PAGE, total: found.length, items })
      }),

    decide: ({ commentId, verdict, reason }, signal) =>
      ask('decide', signal, (person) => {
        const it = allComments(backend).find(({ id }) => id === commentId)
        if (it === undefined) return MISSING
        if (it.author.id === person.id) return OWN
        const time = new Date(backend.now()).toISOString()
        const isAbout = (report: KeptComment['reports'][number]) =>
          verdict === 'show' ? report.decision?.verdict === 'hide' : report.decision === null
        if (verdict === 'show' ? !it.hidden : !it.reports.some(isAbout)) return FASTER
        if (verdict === 'hide' && reason === '') return NO_REASON
        const outcome = verdict === 'hide' ? 'hide' : 'keep'
        const decision = { verdict: outcome, deciderName: person.name, time, reason } as const
        const reports = it.reports.map((report) => (isAbout(report) ? { ...report, decision } : report))
        const isHidden = verdict === 'hide' || (verdict === 'keep' && it.hidden)
        changeComment(backend, commentId, { reports, hidden: isHidden, hideReason: isHidden ? reason : '' })
        return success(true)
      }),
  }
}
