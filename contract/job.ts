import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { pageInQuery, pageOf } from './page.ts'
import { amount, flag, queryNumber, text, time } from './shape.ts'

const tag = '后台任务'

/** What is done in the background; a client shows one that it does not know by its subject alone. */
export const JOB_KIND = {
  /** A film in several sizes, as HLS. */
  film: 'film',
  /** A presentation as PDF. */
  preview: 'preview',
  fileSweep: 'file-sweep',
  binSweep: 'bin-sweep',
  uploadSweep: 'upload-sweep',
  jobSweep: 'job-sweep',
  rosterSweep: 'roster-sweep',
  /** The contents of a school that has another name now are found by it. */
  schoolWords: 'school-words',
  /** Contents whose tag or place in the curriculum became another are found by what they are called now. */
  catalogueWords: 'catalogue-words',
  /** What an erased account published is no longer found by its name. */
  teacherWords: 'teacher-words',
  intentionSweep: 'intention-sweep',
  /** All that is kept of a person, as one file. */
  personalData: 'personal-data',
  erasureSweep: 'erasure-sweep',
  dataFileSweep: 'data-file-sweep',
  /** What was kept as long as administrators set. */
  retentionSweep: 'retention-sweep',
  /** The number of people is kept in parts, which are added up. */
  peopleCount: 'people-count',
} as const

export const JOB_STATE = { waiting: 0, running: 1, done: 2, failed: 3, cancelled: 4 } as const

/** Why a job failed. */
export const JOB_REASON = {
  /** The file holds no film. */
  notAFilm: 'not-a-film',
  /** It is broken off, or what is in it cannot be read. */
  damaged: 'damaged',
  /** Coded as nothing here can read it. */
  unknownCoding: 'unknown-coding',
  /** Longer than films may be. */
  filmTooLong: 'film-too-long',
  /** The file is gone. */
  gone: 'gone',
  /** This server cannot do it: the program for it is missing. */
  unavailable: 'unavailable',
  /** It was stopped because it took too long. */
  tookTooLong: 'took-too-long',
  /** The server fell silent in the middle, as often as a job may be tried. */
  interrupted: 'interrupted',
  /** A bug; the log of the server says more. */
  unexpected: 'unexpected',
} as const

/** Job: something that the server does in the background. */
export const job = z.object({
  Id: z.string(),
  /** One of JOB_KIND. */
  Kind: text,
  /** The name of what it is done to; empty where there is nothing to name. */
  Subject: text,
  /** Who asked for it; empty where nobody did. */
  UserName: text,
  /** One of JOB_STATE; one that waits to be tried again waits. */
  State: amount,
  /** Percent of this try. */
  Progress: amount,
  /** How often it was begun. */
  Tries: amount,
  /** One of JOB_REASON: why the last try failed; empty for no failure. */
  Reason: text,
  CreateTime: time,
  /** When the last try began; empty before the first. */
  StartTime: time,
  /** When it ended; empty before. */
  EndTime: time,
  /** Whether the one who asks may cancel it or have it run again. */
  IsOwn: flag,
})

/**
 * GET getjobs (ours, R-wire-11): the user's own jobs and those on the films of courses that the user owns or edits (R-studio-8),
 * the newest first; with OrgId all jobs of that school and those that nobody asked for, 403 for who may not review there. A job
 * is kept for 30 days.
 */
export const getJobs = defineCall({
  method: 'GET',
  path: '/api/user/job/getjobs',
  summary: '后台任务列表',
  tag,
  access: 'session',
  query: z.object({
    /** 0 or absent for one's own. */
    OrgId: z.optional(queryNumber),
    PageIndex: pageInQuery.PageIndex,
    PageSize: pageInQuery.PageSize,
  }),
  data: pageOf(job),
})

const jobNamed = z.object({ Id: z.uuid() })

/** POST canceljob (ours): ends a job that waits or runs. 404 for one that is not the user's to cancel, 409 for one that has ended. */
export const cancelJob = defineCall({
  method: 'POST',
  path: '/api/user/job/canceljob',
  summary: '取消后台任务',
  tag,
  access: 'session',
  body: jobNamed,
  data: z.boolean(),
})

/** POST runjobagain (ours): has a job that failed or was cancelled done again. 404 for another's, 409 for any other state. */
export const runJobAgain = defineCall({
  method: 'POST',
  path: '/api/user/job/runjobagain',
  summary: '重新运行后台任务',
  tag,
  access: 'session',
  body: jobNamed,
  data: z.boolean(),
})
