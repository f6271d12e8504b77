import type { Lesson } from '#domain/playback/lesson.ts'
import type { LessonNote } from '#domain/playback/lesson-note.ts'

/** A film of ten minutes that nobody has begun, with nothing after it; every field can be replaced. */
export const aLesson = (change: Partial<Lesson> = {}): Lesson => ({
  courseId: 7,
  chapterId: 1,
  sectionId: 71,
  name: '浮力从哪里来',
  courseName: '浮力',
  sources: [
    {
      label: '1080p',
      url: '/film.mp4?until=1',
      kind: 'file',
      height: 1080,
      cloudVideoId: '',
      cloudPlayAuth: '',
    },
  ],
  posterUrl: '',
  captions: [],
  chapters: [],
  duration: 600,
  points: [],
  record: null,
  previousId: 0,
  nextId: 0,
  finishRule: '',
  ...change,
})

/** A note at 1:23 that the server knows; every field can be replaced. */
export const aNote = (id: number, change: Partial<LessonNote> = {}): LessonNote => ({
  id,
  sectionId: 71,
  second: 83,
  text: `第${id}条`,
  clientId: `note-number-${id}`,
  updatedAt: '2026-09-01T11:00:00.000Z',
  ...change,
})
