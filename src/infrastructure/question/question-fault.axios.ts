import type * as z from 'zod/mini'
import type { QuestionFaultPort } from '#application/question/question-fault.port.ts'
import {
  FAULT_STATUS,
  type faultCase,
  getFaults,
  getOwnFaults,
  type ownFault,
  reportQuestionFault,
  settleFault,
} from '#contract/question-fault.ts'
import { success } from '#domain/kernel/result.ts'
import { FAULT_KINDS } from '#domain/question/question-fault.ts'
import {
  FAULT_PAGE_SIZE,
  type FaultCase,
  type FaultVerdict,
  type ReportedFault,
} from '#domain/question/reported-fault.ts'
import type { Http } from '../http/http.ts'
import { pageOf } from '../http/page.mapper.ts'
import { amountOf, textOf, timeOf } from '../http/wire-values.ts'
import { questionOf } from './question.mapper.ts'

const VERDICTS: Readonly<Record<number, FaultVerdict>> = {
  [FAULT_STATUS.resolved]: 'resolved',
  [FAULT_STATUS.notAFault]: 'notAFault',
}

export const faultOf = (wire: z.output<typeof ownFault>): ReportedFault => {
  const verdict = VERDICTS[amountOf(wire.Status)]
  return {
    id: wire.Id,
    kind: FAULT_KINDS[amountOf(wire.Kind) - 1] ?? 'other',
    content: textOf(wire.Content),
    reportedAt: timeOf(wire.CreateTime),
    settlement:
      verdict === undefined
        ? null
        : {
            verdict,
            reply: textOf(wire.Reply),
            by: textOf(wire.VerifyUserName),
            at: timeOf(wire.VerifyTime),
          },
  }
}

const caseOf = (wire: z.output<typeof faultCase>): FaultCase => ({
  ...faultOf(wire),
  question: questionOf(wire.Question),
  reporter: textOf(wire.UserName),
  school: textOf(wire.OrgName),
})

/** Ours: reportfault, myfaults, faults, settlefault. */
export const axiosQuestionFaults = (http: Http): QuestionFaultPort => ({
  report: async ({ questionId, kind, content, clientId }, signal) => {
    const body = {
      QuestionId: questionId,
      Kind: FAULT_KINDS.indexOf(kind) + 1,
      Content: content,
      ClientId: clientId,
    }
    const sent = await http.call(reportQuestionFault, { body }, signal)
    return sent.ok ? success(true as const) : sent
  },

  own: async (questionId, signal) => {
    const read = await http.call(getOwnFaults, { query: { QuestionId: questionId } }, signal)
    return read.ok ? success(read.value.map(faultOf)) : read
  },

  page: async ({ settled, page }, signal) => {
    const query = { PageIndex: page, PageSize: FAULT_PAGE_SIZE, Status: settled ? 1 : 0 }
    const read = await http.call(getFaults, { query }, signal)
    if (!read.ok) return read
    const found = pageOf(read.value, { index: page, size: FAULT_PAGE_SIZE }, caseOf)
    return success({ ...found, open: amountOf(read.value.OpenCount) })
  },

  openCount: async (signal) => {
    const read = await http.call(getFaults, { query: { PageIndex: 1, PageSize: 1 } }, signal)
    return read.ok ? success(amountOf(read.value.OpenCount)) : read
  },

  decide: async ({ id, seen, becomes, reply }, signal) => {
    const body = { Id: id, Status: FAULT_STATUS[becomes], SeenStatus: FAULT_STATUS[seen], Reply: reply }
    const sent = await http.call(settleFault, { body }, signal)
    return sent.ok ? success(faultOf(sent.value)) : sent
  },
})
