import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { providePapers } from '#application/paper/papers.provide.ts'
import { type MakingOnce, makingOnce } from '#application/session/making-once.ts'
import { provideLivePlans } from '#application/studio/live-plan.provide.ts'
import { provideDrafts } from '#application/studio/studio-parts.provide.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { PapersWork } from '#domain/paper/papers.machine.ts'
import { ALL_OWN_DRAFTS } from '#domain/studio/course-studio.ts'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { ACCOUNTS } from '#infrastructure/memory/content/people.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { memoryPapers } from '#infrastructure/paper/paper.memory.ts'
import { memoryFormDrafts } from '#infrastructure/session/form-draft.memory.ts'
import { memoryCourseDrafts } from '#infrastructure/studio/course-draft.memory.ts'
import { memoryLivePlans } from '#infrastructure/studio/live-plan.memory.ts'
import { aPaper, aSection } from '#tests/support/papers.ts'

const LOST: Failure = { kind: 'unreachable' }
const REFUSED: Failure = { kind: 'rejected', reason: 'noRoom', message: '' }
const [TEACHER, COLLEAGUE] = ACCOUNTS

/** One browser; `load` is a page that is loaded in it. */
const aBrowser = () => {
  const browser = createMemoryBrowser()
  const signedIn = { user: TEACHER }
  let made = 0
  const load = (): MakingOnce =>
    makingOnce({
      drafts: memoryFormDrafts(browser),
      session: { user: () => signedIn.user ?? null },
      makeClientId: () => `id-${(made += 1)}`,
    })
  return { load, signedIn }
}

/** Under which id it is sent. */
const sendIn = async (once: MakingOnce, content: unknown, failure: Failure | null): Promise<string> => {
  let sent = ''
  await once.make('new/course', content, async (clientId) => {
    sent = clientId
    return failure === null ? success(true) : failed(failure)
  })
  return sent
}

describe('what is made new', () => {
  const course = { organisationId: 1, name: '浮力' }

  it('has one id until its answer is known, and then another', async () => {
    const once = aBrowser().load()
    const crashed: Failure = { kind: 'rejected', reason: 'crashed', message: '' }
    const ids: string[] = []
    for (const failure of [LOST, crashed, { kind: 'unreadable' } as const, REFUSED, LOST, null, null])
      ids.push(await sendIn(once, course, failure))
    expect(ids).toEqual(['id-1', 'id-1', 'id-1', 'id-1', 'id-2', 'id-2', 'id-3'])
  })

  it('has it after a reload too, and after a session that ended', async () => {
    const { load } = aBrowser()
    const ids = [await sendIn(load(), course, LOST)]
    ids.push(await sendIn(load(), { ...course }, { kind: 'expired' }))
    ids.push(await sendIn(load(), course, null))
    expect(ids).toEqual(['id-1', 'id-1', 'id-1'])
    expect(await sendIn(load(), course, null)).toBe('id-2')
  })

  it('keeps it before it is sent, and where its page was left before the answer', async () => {
    const { load } = aBrowser()
    const gone = load().make('new/course', course, async () => {
      throw new DOMException('left', 'AbortError')
    })
    await expect(gone).rejects.toThrow('left')
    expect(await sendIn(load(), course, null)).toBe('id-1')
  })

  it('is another with another content, and for another user', async () => {
    const { load, signedIn } = aBrowser()
    expect(await sendIn(load(), course, LOST)).toBe('id-1')
    expect(await sendIn(load(), { ...course, organisationId: 2 }, LOST)).toBe('id-2')
    signedIn.user = COLLEAGUE
    expect(await sendIn(load(), { ...course, organisationId: 2 }, null)).toBe('id-3')
  })

  it('that is given up is the same until the page is loaded anew, unless it was answered', async () => {
    const { load } = aBrowser()
    const once = load()
    expect(await sendIn(once, course, LOST)).toBe('id-1')
    once.giveUp('new/course')
    once.giveUp('new/course')
    expect(await sendIn(once, course, LOST)).toBe('id-1')
    once.giveUp('new/course')
    expect(await sendIn(load(), course, LOST)).toBe('id-2')
    await once.make('new/plan', course, async () => {
      once.giveUp('new/plan')
      return success(true)
    })
    expect(await sendIn(once, course, null)).toBe('id-2')
    const ids: string[] = []
    await once.make('new/plan', course, async (id) => success(ids.push(id)))
    expect(ids).toEqual(['id-4'])
  })
})

