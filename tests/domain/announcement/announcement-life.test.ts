import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { announcementLifeMachine, canAct } from '#domain/announcement/announcement-life.machine.ts'
import {
  announcementFault,
  announcementFormOf,
  announcementStageAt,
  newAnnouncement,
} from '#domain/announcement/managed-announcement.ts'
import { aManagedAnnouncement } from '#tests/support/announcements.ts'
import { walkEverywhere } from '#tests/support/model-walk.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const ACTS = ['save', 'publish', 'withdraw', 'remove'] as const
const STATUSES = ['draft', 'published', 'withdrawn'] as const
const SAVING = { publish: false, now: Date.parse('2026-09-01T00:00:00Z'), there: undefined }
const SCOPE = { platform: false, schools: [{ id: 1, name: '青禾实验学校' }] }

describe('the life of a notice', () => {
  it('is walked in every way that there is, and ends where it is removed', async () => {
    const log = transitionLog()
    await walkEverywhere({
      machine: announcementLifeMachine,
      input: undefined,
      events: ACTS.map((act) => ({ type: `life.${act}` })),
      essence: ({ value, status }) => ({ value, status }),
      bind: () => ({ machine: announcementLifeMachine, ports: {} }),
      inspect: log.inspect,
    })
    expect([...log.taken].sort()).toEqual(declaredTransitions(announcementLifeMachine))
  })

  it.each([
    ['publish withdraw', 'withdrawn', 'active'],
    ['publish withdraw save publish save', 'published', 'active'],
    ['save remove', 'removed', 'done'],
    ['publish remove', 'published', 'active'],
    ['withdraw save', 'draft', 'active'],
    ['publish withdraw remove publish', 'removed', 'done'],
  ] as const)('of one that was made to %s is %s and %s', (acts, value, status) => {
    const actor = createActor(announcementLifeMachine).start()
    for (const act of acts.split(' ')) actor.send({ type: `life.${act as (typeof ACTS)[number]}` })
    expect([actor.getSnapshot().value, actor.getSnapshot().status]).toEqual([value, status])
  })

  it('keeps one that readers may see from being removed', () => {
    const able = STATUSES.map((status) => ACTS.filter((act) => canAct(status, act)).join(' '))
    expect(able).toEqual(['save publish remove', 'save withdraw', 'save publish remove'])
  })

  it('is shown from its beginning until just before its end', () => {
    const times = { from: '2026-09-01T00:00:00.000Z', to: '2026-09-02T00:00:00.000Z' }
    const at = (time: string, status: (typeof STATUSES)[number] = 'published') =>
      announcementStageAt({ status, ...times }, Date.parse(time))
    expect(at('2026-08-31T23:59:59.999Z')).toBe('waiting')
    expect(at(times.from)).toBe('shown')
    expect(at('2026-09-01T23:59:59.999Z')).toBe('shown')
    expect(at(times.to)).toBe('over')
    expect(at(times.from, 'withdrawn')).toBe('withdrawn')
    expect(announcementStageAt({ status: 'published', from: '', to: '' }, 0)).toBe('shown')
  })
})

describe('a notice', () => {
  const whole = announcementFormOf(aManagedAnnouncement())
  it.each([
    [{}, null],
    [{ title: '  ' }, 'title'],
    [{ text: { html: '', length: 0, pictures: 0 } }, 'text'],
    [{ text: { html: '<p></p>', length: 5001, pictures: 0 } }, 'long'],
    [{ text: { html: '<img>', length: 0, pictures: 20 } }, null],
    [{ text: { html: '<img>', length: 0, pictures: 21 } }, 'pictures'],
    [{ from: '2026-09-01T00:00:00Z', to: '2026-09-01T00:00:00Z' }, 'dates'],
    [{ to: '2026-09-01T00:00:00Z' }, 'over'],
    [{ to: '2026-09-01T00:00:01Z' }, null],
    [{ id: 0, organisationId: 0 }, 'school'],
    [{ id: 0, organisationId: 2 }, 'school'],
  ] as const)('%o has the fault %s', (change, fault) => {
    expect(announcementFault({ ...whole, ...change }, SCOPE, SAVING)).toBe(fault)
  })

  it('keeps the end that it has though it is past, unless it is published with it', () => {
    const to = '2026-08-01T00:00:00Z'
    const faults = STATUSES.map((status) =>
      [false, true].map((publish) =>
        announcementFault({ ...whole, to }, SCOPE, { ...SAVING, publish, there: { status, to } }),
      ),
    )
    expect(faults).toEqual([
      [null, 'over'],
      [null, null],
      [null, 'over'],
    ])
  })

  it('that is changed counts the pictures that it shows', () => {
    const html = '<p>校历<img src="/api/file/1" alt="" /><img src="/api/file/2" alt="" /></p>'
    expect(announcementFormOf(aManagedAnnouncement({ html })).text).toEqual({ html, length: 2, pictures: 2 })
  })

  it('is for one’s own school at first, else for everybody where one may write so, else for one’s first school', () => {
    const all = { platform: true, schools: [...SCOPE.schools, { id: 2, name: '江城第二中学' }] }
    expect(newAnnouncement(all, 2).organisationId).toBe(2)
    expect(newAnnouncement(all, 3).organisationId).toBe(0)
    expect(newAnnouncement(SCOPE, 3).organisationId).toBe(1)
  })
})
