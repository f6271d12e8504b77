import { describe, expect, it } from 'vitest'
import { fromPromise, type SnapshotFrom } from 'xstate'
import {
  type AnnouncementReader,
  announcementReadersMachine,
} from '#domain/announcement/announcement-readers.machine.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { deferred } from '#tests/support/deferred.ts'
import { eventsOf, walkEverywhere } from '#tests/support/model-walk.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const { done, broken } = eventsOf('announcementReaders')
const log = transitionLog()
const READER = { id: 1, name: '沈雨桐', schools: '青禾实验学校', readAt: '' }

const EVENTS = [
  { type: 'readers.show', read: true, page: 1 },
  { type: 'readers.show', read: false, page: 2 },
  { type: 'readers.reread' },
  done('loading', success({ index: 1, size: 20, total: 1, items: [READER] })),
  done('loading', failed({ kind: 'unreachable' })),
  broken('loading'),
]

const essence = ({
  value,
  context: { query, page, failure },
}: SnapshotFrom<typeof announcementReadersMachine>) => ({
  value,
  query: `${query.noticeId} ${query.read} ${query.page}`,
  items: page.items.length,
  failed: failure !== null,
})

describe('who has read a notice', () => {
  it('is everywhere where the statechart says', async () => {
    const states = await walkEverywhere({
      machine: announcementReadersMachine,
      input: { noticeId: 7 },
      events: EVENTS,
      essence,
      bind: () => {
        const loading = deferred<Result<Page<AnnouncementReader>, Failure>>()
        const machine = announcementReadersMachine.provide({ actors: { load: fromPromise(loading.ask) } })
        return { machine, ports: { loading } }
      },
      inspect: log.inspect,
    })
    expect(states).toBeGreaterThan(8)
  })

  it('takes every transition that is declared', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(announcementReadersMachine))
  })
})
