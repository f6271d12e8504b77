import type * as z from 'zod/mini'
import type { LearningPort } from '#application/learning/learning.port.ts'
import { deleteRecords, getLearningPageList, type learningPlace, restoreRecords } from '#contract/learning.ts'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import { success } from '#domain/kernel/result.ts'
import type { Attendance, LearningEntry, Occurrence } from '#domain/learning/learning-entry.ts'
import {
  LEARNING_PAGE_SIZE,
  type LearningListKind,
  type Removal,
} from '#domain/learning/learning-question.ts'
import { contentCardOf } from '../catalogue/content-card.mapper.ts'
import type { Http } from '../http/http.ts'
import { pageOf } from '../http/page.mapper.ts'
import { amountOf, flagOf, idOf, percentOf, textOf, timeOf } from '../http/wire-values.ts'

type WirePlace = z.output<typeof learningPlace>

const LIST_TYPE: Readonly<Record<LearningListKind, number>> = { learning: 1, browsing: 2, courses: 3 }
const FINISHED = { all: 0, unfinished: 1, finished: 2 } as const
const MAX_OCCURRENCES = 100

const occurrenceOf =
  (fileAddress: Http['fileAddress']) =>
  (wire: WirePlace, sessionName = ''): readonly Occurrence[] => {
    const [startTime, endTime] = [timeOf(wire.StartTime), timeOf(wire.EndTime)]
    if (!wire.Content || startTime === '' || endTime === '') return []
    const content = contentCardOf(fileAddress, CONTENT_TYPE.recorded)(wire.Content)
    return [
      {
        content,
        sessionName,
        startTime,
        endTime,
        reserved: flagOf(wire.IsReserved),
        cancelled: flagOf(wire.IsCancelled),
      },
    ]
  }

const attendedIn = ({ Record: record }: WirePlace): Attendance | null => {
  const at = timeOf(record?.AttendTime)
  return at === '' ? null : { at, seconds: amountOf(record?.AttendTimes) }
}

/** A line without its content says nothing and is left out. */
const entriesOf =
  (fileAddress: Http['fileAddress']) =>
  (wire: WirePlace): readonly LearningEntry[] => {
    if (!wire.Content) return []
    const content = contentCardOf(fileAddress, CONTENT_TYPE.recorded)(wire.Content)
    const isLive = content.type === CONTENT_TYPE.live
    return [
      {
        id: wire.Id,
        content,
        courseId: idOf(wire.Record?.CourseId) || content.id,
        chapterId: idOf(wire.Record?.RecordChapterId),
        sectionId: idOf(wire.Record?.RecordSectionId),
        sectionName: textOf(wire.SectionName),
        position: amountOf(wire.Record?.ProgressTime),
        duration: amountOf(wire.Record?.ProgressTimes),
        progress: percentOf(wire.Record?.Progress),
        attended: attendedIn(wire),
        sectionFinished: flagOf(wire.Record?.IsFinished),
        finished: flagOf(wire.IsFinished),
        invalid: flagOf(wire.IsInvalid),
        occurrence: isLive ? (occurrenceOf(fileAddress)(wire)[0] ?? null) : null,
        updateTime: timeOf(wire.UpdateTime),
      },
    ]
  }

const removalBody = (removal: Removal) => {
  const RecordType = LIST_TYPE[removal.list]
  switch (removal.kind) {
    case 'one':
      return { RecordType, Ids: [removal.entry.id] }
    case 'period':
      return { RecordType, From: removal.period.from, To: removal.period.to }
    case 'all':
      return { RecordType }
  }
}

/** Wire: GetLearningOrBrowOrCoursePageList, and our own deleterecords and restorerecords. */
export const axiosLearning = (http: Http): LearningPort => ({
  page: async ({ list, filter, page: index }, signal) => {
    const size = LEARNING_PAGE_SIZE[list]
    const body = { PageIndex: index, PageSize: size, Type: LIST_TYPE[list], Finished: FINISHED[filter] }
    const read = await http.call(getLearningPageList, { body }, signal)
    if (!read.ok) return read
    const page = pageOf(read.value, { index, size }, entriesOf(http.fileAddress))
    return success({ ...page, items: page.items.flat() })
  },

  timetable: async ({ from, to }, signal) => {
    const body = { PageSize: MAX_OCCURRENCES, Type: LIST_TYPE.courses, From: from, To: to }
    const read = await http.call(getLearningPageList, { body }, signal)
    if (!read.ok) return read
    const occurrences = occurrenceOf(http.fileAddress)
    return success(read.value.Items.flatMap((wire) => occurrences(wire, textOf(wire.SectionName))))
  },

  remove: async (removal, signal) => {
    const done = await http.call(deleteRecords, { body: removalBody(removal) }, signal)
    return done.ok ? success(true) : done
  },

  restore: async ({ content, updateTime }, signal) => {
    const body = { Items: [{ ObjectId: content.id, UpdateTime: updateTime }] }
    const done = await http.call(restoreRecords, { body }, signal)
    return done.ok ? success(true) : done
  },
})
