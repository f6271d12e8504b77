import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, type SnapshotFrom } from 'xstate'
import { siteSettingsMachine, warnedSiteFault } from '#domain/frame/site-settings.machine.ts'
import {
  NO_SITE_NAMES,
  type SiteChange,
  type SiteNames,
  type SiteSettings,
  shownNames,
  siteFault,
  siteFormOf,
} from '#domain/frame/site-settings.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { eventsOf, walkEverywhere } from '#tests/support/model-walk.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const { done, broken } = eventsOf('site')
const log = transitionLog()

const UNREACHABLE: Result<never, Failure> = failed({ kind: 'unreachable' })
const CONFLICT: Result<never, Failure> = failed({ kind: 'rejected', reason: 'conflict', message: '' })
const FILE: SiteNames = {
  ...NO_SITE_NAMES,
  productName: '知源课堂',
  nationalName: '国家平台',
  nationalUrl: 'https://national.example',
  regionalName: '地方平台',
  regionalUrl: 'https://regional.example',
}
const SETTINGS: SiteSettings = {
  rowVersion: 3,
  names: NO_SITE_NAMES,
  fileNames: FILE,
  limits: { sessionCount: 20, auditDays: 1095, commentDays: 30, noticeDays: 365, jobDays: 30 },
  factorFor: 'nobody',
}

const EVENTS = [
  { type: 'site.name', names: { productName: ' 晨光课堂 ' } },
  { type: 'site.name', names: { filingUrl: 'nowhere' } },
  { type: 'site.limit', field: 'auditDays', text: '1' },
  { type: 'site.demandFactor', factorFor: 'everybody' },
  { type: 'site.save' },
  { type: 'site.reset' },
  { type: 'site.reread' },
  ...['opening', 'rereading'].flatMap((where) => [
    done(where, success(SETTINGS)),
    done(where, success({ ...SETTINGS, rowVersion: 4 })),
    done(where, UNREACHABLE),
    broken(where),
  ]),
  done('saving', success(true)),
  done('saving', CONFLICT),
  done('saving', UNREACHABLE),
  broken('saving'),
]

const essence = ({ value, context }: SnapshotFrom<typeof siteSettingsMachine>) => ({
  value,
  form:
    context.form &&
    [
      context.form.rowVersion,
      context.form.names.productName,
      context.form.names.filingUrl,
      context.form.limits.auditDays,
    ].join(),
  tried: context.tried,
  saved: context.saved,
  failed: context.failure !== null,
})

const bind = (saved: SiteChange[] = []) => {
  const reading = deferred<Result<SiteSettings, Failure>>()
  const saving = deferred<Result<true, Failure>>()
  const machine = siteSettingsMachine.provide({
    actors: {
      read: fromPromise(reading.ask),
      save: fromPromise(({ input }) => {
        saved.push(input)
        return saving.ask()
      }),
    },
  })
  return { machine, ports: { opening: reading, rereading: reading, saving } }
}

describe('settings of the site', () => {
  it('are everywhere where the statechart says', async () => {
    const states = await walkEverywhere({
      machine: siteSettingsMachine,
      input: undefined,
      events: EVENTS,
      essence,
      bind: () => bind(),
      inspect: log.inspect,
    })
    expect(states).toBeGreaterThan(15)
  })

  it('take every transition that is declared', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(siteSettingsMachine))
  })

  it('keep what was typed for who was overtaken, on the version that is there by now', async () => {
    const saved: SiteChange[] = []
    const { machine, ports } = bind(saved)
    const actor = createActor(machine).start()
    ports.opening.answer(success(SETTINGS))
    await settle()
    actor.send({ type: 'site.name', names: { productName: ' 晨光课堂 ' } })
    actor.send({ type: 'site.limit', field: 'sessionCount', text: '1001' })
    const refused: unknown[] = []
    actor.on('site.refused', (told) => refused.push(told))
    actor.send({ type: 'site.save' })
    expect(refused).toHaveLength(1)
    expect(warnedSiteFault(actor.getSnapshot().context)).toEqual({ kind: 'range', field: 'sessionCount' })
    expect(saved).toEqual([])
    actor.send({ type: 'site.limit', field: 'sessionCount', text: ' ３ ' })
    actor.send({ type: 'site.save' })
    ports.saving.answer(CONFLICT)
    await settle()
    ports.rereading.answer(success({ ...SETTINGS, rowVersion: 7 }))
    await settle()
    actor.send({ type: 'site.save' })
    expect(saved.map(({ rowVersion, names, limits }) => [rowVersion, names.productName, limits])).toEqual([
      [3, '晨光课堂', { ...SETTINGS.limits, sessionCount: 3 }],
      [7, '晨光课堂', { ...SETTINGS.limits, sessionCount: 3 }],
    ])
  })
})

describe('what is typed of the site', () => {
  it.each([
    [{}, null],
    [{ filingUrl: 'ftp://a' }, { kind: 'address', field: 'filingUrl' }],
    [{ nationalName: '平台' }, { kind: 'pair', field: 'nationalUrl' }],
    [{ regionalUrl: 'https://a.example' }, { kind: 'pair', field: 'regionalName' }],
    [{ nationalName: '平台', nationalUrl: 'https://a.example' }, null],
  ] as const)('%o has the fault %o', (names, fault) => {
    const form = siteFormOf({ ...SETTINGS, names: { ...NO_SITE_NAMES, ...names } })
    expect(siteFault(form)).toEqual(fault)
  })

  it.each(['', '179', '3651', '1.5', 'abc'])('is no number of days for the log: %s', (text) => {
    const form = siteFormOf(SETTINGS)
    expect(siteFault({ ...form, limits: { ...form.limits, auditDays: text } })?.field).toBe('auditDays')
  })

  it('is shown before what the file says, a link with both its parts, and none where it is hidden', () => {
    const names = {
      ...NO_SITE_NAMES,
      productName: ' 晨光 ',
      nationalName: '别处',
      nationalUrl: 'https://b.example',
    }
    expect(shownNames(names, FILE)).toMatchObject({
      productName: '晨光',
      nationalUrl: 'https://b.example',
      regionalName: '地方平台',
    })
    expect(shownNames({ ...names, regionalHidden: true }, FILE).regionalName).toBe('')
  })
})
