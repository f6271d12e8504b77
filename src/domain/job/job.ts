/** What is done in the background; `other` is a kind that this app does not know yet. */
export type JobKind =
  | 'film'
  | 'preview'
  | 'fileSweep'
  | 'binSweep'
  | 'uploadSweep'
  | 'jobSweep'
  | 'rosterSweep'
  | 'schoolWords'
  | 'catalogueWords'
  | 'teacherWords'
  | 'intentionSweep'
  | 'personalData'
  | 'erasureSweep'
  | 'dataFileSweep'
  | 'retentionSweep'
  | 'peopleCount'
  | 'other'

export type JobState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled'

/** Why the last try of a job failed. */
export type JobReason =
  | 'notAFilm'
  | 'damaged'
  | 'unknownCoding'
  | 'filmTooLong'
  | 'gone'
  | 'unavailable'
  | 'tookTooLong'
  | 'interrupted'
  | 'unexpected'

/** Something that the server does in the background. Times in ISO 8601, '' for none. */
export interface Job {
  readonly id: string
  readonly kind: JobKind
  /** The name of what it is done to; '' for nothing. */
  readonly subject: string
  /** Who asked for it; '' for nobody. */
  readonly userName: string
  readonly state: JobState
  /** Percent of this try. */
  readonly progress: number
  readonly tries: number
  /** Null for no failure. */
  readonly reason: JobReason | null
  readonly createdAt: string
  readonly startedAt: string
  readonly endedAt: string
  /** May be cancelled or run again by the one who looks. */
  readonly own: boolean
}

/** Whose jobs: one's own, or those of a school for who reviews there. */
export interface JobScope {
  /** 0 for one's own. */
  readonly organisationId: number
  /** From 1. */
  readonly page: number
}

export const JOB_PAGE_SIZE = 20

/** Something may still become of it by itself. */
export const isUnderWay = ({ state }: Pick<Job, 'state'>): boolean =>
  state === 'waiting' || state === 'running'

export const canCancel = (job: Pick<Job, 'state' | 'own'>): boolean => job.own && isUnderWay(job)

export const canRunAgain = ({ state, own }: Pick<Job, 'state' | 'own'>): boolean =>
  own && (state === 'failed' || state === 'cancelled')
