import type { LessonPort } from '#application/playback/lesson.port.ts'
import { getStructurePageContentInfo } from '#contract/playback.ts'
import { success } from '#domain/kernel/result.ts'
import type { Http } from '../http/http.ts'
import { lessonOf } from './lesson.mapper.ts'

/** Wire: getstructurepagecontentinfo. */
export const axiosLessons = (http: Http): LessonPort => ({
  lesson: async (sectionId, signal) => {
    const read = await http.call(getStructurePageContentInfo, { query: { Id: sectionId } }, signal)
    return read.ok ? success(lessonOf(http.fileAddress)(read.value)) : read
  },
})
