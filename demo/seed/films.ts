import { dirname } from 'node:path/posix'
import type { caption, filmStream } from '#server/db/schema/film.ts'
import type { SeedFiles } from './files.ts'

interface Films {
  readonly streams: readonly (typeof filmStream.$inferInsert)[]
  readonly captions: readonly (typeof caption.$inferInsert)[]
}

/** The streams and captions of the films. */
export const filmsOf = (files: SeedFiles): Films => ({
  streams: files.lessons.flatMap(([, lesson]) =>
    lesson.hls ? [{ fileId: files.video(lesson).id, path: dirname(lesson.hls.master) }] : [],
  ),
  captions: files.lessons.map(([, lesson]) => ({
    fileId: files.video(lesson).id,
    language: 'zh-CN',
    label: '中文',
    captionFileId: files.captions(lesson),
  })),
})
