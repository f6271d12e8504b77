import type * as z from 'zod/mini'
import type { SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import { PUBLISHING_NOTICE } from '#contract/publishing-notice.ts'
import type { getFaults, getOwnFaults, reportQuestionFault, settleFault } from '#contract/question-fault.ts'
import type { Db } from '../../db/database.ts'
import { FAULT_STATUS, type FaultStatus } from '../../db/schema/question-fault.ts'
import { byteLength, exceedsLimit, type StorageUse } from '../../db/storage-use.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import { type PageWanted, pageDto } from '../../http/page.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Clock } from '../../runtime/clock.ts'
import { publishingNoticeRepository } from '../content/publishing-notice.repository.ts'
import type { BankService } from './bank.service.ts'
import { faultDto } from './fault.dto.ts'
import { faultRepository, type HeldFault, type Settlement, type ToldFault } from './fault.repository.ts'
import type { questionDtos } from './question-dtos.ts'

const MIN_CHARACTERS = 4

const MAX: StorageUse = { rows: 200, bytes: 256 * 1024 }
const TOO_MANY = refuse(CODE.noRoom, '你反馈的纠错还有很多没有处理，请等处理后再提交')

const NO_RIGHT = refuse(CODE.noRight, '你没有审核权限，不能处理纠错')
const NO_FAULT = refuse(CODE.notFound, '没有找到这条纠错')
const TOO_SHORT = refuse(CODE.fieldError, `请至少写 ${MIN_CHARACTERS} 个字`)
const NO_REASON = refuse(CODE.fieldError, '请写明为什么不是错误')

interface Needs {
  readonly db: Db
  readonly findOpen: BankService['findOpen']
  readonly sent: ReturnType<typeof questionDtos>
  readonly clock: Clock
}

const faster = ({ fault, settler }: ToldFault): Refusal =>
  refuse(
    CODE.conflict,
    fault.status === FAULT_STATUS.open ? '这条纠错已被重新打开' : `已由 ${settler || '别人'} 处理`,
  )

/** Errors that are reported in questions, and what becomes of them: reportfault, myfaults, faults and settlefault are ours. */
export const faultService = ({ db, findOpen, sent, clock }: Needs) => {
  const faults = faultRepository(db)

  /** As long as it is what was seen; who reported it is told, and what they were told before and have not seen is taken back. */
  const decide = (held: HeldFault, seen: FaultStatus, settlement: Settlement, deciderId: number) =>
    db.transaction(async (tx) => {
      const settled = await faultRepository(tx).settle(held.fault.id, seen, settlement)
      if (settled === null) return null
      const notices = publishingNoticeRepository(tx)
      const { contentId, fault } = held
      const { faultResolved, faultDismissed } = PUBLISHING_NOTICE
      await notices.unsay(fault.userId, contentId, [faultResolved, faultDismissed])
      const { status, reply, settledAt } = settlement
      if (settledAt !== null)
        await notices.tell([fault.userId], deciderId, {
          contentId,
          kind: status === FAULT_STATUS.resolved ? faultResolved : faultDismissed,
          reason: reply,
          at: settledAt,
        })
      return settled
    })

  return {
    /** An error in a question or in a part of one. */
    async report(
      { userId }: Viewer,
      { QuestionId, Kind, Content, ClientId }: z.output<typeof reportQuestionFault.body>,
    ): Promise<true | Refusal> {
      const found = await findOpen(QuestionId, userId)
      if (found instanceof Refusal) return found
      const body = Content.trim()
      if (body.length < MIN_CHARACTERS) return TOO_SHORT
      const clientId = ClientId
      const more = { rows: 1, bytes: byteLength(body) }
      if (exceedsLimit(await faults.open(userId), more, MAX) && !(await faults.isSent(userId, clientId)))
        return TOO_MANY
      await faults.add({ questionId: QuestionId, userId, kind: Kind, body, clientId, createdAt: clock() })
      return true
    },

    /** What one reported of a question, and what became of it. */
    async own({ userId }: Viewer, questionId: number): Promise<SentBy<typeof getOwnFaults>> {
      return (await faults.findOwn(userId, questionId)).map(faultDto)
    },

    /** For those who may review, of their schools. */
    async page(
      { userId }: Viewer,
      settled: boolean,
      wanted: PageWanted,
    ): Promise<SentBy<typeof getFaults> | Refusal> {
      if (!(await faults.mayReview(userId))) return NO_RIGHT
      const { cases, total, open } = await faults.findPage(userId, settled, wanted)
      const ids = [...new Set(cases.map(({ wholeId }) => wholeId))]
      const questions = new Map((await sent(ids, userId, true)).map((question) => [question.Id, question]))
      const items = cases.flatMap((one) => {
        const question = questions.get(one.wholeId)
        return question === undefined
          ? []
          : [{ ...faultDto(one), UserName: one.reporter, OrgName: one.school, Question: question }]
      })
      return { ...pageDto(items, total, wanted), OpenCount: open }
    },

    /** Settles an error, or opens it again, as long as it is what was seen. */
    async settle(
      { userId }: Viewer,
      { Id, SeenStatus, Status, Reply }: z.output<typeof settleFault.body>,
    ): Promise<SentBy<typeof settleFault> | Refusal> {
      const found = await faults.find(Id, userId)
      if (found === null) return NO_FAULT
      if (!found.mayReview) return NO_RIGHT
      const reply = (Reply ?? '').trim()
      if (Status === FAULT_STATUS.notAFault && reply === '') return NO_REASON
      const isOpened = Status === FAULT_STATUS.open
      const settlement = {
        status: Status as FaultStatus,
        reply: isOpened ? '' : reply,
        settledBy: isOpened ? null : userId,
        settledAt: isOpened ? null : clock(),
      }
      const settled = await decide(found, SeenStatus as FaultStatus, settlement, userId)
      const now = await faults.find(Id, userId)
      if (now === null) return NO_FAULT
      return settled === null ? faster(now) : faultDto(now)
    },
  }
}

export type FaultService = ReturnType<typeof faultService>
