import type { CourseDocument } from '#contract/course-document.ts'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { newDraft, studioDataIn } from '#infrastructure/memory/studio.backend.ts'
import { aCourse } from '#tests/support/a-course.ts'
import { openApp, personOf } from './open-app.tsx'

export const DRAFT = 500

/** The studio with a course of the teacher's own. `open` shows it, and again as after a reload. */
export const studioWith = (document: Partial<CourseDocument> = {}) => {
  const backend = createMemoryBackend()
  const browser = createMemoryBrowser()
  const data = studioDataIn(backend)
  const teacher = personOf('teacher')
  const draft = {
    ...newDraft(DRAFT, teacher, {
      organisation: teacher.organisations[0] ?? { id: 1, name: '' },
      name: '浮力',
      clientId: 'made-before',
      at: '2026-03-02T00:00:00Z',
    }),
    document: aCourse({
      name: '浮力',
      teachers: [teacher.id],
      place: { stageId: 0, subjectId: 0, versionId: 0, bookId: 0, chapterId: 0, knowId: 0 },
      ...document,
    }),
  }
  data.drafts.set(DRAFT, draft)
  const open = (address = `/studio/courses/${DRAFT}`) =>
    openApp({ person: 'teacher', backend, browser, address })
  return { backend, browser, data, draft, open }
}
