import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { RESOURCES } from '#infrastructure/memory/content/resources.ts'
import { port } from '#main/adapters/with-ports.ts'
import { RESOURCE_PORT } from '#main/catalogue/tokens.ts'
import { COURSE_PORT } from '#main/course/tokens.ts'
import { LESSON_PORT } from '#main/playback/tokens.ts'
import { QUESTION_BANK_PORT } from '#main/question/tokens.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'

const RESOURCE = RESOURCES[0]?.id ?? 0

/** What a page was asked for, and whether the page was there by then. */
const listening = () => {
  const asked: string[] = []
  const heard =
    <Args extends readonly unknown[], Answer>(name: string, ask: (...args: Args) => Answer) =>
    (...args: Args): Answer => {
      const isDrawn =
        document.querySelector('.resource, .question-bank, .bank-question, .course, .play') !== null
      asked.push(`${name} ${isDrawn ? 'by its page' : 'ahead'}`)
      return ask(...args)
    }
  const ports = [
    port(RESOURCE_PORT, (base) => ({ ...base, resource: heard('resource', base.resource) })),
    port(COURSE_PORT, (base) => ({ ...base, course: heard('course', base.course) })),
    port(LESSON_PORT, (base) => ({ ...base, lesson: heard('lesson', base.lesson) })),
    port(QUESTION_BANK_PORT, (base) => ({
      ...base,
      page: heard('page', base.page),
      content: heard('question', base.content),
    })),
  ]
  return { asked, ports }
}

it.each([
  [`/details?id=${RESOURCE}&type=3`, '.resource__actions', ['resource ahead']],
  ['/introduction?id=101&type=1', '.course-tabs', ['course ahead']],
  ['/play?id=101&section=10101', '.lesson-player', ['course ahead', 'lesson ahead']],
  ['/details?type=4&qtype=1', '.bank-row', ['page ahead']],
])('what is opened at %s is asked for once, before its page is there', async (address, content, wanted) => {
  const { asked, ports } = listening()
  openApp({ person: 'teacher', address, backend: createMemoryBackend(), ports })
  await waitFor(() => expect(document.querySelector(content)).not.toBeNull())
  expect(asked).toEqual(wanted)
})

it('nothing is asked ahead for a visitor, nor for an address that names nothing', async () => {
  for (const opening of [
    { address: `/details?id=${RESOURCE}&type=3` },
    { person: 'teacher', address: '/details' },
  ] as const) {
    const { asked, ports } = listening()
    openApp({ ...opening, ports })
    await waitFor(() => expect(document.querySelector('.state')).not.toBeNull())
    expect(asked).toEqual([])
  }
})
