import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import type { PageLifecycleEvent } from '#application/kernel/page-lifecycle.port.ts'
import { provideCourseEditor, provideDraftOutbox } from '#application/studio/course-editor.provide.ts'
import { selectCourse, selectSaveState } from '#application/studio/course-editor.selectors.ts'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { PEOPLE } from '#infrastructure/memory/content/people.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { memoryCourseDrafts } from '#infrastructure/studio/course-draft.memory.ts'
import { memoryStudioThings } from '#infrastructure/studio/studio-thing.memory.ts'
import { memoryUnsentEdits } from '#infrastructure/studio/unsent-edits.memory.ts'
import { deferred } from '#tests/support/deferred.ts'
import { apply, rename } from '#tests/support/drafts.ts'

const noAbort = () => new AbortController().signal

afterEach(() => {
  vi.useRealTimers()
})

/** Two teachers of one school before one server in memory, and a course of the first that the second edits too. */
const school = async () => {
  const backend = createMemoryBackend()
  const [owner, colleague] = PEOPLE
  if (!owner || !colleague) throw new Error('nobody is there')
  const callerOf = (person: typeof owner) => {
    const token = backend.openSession(person)
    return { token: () => token, expired: () => undefined }
  }
  const drafts = memoryCourseDrafts(backend, callerOf(owner))
  const made = await drafts.create({ organisationId: 1, name: '浮力', clientId: 'course-one' }, noAbort())
  if (!made.ok) throw new Error('no course')
  await memoryStudioThings(backend, callerOf(owner)).setEditors(made.value.id, [colleague.id], noAbort())
  vi.useFakeTimers()
  let ids = 0

  /** A page of one of them, in a browser of theirs, which reads what earlier pages left once `isRead`. */
  const tab = async (
    person: typeof owner,
    browser = createMemoryBrowser(),
    isRead = () => Promise.resolve(),
  ) => {
    const port = memoryCourseDrafts(backend, callerOf(person))
    let tell: (news: PageLifecycleEvent) => void = () => undefined
    const page = {
      watch: (listener: typeof tell) => {
        const before = tell
        tell = (news) => {
          before(news)
          listener(news)
        }
        return () => undefined
      },
    }
    const edits = memoryUnsentEdits(browser)
    const store = { ...edits, read: (userId: number) => isRead().then(() => edits.read(userId)) }
    const outbox = createActor(provideDraftOutbox({ drafts: port, store, page, chance: () => 0 }))
    outbox.start()
    outbox.send({ type: 'outbox.open', userId: person.id })
    const editor = createActor(provideCourseEditor(port, outbox, page), {
      input: {
        id: made.value.id,
        userId: person.id,
        apply,
        makeId: () => `intent-of-test-${++ids}`,
        held: () => [],
        leftCaptions: () => [],
      },
    })
    editor.start()
    await vi.advanceTimersByTimeAsync(10)
    const document = () => selectCourse(editor.getSnapshot())?.workingCopy.document
    const state = () => selectSaveState(editor.getSnapshot())
    const edit = (field: string, value: string, was = '') =>
      editor.send({ type: 'editor.edit', edits: [{ op: 'set', key: '', field, was, value }] })
    return { browser, outbox, editor, document, state, edit, tell: (news: PageLifecycleEvent) => tell(news) }
  }
  return { backend, owner, colleague, tab }
}

