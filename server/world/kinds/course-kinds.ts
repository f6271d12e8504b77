import { content } from '../../db/schema/content.ts'
import {
  courseChapter,
  courseSection,
  courseTeacher,
  SECTION_TYPE,
  sectionCaption,
} from '../../db/schema/course.ts'
import { liveException } from '../../db/schema/live-exception.ts'
import { liveRound } from '../../db/schema/live-round.ts'
import { liveSchedule } from '../../db/schema/live-schedule.ts'
import { questionPoint } from '../../db/schema/question-point.ts'
import { amount, as, file, flag, moment, name, orNull, ref, text, word } from '../world-field.ts'
import type { Kind, Part } from '../world-kind.ts'
import { CONTENT_EXAMPLE, contentFields, contentParts, NO_FILE } from './content-kinds.ts'
import { TYPES } from './frame-kinds.ts'

const captions: Part = {
  table: sectionCaption,
  parent: 'sectionId',
  order: ['language'],
  fields: { language: name(35), label: name(40), file: as('captionFileId', file()) },
  most: 50,
}

const points: Part = {
  table: questionPoint,
  parent: 'sectionId',
  order: ['second', 'id'],
  keyed: 'questionPoint',
  fields: { question: as('questionId', ref('question')), second: amount(0, 86_400), required: flag() },
  most: 1000,
}

/** What every occurrence of a session asks; what was asked off the cuff in one is its history. */
const rounds: Part = {
  table: liveRound,
  parent: 'sectionId',
  order: ['offsetSeconds', 'id'],
  keyed: 'liveRound',
  only: { occurrenceStart: null, intentId: null },
  fields: {
    question: as('questionId', ref('question')),
    offsetSeconds: orNull(amount(0, 1_000_000)),
    openSeconds: amount(1, 100_000),
  },
  most: 1000,
}

const sections: Part = {
  table: courseSection,
  parent: 'chapterId',
  order: ['sort', 'id'],
  keyed: 'section',
  hidden: 'removedAt',
  fields: {
    name: name(200),
    type: as('sectionType', word(SECTION_TYPE)),
    duration: amount(0, 1_000_000, 0),
    file: as('fileId', orNull(file())),
    sort: amount(0, 1_000_000),
    studioKey: as('key', orNull(text(64))),
    removedAt: orNull(moment()),
  },
  parts: { captions, points, rounds },
  most: 2000,
}

const chapters: Part = {
  table: courseChapter,
  parent: 'contentId',
  order: ['sort', 'id'],
  keyed: 'chapter',
  hidden: 'removedAt',
  fields: {
    name: name(200),
    sort: amount(0, 1_000_000),
    studioKey: as('key', orNull(text(64))),
    removedAt: orNull(moment()),
  },
  parts: { sections },
  most: 1000,
}

const teachers: Part = {
  table: courseTeacher,
  parent: 'contentId',
  order: ['sort', 'userId'],
  fields: { person: as('userId', ref('person')), sort: amount(0, 1_000_000) },
  most: 100,
}

const courseFields = {
  ...contentFields,
  duration: amount(0, 100_000_000, 0),
  sectionCount: amount(0, 100_000, 0),
}

export const courses: Kind = {
  kind: 'course',
  file: 'courses',
  title: '课程',
  table: content,
  only: { type: TYPES.course },
  fresh: NO_FILE,
  found: 'id',
  fields: courseFields,
  parts: { ...contentParts, teachers, chapters },
  examples: [
    {
      key: 'course-1',
      name: '勾股定理',
      ...CONTENT_EXAMPLE,
      duration: 20,
      sectionCount: 1,
      chapters: [
        {
          key: 'chapter-1',
          name: '第一章',
          sort: 1,
          sections: [
            {
              key: 'section-1',
              name: '什么是勾股定理',
              type: 'video',
              file: 'files/lesson.mp4',
              duration: 20,
              sort: 1,
              captions: [{ language: 'zh-CN', label: '中文', file: 'files/lesson.vtt' }],
              points: [{ key: 'point-1', question: 'question-1', second: 10, required: true }],
            },
          ],
        },
      ],
    },
  ],
}

export const lives: Kind = {
  kind: 'live',
  file: 'lives',
  title: '直播课',
  table: content,
  only: { type: TYPES.live },
  fresh: NO_FILE,
  found: 'id',
  fields: courseFields,
  parts: {
    ...contentParts,
    teachers,
    chapters,
    schedule: {
      table: liveSchedule,
      parent: 'contentId',
      order: ['contentId'],
      single: true,
      fields: {
        startsAt: moment(),
        periodSeconds: amount(1, 2_000_000_000),
        durationSeconds: amount(1, 2_000_000_000),
        replayDelaySeconds: amount(0, 2_000_000_000, 0),
        announceSeconds: amount(0, 2_000_000_000, 0),
        occurrences: orNull(amount(1, 2_000_000_000)),
        cancelledAt: orNull(moment()),
        streamUrl: orNull(text(2000)),
      },
      most: 1,
    },
    exceptions: {
      table: liveException,
      parent: 'contentId',
      order: ['startsAt'],
      fields: {
        startsAt: moment(),
        cancelledAt: orNull(moment()),
        reason: text(500, ''),
        endedAt: orNull(moment()),
      },
      most: 10_000,
    },
  },
  examples: [
    {
      key: 'live-1',
      name: '每周答疑',
      ...CONTENT_EXAMPLE,
      sectionCount: 1,
      chapters: [
        {
          key: 'chapter-1',
          name: '答疑',
          sort: 1,
          sections: [{ key: 'session-1', name: '第 1 讲', type: 'live', sort: 1 }],
        },
      ],
      schedule: {
        startsAt: '2026-09-07T19:00:00+08:00',
        periodSeconds: 604_800,
        durationSeconds: 2700,
        occurrences: 1,
        streamUrl: 'https://live.example.com/1.m3u8',
      },
    },
  ],
}
