import type { liveRound } from '#server/db/schema/live-round.ts'
import { QUESTION_TYPE } from '#server/db/schema/question.ts'
import { subjects } from '../content/index.ts'
import { LIVE_QUESTIONS } from '../live-questions/index.ts'
import type { QuestionContent } from '../questions/types.ts'
import type { Contents } from './contents.ts'
import type { SeedFiles } from './files.ts'
import type { QuestionRows } from './question-rows.ts'
import { Rows } from './rows.ts'

type RoundRow = Omit<typeof liveRound.$inferSelect, 'id'>

/** Long enough to think, and for a visitor of the demonstration to find one open. */
const OPEN_SECONDS = { choice: 180, blanks: 300 } as const

/**
 * When a question is put: the questions of a session are spread over it, and over its film too, so that each has a
 * second of its own in the replay. In seconds after the session began.
 */
const offsetOf = (index: number, count: number, session: number, film: number): number => {
  const share = (index + 0.6) / (count + 0.2)
  const times = Math.floor((share * session) / film)
  return Math.ceil(times * film + share * film)
}

/** The names of the sessions of each live course, in order. */
const sessionNames = new Map(
  subjects.flatMap(({ stages }) =>
    stages.flatMap(({ lives }) => lives.map(({ key, sessions }) => [key, sessions] as const)),
  ),
)

const openSecondsOf = ({ type }: QuestionContent): number =>
  type === QUESTION_TYPE.blanks ? OPEN_SECONDS.blanks : OPEN_SECONDS.choice

/** What the sessions of all live courses put to those who watch. */
export const liveRoundsOf = (
  contents: Contents,
  files: SeedFiles,
  questions: QuestionRows,
): Rows<RoundRow> => {
  const rows = new Rows<RoundRow>()
  const lengthOf = new Map(files.lessons.map(([, lesson]) => [files.video(lesson).id, lesson.mp4.duration]))
  for (const [key, sessions] of Object.entries(LIVE_QUESTIONS)) {
    const { id, knowId } = contents.find(key)
    const sections = contents.sections.all.filter(
      ({ chapterId }) => contents.chapters.all[chapterId - 1]?.contentId === id,
    )
    const names = sessionNames.get(key) ?? []
    if (names.length !== sessions.length) throw new Error(`seed: ${key} asks in other sessions than it has`)
    for (const { id: sectionId, name, duration, fileId } of sections) {
      const film = lengthOf.get(fileId ?? 0) ?? duration
      const asked = sessions[names.indexOf(name)] ?? []
      for (const [index, content] of asked.entries())
        rows.add({
          sectionId,
          questionId: questions.add(content, knowId),
          offsetSeconds: offsetOf(index, asked.length, duration, film),
          openSeconds: openSecondsOf(content),
          occurrenceStart: null,
          intentId: null,
        })
    }
  }
  return rows
}
