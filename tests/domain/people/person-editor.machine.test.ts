import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { AccessChange, Opened, PersonChange } from '#domain/people/person-editor.events.ts'
import { personEditorMachine } from '#domain/people/person-editor.machine.ts'
import { formOf, type PersonDraft } from '#domain/people/person-form.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { aPerson, MANAGED } from '#tests/support/persons.ts'

const CONFLICT: Failure = { kind: 'rejected', reason: 'conflict', message: '刚刚被别人修改过' }

const start = async (left: PersonDraft | null = null) => {
  const open = deferred<Opened>()
  const save = deferred<Result<true, Failure>>()
  const setAccess = deferred<Result<true, Failure>>()
  const reset = deferred<Result<string, Failure>>()
  const sent: (PersonChange | AccessChange)[] = []
  const kept: unknown[] = []
  const actor = createActor(
    personEditorMachine.provide({
      actors: {
        open: fromPromise(open.ask),
        save: fromPromise(({ input }) => {
          sent.push(input)
          return save.ask()
        }),
        setAccess: fromPromise(({ input }) => {
          sent.push(input)
          return setAccess.ask()
        }),
        reset: fromPromise(reset.ask),
      },
      actions: { keep: (_, { place, draft }) => kept.push([place, draft?.form.name ?? null]) },
    }),
    { input: { userId: 8, id: 4 } },
  )
  actor.start()
  const say = async <T>(port: { answer(value: T): void }, value: T) => {
    port.answer(value)
    await settle()
  }
  const read = (change: Parameters<typeof aPerson>[0] = {}) =>
    say(open, success({ managed: MANAGED, person: aPerson(change), left }))
  if (left === null) await read()
  return { kept, actor, save, setAccess, reset, sent, say, read, context: () => actor.getSnapshot().context }
}

describe('one person', () => {
  it('is kept as it is typed until it is saved or as it was', async () => {
    const { actor, kept, save, say } = await start()
    const place = { userId: 8, personId: 4 }
    actor.send({ type: 'person.edit', fields: { name: '沈雨彤' } })
    actor.send({ type: 'person.edit', fields: { name: aPerson().name } })
    actor.send({ type: 'person.edit', fields: { name: '沈雨童' } })
    actor.send({ type: 'person.save' })
    await say(save, success(true))
    expect(kept).toEqual([
      [place, '沈雨彤'],
      [place, null],
      [place, '沈雨童'],
      [place, null],
    ])
  })

  it('comes back with what was left typed, and asks about what somebody else changed meanwhile', async () => {
    const before = formOf(aPerson())
    const { read, context } = await start({ before, form: { ...before, name: '沈雨彤', title: '二级教师' } })
    await read({ rowVersion: 2, name: '沈雨童', quota: 5 })
    expect(context()).toMatchObject({
      form: { name: '沈雨彤', title: '二级教师', quota: 5 },
      contest: ['name'],
    })
  })

  it('is saved trimmed, as the version that was seen, and read anew', async () => {
    const { actor, save, sent, say, read, context } = await start()
    actor.send({ type: 'person.edit', fields: { name: ' 沈雨彤 ' } })
    actor.send({ type: 'person.save' })
    expect(sent).toEqual([{ id: 4, rowVersion: 1, form: { ...formOf(aPerson()), name: '沈雨彤' } }])
    await say(save, success(true))
    await read({ rowVersion: 2, name: '沈雨彤' })
    expect(context()).toMatchObject({ done: 'saved', form: { name: '沈雨彤' }, failure: null })
    expect(context().open?.person.rowVersion).toBe(2)
  })

  it('takes what is typed while it is saved or read, which is not saved with it', async () => {
    const { actor, kept, save, sent, say, read, context } = await start()
    actor.send({ type: 'person.edit', fields: { name: ' 沈雨彤 ' } })
    actor.send({ type: 'person.save' })
    actor.send({ type: 'person.edit', fields: { title: '高级教师' } })
    await say(save, success(true))
    actor.send({ type: 'person.edit', fields: { name: '沈雨童' } })
    await read({ rowVersion: 2, name: '沈雨彤' })
    expect([sent.length, context().form]).toMatchObject([1, { name: '沈雨童', title: '高级教师' }])
    expect(kept.at(-1)).toEqual([{ userId: 8, personId: 4 }, '沈雨童'])
    actor.send({ type: 'person.save' })
    actor.send({ type: 'person.edit', fields: { title: '一级教师' } })
    await say(save, failed(CONFLICT))
    await read({ rowVersion: 3, name: '沈雨彤' })
    expect(context().form).toMatchObject({ name: '沈雨童', title: '一级教师' })
  })

  it('that somebody else changed first keeps what was typed; what both changed is asked', async () => {
    const { actor, save, sent, say, read, context } = await start()
    actor.send({ type: 'person.edit', fields: { name: '沈雨彤', title: '高级教师' } })
    actor.send({ type: 'person.save' })
    await say(save, failed(CONFLICT))
    await read({ rowVersion: 2, name: '沈雨童', roleId: 4 })
    expect(context()).toMatchObject({
      contest: ['name'],
      form: { name: '沈雨彤', title: '高级教师', roleId: 4 },
    })
    actor.send({ type: 'person.settle', whose: 'theirs' })
    expect(context()).toMatchObject({ contest: null, form: { name: '沈雨童', title: '高级教师' } })
    actor.send({ type: 'person.save' })
    expect(sent.at(-1)).toMatchObject({ rowVersion: 2 })
  })

  it('is not saved without a name, which is said each time', async () => {
    const { actor, sent, context } = await start()
    const refused: unknown[] = []
    actor.on('person.refused', (told) => refused.push(told))
    actor.send({ type: 'person.edit', fields: { name: ' ' } })
    actor.send({ type: 'person.save' })
    actor.send({ type: 'person.save' })
    expect([context().tried, refused.length, sent]).toEqual([true, 2, []])
  })

  it('that is disabled keeps what is typed and not saved', async () => {
    const { actor, setAccess, sent, say, read, context } = await start()
    actor.send({ type: 'person.edit', fields: { title: '高级教师' } })
    actor.send({ type: 'person.setAccess', disabled: true })
    expect(sent).toEqual([{ id: 4, rowVersion: 1, disabled: true }])
    await say(setAccess, success(true))
    await read({ rowVersion: 2, disabled: true })
    expect(context()).toMatchObject({ done: 'disabled', form: { title: '高级教师' } })
    actor.send({ type: 'person.setAccess', disabled: false })
    await say(setAccess, success(true))
    await read({ rowVersion: 3 })
    expect(context().done).toBe('enabled')
  })

  it('gets a first password that is told until it is put away', async () => {
    const { actor, reset, say, read, context } = await start()
    actor.send({ type: 'person.resetPassword' })
    await say(reset, success('Chuci23456'))
    expect(context().password).toBe('Chuci23456')
    actor.send({ type: 'person.putAway' })
    expect(context().password).toBe('')
    await read({ rowVersion: 2, firstPassword: true })
    expect(context().open?.person.firstPassword).toBe(true)
  })
})
