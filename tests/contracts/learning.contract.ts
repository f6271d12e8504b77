import { expect, it } from 'vitest'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import { enter, type MakeBackend, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

const DONE = { ok: true, value: true }

/** `UserActionPort`. Spec §7 addUserAction. */
export const userActionContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: user actions`, make, (fresh) => {
    const signedIn = async () => {
      const backend = fresh()
      await enter(backend, '13900000001')
      return backend.ports
    }

    it.each(['view', 'download', 'share', 'print'] as const)('notes a %s of a resource', async (kind) => {
      const { home, userAction } = await signedIn()
      const { blocks } = await valueOf(home.content({ stageId: 0, subjectId: 0 }, noAbort()))
      const resource = blocks.find(({ type }) => type === CONTENT_TYPE.resource)?.items[0]
      const content = { id: resource?.id ?? 0, type: CONTENT_TYPE.resource }
      expect(await userAction.record({ kind, content }, noAbort())).toEqual(DONE)
    })

    it('says that there is no such content', async () => {
      const { userAction } = await signedIn()
      const content = { id: 999_999, type: CONTENT_TYPE.resource }
      const answer = await userAction.record({ kind: 'view', content }, noAbort())
      expect(answer).toMatchObject({ ok: false, failure: { kind: 'rejected', code: 404 } })
    })

    it('reserves what is announced as often as one likes, and nothing else', async () => {
      const { homeLive, userAction } = await signedIn()
      const lives = await valueOf(homeLive.homeLives(50, noAbort()))
      const reserve = (id: number) =>
        userAction.record({ kind: 'reserve', content: { id, type: CONTENT_TYPE.live } }, noAbort())
      for (const status of ['announced', 'running', 'ended', 'replay'] as const) {
        const id = lives.find(({ liveStatus }) => liveStatus === status)?.id ?? 0
        const answers = [await reserve(id), await reserve(id)]
        if (status === 'announced') expect(answers).toEqual([DONE, DONE])
        else
          expect(answers).toMatchObject(
            answers.map(() => ({ ok: false, failure: { kind: 'rejected', code: 409 } })),
          )
      }
    })
  })
