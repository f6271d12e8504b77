/** Types of a classify entry (R-catalogue-2). */
export const CONTENT_TYPE = { recorded: 1, live: 2, resource: 3, question: 4 } as const
export type ContentType = (typeof CONTENT_TYPE)[keyof typeof CONTENT_TYPE]

/** A top-level category of the product with the categories below it. R-catalogue-2. */
export interface Category {
  readonly id: number
  readonly name: string
  readonly type: ContentType
  readonly code: string
  readonly visible: boolean
  readonly children: readonly Category[]
}

/** A block of the home page. */
export interface Classify {
  readonly id: number
  readonly name: string
  readonly tagId: number
  readonly type: ContentType
  readonly visible: boolean
}

/** R-catalogue-2: what the product knows before the server said anything. */
export const DEFAULT_CLASSIFIES: readonly Classify[] = [
  { id: 1, name: '课程视频', tagId: 0, type: CONTENT_TYPE.recorded, visible: true },
  { id: 2, name: '课程直播', tagId: 0, type: CONTENT_TYPE.live, visible: true },
  { id: 3, name: '资料库', tagId: 0, type: CONTENT_TYPE.resource, visible: true },
]

/** Types 1 and 2 keep their filter criteria in a store (R-catalogue-5). */
export const keepsFilterCriteria = (type: ContentType): boolean =>
  type === CONTENT_TYPE.recorded || type === CONTENT_TYPE.live
