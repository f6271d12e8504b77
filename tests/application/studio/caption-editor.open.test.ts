import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { makeSignal } from '#application/kernel/signal.ts'
import { captionEditorOpener } from '#application/studio/caption-editor.open.ts'
import { provideCaptionEditor } from '#application/studio/caption-editor.provide.ts'
import type { CourseDraftPort } from '#application/studio/course-draft.port.ts'
import { provideCourseEditor, provideDraftOutbox } from '#application/studio/course-editor.provide.ts'
import { selectSaveState, selectUnsavedCaptions } from '#application/studio/course-editor.selectors.ts'
import { keepSetAside } from '#application/studio/held-edits.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { CaptionPlace } from '#domain/studio/kept-work.ts'
import { captionFileOf, captionPut, sectionIn } from '#domain/studio/section-edits.ts'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { memoryCourseDrafts } from '#infrastructure/studio/course-draft.memory.ts'
import { memoryCaptionDrafts, memoryHeldEdits } from '#infrastructure/studio/kept-work.memory.ts'
import { memoryStudioThings } from '#infrastructure/studio/studio-thing.memory.ts'
import { memoryUnsentEdits } from '#infrastructure/studio/unsent-edits.memory.ts'
import { keyOf } from '#tests/support/a-course.ts'
import { settle } from '#tests/support/deferred.ts'
import { apply, aWhole, DRAFT_ID, inReview, rename } from '#tests/support/drafts.ts'
import { signedIn } from '#tests/support/session-actor.ts'

const OF = { sectionKey: keyOf('a1'), language: 'zh', label: '中文' }
const OF_FILE = { language: OF.language, label: OF.label }
const PLACE = { userId: 7, draftId: DRAFT_ID, sectionKey: OF.sectionKey, language: OF.language }

const FILE = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n甲\n'
const LOCKED: Failure = { kind: 'rejected', reason: 'locked', message: '' }
const ADD = { type: 'captionEditor.change', change: { kind: 'add', second: 3 } } as const

const NOBODY = { token: () => '', expired: () => undefined }
const page = { watch: () => () => undefined }

/** A course as its editor holds it once it is started, and what is on its way to a server that never answers. */
const openCourse = (whole = aWhole(), leftCaptions: () => readonly CaptionPlace[] = () => []) => {
  const drafts: CourseDraftPort = {
    ...memoryCourseDrafts(createMemoryBackend(), NOBODY),
    draft: async () => success(whole),
    news: () => new Promise(() => undefined),
    save: () => new Promise(() => undefined),
  }
  const outbox = createActor(
    provideDraftOutbox({ drafts, store: memoryUnsentEdits(createMemoryBrowser()), page, chance: () => 0 }),
  )
  outbox.start()
  outbox.send({ type: 'outbox.open', userId: 7 })
  const course = createActor(provideCourseEditor(drafts, outbox, page), {
    input: {
      id: DRAFT_ID,
      userId: 7,
      apply,
      makeId: () => 'intent-of-captions',
      held: () => [],
      leftCaptions,
    },
  })
  const sectionNow = () => {
    const known = course.getSnapshot().context.course
    const section = known && sectionIn(known.workingCopy.document, OF.sectionKey)
    if (section === null) throw new Error('no such section')
    return section
  }
  return { course, outbox, sectionNow }
}

/** Captions of one of its films; what is saved is stored as file 40. */
const open = async (whole = aWhole(), answer: () => Result<number, Failure> = () => success(40)) => {
  const browser = createMemoryBrowser()
  const drafts = memoryCaptionDrafts(browser)
  const { course, outbox, sectionNow } = openCourse(whole, () => drafts.of(PLACE))
  const unsavedCaptions = makeSignal<void>()
  unsavedCaptions.listen(() => course.send({ type: 'editor.captions' }))
  course.start()
  await settle()
  const session = await signedIn()
  const logic = provideCaptionEditor({
    ...memoryStudioThings(createMemoryBackend(), NOBODY),
    caption: async () => success(FILE),
    saveCaption: async () => answer(),
  })
  const captions = captionEditorOpener(logic, { session: session.actor, outbox, drafts, unsavedCaptions })(
    course,
    OF,
  )
  captions.start()
  await settle()
  const name = (fileId: number) =>
    course.send({ type: 'editor.edit', edits: captionPut(sectionNow(), { ...OF_FILE, fileId }) })
  return {
    course,
    captions,
    session,
    drafts,
    browser,
    outbox,
    name,
    named: () => captionFileOf(sectionNow(), 'zh'),
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
})

