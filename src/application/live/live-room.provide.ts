import { fromCallback, fromPromise } from 'xstate'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import { type LiveRoomEvent, liveRoomMachine } from '#domain/live/live-room.machine.ts'
import { liveRoundsMachine } from '#domain/live/live-rounds.machine.ts'
import type { PageWatch } from '../learning/page-watch.port.ts'
import type { UserActionPort } from '../learning/user-action.port.ts'
import type { LiveSessionPort } from './live-session.port.ts'

const provideLiveRounds = (sessions: LiveSessionPort) =>
  liveRoundsMachine.provide({
    actors: {
      ask: fromPromise(({ input: { sectionId, afterRound }, signal }) =>
        sessions.rounds(sectionId, afterRound, signal),
      ),
      answer: fromPromise(({ input, signal }) => sessions.answer(input, signal)),
    },
  })

export const provideLiveRoom = (sessions: LiveSessionPort, actions: UserActionPort, page: PageWatch) =>
  liveRoomMachine.provide({
    actors: {
      look: fromPromise(({ input, signal }) => sessions.session(input, signal)),
      reserve: fromPromise(({ input: { courseId, sectionId }, signal }) =>
        actions.record(
          { kind: 'reserve', content: { id: courseId, type: CONTENT_TYPE.live }, sectionId },
          signal,
        ),
      ),
      rounds: provideLiveRounds(sessions),
      watch: fromCallback<LiveRoomEvent>(({ sendBack }) =>
        page.watch((news) => {
          if (news === 'online') sendBack({ type: 'liveRoom.reconnect' })
        }),
      ),
    },
  })
