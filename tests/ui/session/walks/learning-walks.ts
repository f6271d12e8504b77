import { screen, within } from '@testing-library/react'
import type { CourseSection } from '#contract/course-document.ts'
import { createMemoryBackend, type MemoryBackend } from '#infrastructure/memory/backend.ts'
import { BANK } from '#infrastructure/memory/content/bank.ts'
import { papersIn } from '#infrastructure/memory/paper.backend.ts'
import { answersIn } from '#infrastructure/memory/question.backend.ts'
import { studioDataIn } from '#infrastructure/memory/studio.backend.ts'
import { memorySittings } from '#infrastructure/paper/sitting-store.memory.ts'
import { aChapter, aSection as aFilm, keyOf } from '#tests/support/a-course.ts'
import { aPaper, aSection } from '#tests/support/papers.ts'
import { DRAFT, studioWith } from '#tests/ui/support/a-draft.ts'
import { PERSONS } from '#tests/ui/support/open-app.tsx'
import { box, press, tab, type User, type Walk } from './walk.ts'

const idOf = (wanted: 'blanks' | 'essay'): number =>
  BANK.find(({ question }) => question.kind === wanted)?.question.id ?? 0
const BLANKS = idOf('blanks')
const ESSAY = idOf('essay')

const PAPER = 9
const SITTING = 'sitting-of-a-walk'
const SAT = `/paper?kind=electronic&id=${PAPER}&view=answer`
const person = 'teacher'

const withSheet = (): MemoryBackend => {
  const backend = createMemoryBackend()
  papersIn(backend, PERSONS[person]).push(
    aPaper({ id: PAPER, kind: 'electronic', sections: [aSection(1, BLANKS, ESSAY)] }),
  )
  return backend
}

/** What was kept of a sitting. */
const given = (backend: MemoryBackend) => answersIn(backend, PERSONS[person], 0, SITTING)

const handIn = async (user: User) => {
  await press(user, '交卷')
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '交卷' }))
}

const essay = { kind: 'essay', text: { html: '<p>面积相等</p>', length: 4, pictures: 0 } } as const

const VTT = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n浮力\n'
const CAPTIONED: Partial<CourseSection> = {
  captions: [{ language: 'zh-CN', label: '中文', fileId: 9 }],
}

const withCaptions = (): MemoryBackend => {
  const { backend, data } = studioWith({ chapters: [aChapter('a', [aFilm('a1', CAPTIONED)])] })
  const film = { fileId: 1, name: 'a1.mp4', suffix: 'mp4', size: 1000, duration: 600 }
  data.files.set(film.fileId, { ...film, url: 'data:video/mp4,' })
  data.captions.set(9, VTT)
  return backend
}

const captionsWith = (backend: MemoryBackend, words: string): number =>
  [...studioDataIn(backend).captions.values()].filter((vtt) => vtt.includes(words)).length

export const LEARNING_WALKS: readonly Walk[] = [
  {
    view: 'pages/paper/sitting-form.tsx',
    person,
    address: SAT,
    backend: withSheet,
    left: (browser) =>
      memorySittings(browser).keep(
        { userId: PERSONS[person], paperId: PAPER },
        { practiceId: SITTING, startedAt: 1, sheet: {}, handedInAt: null, ownMarks: {}, changedAt: {} },
      ),
    field: box('第 2 空'),
    send: handIn,
    goesAgain: true,
    arrives: () => screen.findByText('这些话不能丢掉'),
    call: 'lessonQuestions.answer',
    landed: (backend) => given(backend).filter(({ answer }) => answer.includes('这些话不能丢掉')).length,
  },
  {
    view: 'pages/paper/sitting-result.tsx',
    person,
    address: SAT,
    backend: withSheet,
    left: (browser) =>
      memorySittings(browser).keep(
        { userId: PERSONS[person], paperId: PAPER },
        {
          practiceId: SITTING,
          startedAt: 1,
          sheet: { [ESSAY]: essay },
          handedInAt: 2,
          ownMarks: {},
          changedAt: {},
        },
      ),
    field: () => screen.findByRole('textbox', { name: /自评得分/ }),
    typed: '3.5',
    stored: '3.5',
    send: tab,
    goesAgain: true,
    call: 'lessonQuestions.answer',
    // Five points of the paper are eight of the bank.
    landed: (backend) => given(backend).filter(({ score }) => score > 0).length,
  },
  {
    view: 'pages/studio/caption-row.tsx',
    person,
    address: `/studio/courses/${DRAFT}/films/${keyOf('a1')}`,
    backend: withCaptions,
    others: [{ field: box('第 1 句的结束'), typed: '00:03.250', stored: '"end":3.25' }],
    field: box('第 1 句的文字'),
    goesAgain: true,
    call: 'studioThings.saveCaption',
    landed: (backend) => captionsWith(backend, '这些话不能丢掉'),
  },
  {
    view: 'pages/studio/caption-tools.tsx',
    person,
    address: `/studio/courses/${DRAFT}/films/${keyOf('a1')}`,
    backend: withCaptions,
    field: box('整体平移（秒）'),
    typed: '7.25',
    stored: '"7.25"',
    send: (user) => press(user, '全部推后'),
    goesAgain: true,
    call: 'studioThings.saveCaption',
    landed: (backend) => captionsWith(backend, '00:00:08.250'),
  },
]