const BASKET = aPaper({ id: 0, version: 0, sections: [aSection(1, 11, 12)] })

/** Ports over a backend of a signed-in teacher that tell under which ids they were asked, and of whose first answers nothing is heard. */
const lossy = () => {
  const { load } = aBrowser()
  const backend = createMemoryBackend()
  if (TEACHER === undefined) throw new Error('there is nobody')
  const token = backend.openSession(TEACHER)
  const caller = { token: () => token, expired: () => undefined }
  const ids: string[] = []
  let isLost = true
  const tell = async <Value>(clientId: string, answer: Promise<Result<Value, Failure>>) => {
    ids.push(clientId)
    const told = await answer
    const lost = isLost
    isLost = false
    return lost ? failed(LOST) : told
  }
  return { load, backend, caller, ids, tell }
}

describe('the ids of', () => {
  it('a new course outlive its page', async () => {
    const { load, backend, caller, ids, tell } = lossy()
    const port = memoryCourseDrafts(backend, caller)
    const begin = async () => {
      const logic = provideDrafts(
        { ...port, create: (course, signal) => tell(course.clientId, port.create(course, signal)) },
        load(),
      )
      const actor = createActor(logic, { input: ALL_OWN_DRAFTS }).start()
      actor.send({ type: 'drafts.begin', course: { organisationId: 1, name: '浮力' } })
      await waitFor(actor, (drafts) => !drafts.matches('beginning'))
      return actor
    }
    const first = await begin()
    const second = await begin()
    expect(ids).toEqual(['id-1', 'id-1'])
    first.stop()
    second.send({ type: 'drafts.dismiss' })
    second.stop()
  })

  it('a new plan outlive its page', async () => {
    const { load, backend, caller, ids, tell } = lossy()
    const port = memoryLivePlans(backend, caller)
    const make = async () => {
      const logic = provideLivePlans(
        { ...port, create: (plan, signal) => tell(plan.clientId, port.create(plan, signal)) },
        load(),
      )
      const actor = createActor(logic, { input: { scope: { organisationId: 0, page: 1 } } }).start()
      actor.send({ type: 'livePlans.make', organisationId: 1, name: '函数' })
      await waitFor(actor, (plans) => !plans.matches('making'))
      actor.stop()
    }
    await make()
    await make()
    expect(ids).toEqual(['id-1', 'id-1'])
  })

  it.each<[string, PapersWork]>([
    ['a new paper', { kind: 'create', draft: BASKET }],
    ['a copy', { kind: 'copy', id: 1, name: '副本' }],
  ])('%s outlive its page', async (_, work) => {
    const { load, backend, caller, ids, tell } = lossy()
    const port = memoryPapers(backend, caller)
    await port.save({ ...BASKET, clientId: 'first' }, new AbortController().signal)
    const perform = async () => {
      const logic = providePapers(
        { ...port, save: (paper, signal) => tell(paper.clientId, port.save(paper, signal)) },
        load(),
      )
      const actor = createActor(logic, { input: { page: 1 } }).start()
      await waitFor(actor, (papers) => papers.matches('shown'))
      actor.send({ type: 'papers.work', work })
      await waitFor(actor, (papers) => !papers.hasTag('busy'))
      actor.stop()
    }
    await perform()
    await perform()
    expect(ids).toEqual(['id-1', 'id-1'])
  })
})
