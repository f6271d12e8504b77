import { ContainerModule } from 'inversify'
import { createActor } from 'xstate'
import { provideInbox } from '#application/announcement/inbox.provide.ts'
import { ANNOUNCEMENT_PORT, INBOX_ACTOR } from './tokens.ts'

export const inboxModule = new ContainerModule(({ bind }) => {
  bind(INBOX_ACTOR)
    .toResolvedValue((port) => createActor(provideInbox(port)), [ANNOUNCEMENT_PORT])
    .inSingletonScope()
})