describe('a course that is edited on two computers', () => {
  it('is the same on both a moment later, and each sees that the other is there', async () => {
    const { owner, colleague, tab } = await school()
    const mine = await tab(owner)
    const hers = await tab(colleague)
    mine.edit('summary', '为什么船会浮')
    hers.edit('introduction', '从阿基米德说起')
    expect([mine.state(), hers.state()]).toEqual(['saving', 'saving'])
    await vi.advanceTimersByTimeAsync(20_000)
    const both = { summary: '为什么船会浮', introduction: '从阿基米德说起' }
    expect([mine.document(), hers.document()]).toMatchObject([both, both])
    expect([mine.state(), hers.state()]).toEqual(['saved', 'saved'])
    expect(selectCourse(mine.editor.getSnapshot())?.present).toMatchObject([{ name: colleague.name }])
  })

  it('asks who changed the same later', async () => {
    const { owner, colleague, tab } = await school()
    const mine = await tab(owner)
    const hers = await tab(colleague)
    mine.editor.send({ type: 'editor.edit', edits: [rename('浮力', '浮力与压强')] })
    await vi.advanceTimersByTimeAsync(1000)
    hers.editor.send({ type: 'editor.edit', edits: [rename('浮力', '大气压')] })
    await vi.advanceTimersByTimeAsync(1000)
    expect(selectCourse(hers.editor.getSnapshot())?.workingCopy.conflicts).toMatchObject([
      { now: '浮力与压强' },
    ])
    hers.editor.send({
      type: 'editor.settle',
      answer: { whose: 'mine', place: 'set  name', newer: 0 },
    })
    await vi.advanceTimersByTimeAsync(20_000)
    expect([mine.document()?.name, hers.document()?.name]).toEqual(['大气压', '大气压'])
  })
})

describe('what is typed', () => {
  it('without a connection is kept on this computer, outlives a reload, and is sent by the next page', async () => {
    const { backend, owner, tab } = await school()
    const first = await tab(owner)
    backend.simulateNetwork('unreachable')
    first.edit('summary', '为什么船会浮')
    await vi.advanceTimersByTimeAsync(1000)
    expect(first.state()).toBe('away')
    first.outbox.stop()
    first.editor.stop()
    backend.simulateNetwork('fair')
    const second = await tab(owner, first.browser)
    await vi.advanceTimersByTimeAsync(1000)
    expect([second.document()?.summary, second.state()]).toEqual(['为什么船会浮', 'saved'])
  })

  it('is there as soon as the browser has read it, though the course was there before and no server can be reached', async () => {
    const { backend, owner, tab } = await school()
    const first = await tab(owner)
    backend.simulateNetwork('unreachable')
    first.edit('summary', '为什么船会浮')
    await vi.advanceTimersByTimeAsync(1000)
    first.outbox.stop()
    first.editor.stop()
    backend.simulateNetwork('fair')
    const reading = deferred<void>()
    const second = await tab(owner, first.browser, reading.ask)
    expect(second.document()).toMatchObject({ name: '浮力', summary: '' })
    backend.simulateNetwork('unreachable')
    reading.answer()
    await vi.advanceTimersByTimeAsync(10)
    expect([second.document()?.summary, second.state()]).toEqual(['为什么船会浮', 'away'])
  })

  it('that others put into the outbox is in the course at once, and not saved before it is sent', async () => {
    const { owner, tab } = await school()
    const page = await tab(owner)
    page.edit('summary', '为什么船会浮')
    page.editor.send({ type: 'editor.keep' })
    const edits = [{ op: 'set', key: '', field: 'introduction', was: '', value: '从阿基米德说起' }] as const
    const draftId = page.editor.getSnapshot().context.id
    page.outbox.send({
      type: 'outbox.put',
      item: { userId: owner.id, draftId, revision: 1, intentId: 'intent-of-captions', edits },
      urgency: 'soon',
    })
    const both = { summary: '为什么船会浮', introduction: '从阿基米德说起' }
    expect([page.document(), page.state()]).toMatchObject([both, 'saving'])
    await vi.advanceTimersByTimeAsync(20_000)
    expect([page.document(), page.state()]).toMatchObject([both, 'saved'])
  })

  it('is handed over when the page is hidden, and when it is left', async () => {
    const { owner, tab } = await school()
    const page = await tab(owner)
    page.edit('summary', '为什么船会浮')
    page.tell('hidden')
    expect(page.outbox.getSnapshot().context.items).toHaveLength(1)
    page.edit('introduction', '从阿基米德说起')
    page.editor.send({ type: 'editor.leave' })
    expect(page.outbox.getSnapshot().context.items).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1000)
    expect(page.outbox.getSnapshot().context.items).toEqual([])
  })
})
