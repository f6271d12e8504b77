import { ContainerModule } from 'inversify'
import { provideLiveRoom } from '#application/live/live-room.provide.ts'
import { PAGE_LIFECYCLE, USER_ACTION_PORT } from '../learning/tokens.ts'
import { ANSWER_DRAFT_STORE } from '../question/tokens.ts'
import { LIVE_ROOM_LOGIC, LIVE_SESSION_PORT } from './tokens.ts'

export const liveModule = new ContainerModule(({ bind }) => {
  bind(LIVE_ROOM_LOGIC).toResolvedValue(
    (sessions, actions, drafts, page) => provideLiveRoom({ sessions, actions, drafts, page }),
    [LIVE_SESSION_PORT, USER_ACTION_PORT, ANSWER_DRAFT_STORE, PAGE_LIFECYCLE],
  )
})
