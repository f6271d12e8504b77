import type { ContentType } from './category.ts'

/** 预告, 直播中, 已结束, 回放; `none` for what is not live. */
export type LiveStatus = 'none' | 'announced' | 'running' | 'ended' | 'replay'

/** Where a piece of content stands in the curriculum; 0 and '' where it has no place. */
export interface CurriculumPlace {
  readonly stage: NamedId
  readonly subject: NamedId
  readonly grade: NamedId
  readonly version: NamedId
  readonly book: NamedId
  readonly chapter: NamedId
}

export interface NamedId {
  readonly id: number
  readonly name: string
}

/** A course, live course, resource or question as every list shows it. Durations in seconds, sizes in bytes, times ISO 8601. */
export interface ContentCard {
  readonly id: number
  readonly type: ContentType
  readonly name: string
  readonly coverUrl: string
  readonly summary: string
  readonly place: CurriculumPlace
  readonly tags: readonly NamedId[]
  readonly teacherName: string
  readonly organisationName: string
  readonly suffix: string
  readonly fileSize: number
  readonly duration: number
  readonly sectionCount: number
  readonly questionCount: number
  readonly viewCount: number
  readonly downloadCount: number
  readonly favouriteCount: number
  readonly commentCount: number
  readonly favourite: boolean
  /** 0–100. */
  readonly progress: number
  readonly liveStatus: LiveStatus
  readonly startTime: string
  readonly endTime: string
  /** Of a live course: what the status and the times are about will not take place. */
  readonly cancelled: boolean
  /** Whether its reader reserved the announced live lesson; null where there is nothing to reserve, or it is not told. */
  readonly reserved: boolean | null
  readonly updateTime: string
}
