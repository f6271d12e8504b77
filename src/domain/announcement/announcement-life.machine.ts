import { createMachine } from 'xstate'

/** What has become of a notice. */
export type AnnouncementStatus = 'draft' | 'published' | 'withdrawn'

/** What is done about a notice that is there. */
export type AnnouncementAct = 'save' | 'publish' | 'withdraw' | 'remove'

/** The life of a notice; when readers see a published one its times say. R-announcement-1. */
export const announcementLifeMachine = createMachine({
  types: {} as { events: { type: `life.${AnnouncementAct}` } },
  id: 'announcementLife',
  initial: 'draft',
  states: {
    draft: { on: { 'life.save': 'draft', 'life.publish': 'published', 'life.remove': 'removed' } },
    published: { on: { 'life.save': 'published', 'life.withdraw': 'withdrawn' } },
    withdrawn: { on: { 'life.save': 'withdrawn', 'life.publish': 'published', 'life.remove': 'removed' } },
    removed: { type: 'final' },
  },
})

/** Whether something can be done about a notice of this status. */
export const canAct = (status: AnnouncementStatus, act: AnnouncementAct): boolean =>
  announcementLifeMachine.resolveState({ value: status }).can({ type: `life.${act}` })
