import { fromCallback, fromPromise } from 'xstate'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import { success } from '#domain/kernel/result.ts'
import type { LiveRoomEvent } from '#domain/live/live-room.events.ts'
import { liveRoomMachine } from '#domain/live/live-room.machine.ts'
import { liveRoundsMachine } from '#domain/live/live-rounds.machine.ts'
import { placeOfRound, type RoundDraft } from '#domain/live/live-rounds.ts'
import { type AnswerDraft, type AnswerPlace, isUntouchedAnswer } from '#domain/question/answer-draft.ts'
import type { DraftStore } from '../kernel/draft-store.port.ts'
import type { PageLifecycle } from '../kernel/page-lifecycle.port.ts'
import type { UserActionPort } from '../learning/user-action.port.ts'
import type { LiveSessionPort } from './live-session.port.ts'

/** The ports of a live session. */
export interface LiveRoomNeeds {
  readonly sessions: LiveSessionPort
  readonly actions: UserActionPort
  readonly drafts: DraftStore<AnswerPlace, AnswerDraft>
  readonly page: PageLifecycle
}

const provideLiveRounds = ({ sessions, drafts }: Pick<LiveRoomNeeds, 'sessions' | 'drafts'>) =>
  liveRoundsMachine.provide({
    actors: {
      ask: fromPromise(async ({ input: { userId, sectionId, afterRound }, signal }) => {
        const told = await sessions.rounds(sectionId, afterRound, signal)
        if (!told.ok) return told
        const kept = told.value.rounds.flatMap((round): readonly RoundDraft[] => {
          const place = placeOfRound({ userId, sectionId }, round)
          const draft = drafts.read(place)
          return draft === null ? [] : [{ place, draft }]
        })
        return success({ ...told.value, drafts: kept })
      }),
      answer: fromPromise(({ input, signal }) => sessions.answer(input, signal)),
    },
    actions: {
      keep: (_, written) => {
        for (const { place, draft } of written) {
          if (isUntouchedAnswer(draft)) drafts.forget(place)
          else drafts.keep(place, draft)
        }
      },
      forget: (_, settled) => {
        for (const { place, draft } of settled)
          if (drafts.read(place)?.clientId === draft.clientId) drafts.forget(place)
      },
    },
  })

export const provideLiveRoom = ({ sessions, actions, drafts, page }: LiveRoomNeeds) =>
  liveRoomMachine.provide({
    actors: {
      look: fromPromise(({ input, signal }) => sessions.session(input, signal)),
      reserve: fromPromise(({ input: { courseId, sectionId }, signal }) =>
        actions.record(
          { kind: 'reserve', content: { id: courseId, type: CONTENT_TYPE.live }, sectionId },
          signal,
        ),
      ),
      cancelReservation: fromPromise(({ input: { courseId, sectionId }, signal }) =>
        actions.record(
          { kind: 'cancelReservation', content: { id: courseId, type: CONTENT_TYPE.live }, sectionId },
          signal,
        ),
      ),
      rounds: provideLiveRounds({ sessions, drafts }),
      watch: fromCallback<LiveRoomEvent>(({ sendBack }) =>
        page.watch((news) => {
          if (news === 'online') sendBack({ type: 'liveRoom.reconnect' })
        }),
      ),
    },
  })
