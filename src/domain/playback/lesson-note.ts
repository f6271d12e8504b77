/** What a learner wrote at a second of a lesson. */
export interface LessonNote {
  /** 0 while the server does not know it. */
  readonly id: number
  readonly sectionId: number
  readonly second: number
  /** Plain text, 1–2000 characters. */
  readonly text: string
  /** The same id sent twice is one note. */
  readonly clientId: string
  /** ISO 8601. */
  readonly updatedAt: string
}
