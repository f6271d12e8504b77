import type { UserActionPort } from '#application/learning/user-action.port.ts'
import { addUserAction } from '#contract/learning.ts'
import { success } from '#domain/kernel/result.ts'
import type { UserAction } from '#domain/learning/user-action.ts'
import type { Http } from '../http/http.ts'
import { writeCall } from '../http/write-call.ts'

const ACTION_TYPE: Readonly<Record<UserAction['kind'], number>> = {
  view: 1,
  download: 2,
  share: 3,
  print: 4,
  reserve: 6,
  cancelReservation: 7,
}

/** Wire: addUserAction. */
export const axiosUserAction = (http: Http): UserActionPort => ({
  record: async ({ kind, content: { id, type }, sectionId }, signal) => {
    const session = sectionId === undefined ? {} : { SectionId: sectionId }
    const body = { ActionType: ACTION_TYPE[kind], ObjectId: id, Type: type, ...session }
    const sent = await writeCall(http, addUserAction, { body }, signal, { outlivesPage: true })
    return sent.ok ? success(true) : sent
  },
})