describe('captions of a film in a course that stands open', () => {
  it('are named in the draft once they are kept, and are not read again for it', async () => {
    const { captions, drafts, named } = await open()
    captions.send(ADD)
    expect(drafts.read(PLACE)).toMatchObject({ fileId: 0, lines: [{}] })
    vi.advanceTimersByTime(2_000)
    await settle()
    expect([named(), drafts.read(PLACE)]).toEqual([40, null])
    expect([captions.getSnapshot().value, captions.getSnapshot().context.sheet.lines.length]).toEqual([
      { open: 'resting' },
      1,
    ])
  })

  // R-tabs-2.
  it('of a tab in which nothing was written empty nothing that another one keeps', async () => {
    const { captions, browser } = await open()
    const there = { fileId: 0, lines: [{ id: 1, start: 1, end: 2, text: '甲' }] }
    memoryCaptionDrafts(browser).keep(PLACE, there)
    captions.send({ type: 'captionEditor.undo' })
    expect(memoryCaptionDrafts(browser).read(PLACE)).toEqual(there)
  })

  it('are named by the outbox where the page of the course has gone', async () => {
    const { course, captions, outbox } = await open()
    captions.send(ADD)
    course.send({ type: 'editor.leave' })
    expect(course.getSnapshot().status).toBe('done')
    captions.send({ type: 'captionEditor.leave' })
    await settle()
    expect(outbox.getSnapshot().context.items).toMatchObject([
      { userId: 7, draftId: DRAFT_ID, intentId: 'intent-of-captions', edits: [{ field: 'captions' }] },
    ])
  })

  it('are read anew when others name another file, and asked about where both wrote', async () => {
    const { captions, name } = await open()
    name(41)
    await settle()
    expect(captions.getSnapshot().context).toMatchObject({ fileId: 41, sheet: { lines: [{ text: '甲' }] } })
    captions.send(ADD)
    name(42)
    expect([captions.getSnapshot().value, captions.getSnapshot().context.fileId]).toEqual(['clashing', 42])
  })

  it('are said to lack in their course, which is not handed in before they are kept', async () => {
    let answer: Result<number, Failure> = failed({ kind: 'unreachable' })
    const { captions, course } = await open(aWhole(), () => answer)
    const states = () => [
      selectSaveState(course.getSnapshot()),
      selectUnsavedCaptions(course.getSnapshot()).map(({ section, language }) => [section.name, language]),
      course.getSnapshot().matches({ open: { acting: 'idle' } }),
    ]
    captions.send(ADD)
    await vi.advanceTimersByTimeAsync(2_000)
    course.send({ type: 'editor.act', act: { kind: 'submit' } })
    expect([captions.getSnapshot().value, ...states()]).toEqual([
      { open: 'unsaved' },
      'captions',
      [['a1', 'zh']],
      true,
    ])
    answer = success(40)
    await vi.advanceTimersByTimeAsync(2_000)
    expect([captions.getSnapshot().value, ...states()]).toEqual([{ open: 'resting' }, 'saving', [], true])
    course.send({ type: 'editor.act', act: { kind: 'submit' } })
    expect(course.getSnapshot().matches({ open: { acting: 'settling' } })).toBe(true)
  })

  it('end with the session', async () => {
    const { captions, session } = await open()
    session.actor.send({ type: 'session.closedElsewhere' })
    expect(captions.getSnapshot().value).toBe('gone')
  })

  it('keep nothing of who may only look', async () => {
    const { captions, drafts } = await open(aWhole({ state: inReview(1) }))
    captions.send(ADD)
    expect(drafts.read(PLACE)).toBeNull()
  })
})

describe('what is set aside of a course', () => {
  it('is kept while it is held back, and forgotten once nothing is', async () => {
    const store = memoryHeldEdits(createMemoryBrowser())
    const place = { userId: 7, draftId: DRAFT_ID }
    const { course } = openCourse()
    course.start()
    store.keep(place, [rename('a', 'b')])
    keepSetAside(course, store, place)
    await settle()
    expect(store.read(place)).toBeNull()
    course.send({ type: 'editor.edit', edits: [rename('二次函数', '双曲线')] })
    expect(store.read(place)).toBeNull()
    course.send({ type: 'editor.keep' })
    const [item] = course.getSnapshot().context.course?.workingCopy.pending ?? []
    if (item === undefined) throw new Error('nothing is on its way')
    course.send({ type: 'editor.refused', item: { ...item, userId: 7, draftId: DRAFT_ID }, failure: LOCKED })
    expect(store.read(place)).toEqual([rename('二次函数', '双曲线')])
  })
})
