import type * as z from 'zod/mini'
import { CODE } from '#contract/envelope.ts'
import {
  AD_HOC_FORM,
  type askLiveQuestion,
  type closeLiveQuestion,
  type extendLiveQuestion,
  type pushLiveQuestion,
  ROUND_SECONDS,
  type showLiveResults,
  type tellLiveAnswer,
} from '#contract/live-console.ts'
import { QUESTION_TYPE } from '../../db/schema/question.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import type { Viewer } from '../../http/viewer.ts'
import { LIVE_STATUS } from '../content/live-status.ts'
import type { QuestionRepository } from '../question/question.repository.ts'
import type { ConsoleDto, ConsoleDtoOf } from './live-console.dto.ts'
import type { LiveConsoleRepository } from './live-console.repository.ts'
import { isOpen, type TimedRound } from './live-round.ts'
import { NOT_RUNNING, type OpenedLesson, type TaughtLessons } from './taught-lessons.ts'

/** What a teacher did, for the log of the server. */
export interface ConsoleAct {
  readonly act: 'push' | 'ask' | 'close' | 'extend' | 'showResults' | 'tellAnswer' | 'end'
  readonly userId: number
  readonly sectionId: number
  readonly roundId: number
  readonly at: Date
}

interface Writing {
  readonly repository: LiveConsoleRepository
  /** One line for each act. */
  readonly audit: (act: ConsoleAct) => Promise<void>
}

/** Writes it; the round that it changed, null where everything was so already. */
type Write = (repository: LiveConsoleRepository) => Promise<number | null>

interface Needs {
  readonly lessons: TaughtLessons
  readonly questions: Pick<QuestionRepository, 'findWithParts'>
  readonly consoleDto: ConsoleDtoOf
  /** A change and its line, both or neither. */
  readonly write: <T>(work: (writing: Writing) => Promise<T>) => Promise<T>
}

type Answered = Promise<ConsoleDto | Refusal>
type Body<C extends { body: z.ZodMiniType }> = z.output<C['body']>

const STEM = '<p>课堂提问</p>'
const FORMS = {
  [AD_HOC_FORM.four]: { questionType: QUESTION_TYPE.single, optionKeys: ['A', 'B', 'C', 'D'] },
  [AD_HOC_FORM.six]: { questionType: QUESTION_TYPE.single, optionKeys: ['A', 'B', 'C', 'D', 'E', 'F'] },
  [AD_HOC_FORM.judgement]: { questionType: QUESTION_TYPE.judgement, optionKeys: [] },
} as const
const JUDGEMENT_KEYS: readonly string[] = ['A', 'B']

const NOTHING: Write = async () => null

const NO_ROUND = refuse(CODE.notFound, '没有找到这道题')
const CLOSED = refuse(CODE.conflict, '这道题已经收卷')

const closeOf = (now: Date, seconds: number): Date | null =>
  seconds === ROUND_SECONDS.withLesson ? null : new Date(now.getTime() + seconds * 1000)

/** What the teacher of a session does with its rounds while it runs. Wire: liveconsole. */
export const liveConsoleService = ({ lessons, questions, consoleDto, write }: Needs) => {
  /** Does something in an open console and tells how it is then. */
  const act = async (
    viewer: Viewer,
    sectionId: number,
    kind: ConsoleAct['act'],
    find: (it: OpenedLesson) => Refusal | Write | Promise<Refusal | Write>,
  ): Answered => {
    const before = await lessons.opened(viewer, sectionId)
    if (before instanceof Refusal) return before
    const change = await find(before)
    if (change instanceof Refusal) return change
    await write(async ({ repository, audit }) => {
      const roundId = await change(repository)
      // Asked for again by who has not heard that it is so (docs/decisions/0409).
      if (roundId === null) return
      await audit({ act: kind, userId: viewer.userId, sectionId, roundId, at: before.now })
    })
    const after = await lessons.opened(viewer, sectionId)
    return after instanceof Refusal ? after : consoleDto(after)
  }

  const putRound = ({ rounds, now }: OpenedLesson, roundId: number): TimedRound | null => {
    const round = rounds.find(({ row }) => row.id === roundId)?.round
    return round && round.opensAt <= now ? round : null
  }

  /** As it is put now, to be changed. */
  const rowOf = ({ session, now }: OpenedLesson, { id, put, opensAt, closesAt }: TimedRound) => ({
    roundId: id,
    occurrenceStart: session.startsAt,
    openedAt: opensAt,
    closesAt: put ? put.closesAt : closesAt,
    isShown: put?.isShown ?? false,
    changedAt: now,
  })

  return {
    async console(viewer: Viewer, sectionId: number): Answered {
      const it = await lessons.opened(viewer, sectionId)
      return it instanceof Refusal ? it : consoleDto(it)
    },

    push: (viewer: Viewer, { SectionId, RoundId, Seconds }: Body<typeof pushLiveQuestion>): Answered =>
      act(viewer, SectionId, 'push', (it) => {
        if (!it.rounds.some(({ row }) => row.id === RoundId)) return NO_ROUND
        if (putRound(it, RoundId)) return NOTHING
        const row = {
          roundId: RoundId,
          occurrenceStart: it.session.startsAt,
          openedAt: it.now,
          closesAt: closeOf(it.now, Seconds),
          changedAt: it.now,
        }
        return async (repository) => ((await repository.put(row)) ? RoundId : null)
      }),

    ask: (viewer: Viewer, { SectionId, Form, Seconds, ClientId }: Body<typeof askLiveQuestion>): Answered =>
      act(
        viewer,
        SectionId,
        'ask',
        ({ userId, session, now }) =>
          (repository) =>
            repository.ask({
              ...FORMS[Form],
              sectionId: SectionId,
              occurrenceStart: session.startsAt,
              // Of this teacher in this lesson: nobody else's id can stand in its way.
              intentId: `${SectionId}/${userId}/${ClientId}`,
              stem: STEM,
              openSeconds: Seconds === 0 ? ROUND_SECONDS.longest : Seconds,
              openedAt: now,
              closesAt: closeOf(now, Seconds),
            }),
      ),

    close: (viewer: Viewer, { SectionId, RoundId }: Body<typeof closeLiveQuestion>): Answered =>
      act(viewer, SectionId, 'close', (it) => {
        const round = putRound(it, RoundId)
        if (!round) return NO_ROUND
        if (!isOpen(round, it.now)) return NOTHING
        const row = { ...rowOf(it, round), closesAt: it.now }
        return async (repository) => ((await repository.close(row)) ? RoundId : null)
      }),

    extend: (viewer: Viewer, { SectionId, RoundId, CloseTime }: Body<typeof extendLiveQuestion>): Answered =>
      act(viewer, SectionId, 'extend', (it) => {
        const round = putRound(it, RoundId)
        if (!round) return NO_ROUND
        if (!isOpen(round, it.now)) return CLOSED
        const closesAt = new Date(CloseTime)
        if (closesAt <= round.closesAt) return NOTHING
        const row = { ...rowOf(it, round), closesAt }
        return async (repository) => ((await repository.extend(row)) ? RoundId : null)
      }),

    showResults: (viewer: Viewer, { SectionId, RoundId, IsShown }: Body<typeof showLiveResults>): Answered =>
      act(viewer, SectionId, 'showResults', (it) => {
        const round = putRound(it, RoundId)
        if (!round) return NO_ROUND
        const row = { ...rowOf(it, round), isShown: IsShown }
        return async (repository) => ((await repository.show(row)) ? RoundId : null)
      }),

    /** The lesson is over from now on; said again, it stays so. */
    async endLesson(viewer: Viewer, sectionId: number): Answered {
      const it = await lessons.taught(viewer, sectionId)
      if (it instanceof Refusal) return it
      const { session, now, contentId } = it
      if (session.status === LIVE_STATUS.announced) return NOT_RUNNING
      if (session.status === LIVE_STATUS.running)
        await write(async ({ repository, audit }) => {
          if (await repository.end(contentId, session.startsAt, now))
            await audit({ act: 'end', userId: viewer.userId, sectionId, roundId: 0, at: now })
        })
      return { ServerTime: now.toISOString(), Prepared: [], Put: [] }
    },

    tellAnswer: (viewer: Viewer, { SectionId, RoundId, Key }: Body<typeof tellLiveAnswer>): Answered =>
      act(viewer, SectionId, 'tellAnswer', async (it) => {
        const round = putRound(it, RoundId)
        if (!round || round.intentId === null) return NO_ROUND
        const { questionId } = round
        const [row] = await questions.findWithParts([questionId], it.userId)
        const { questionType, options = [] } = row?.question ?? {}
        const keys = questionType === QUESTION_TYPE.judgement ? JUDGEMENT_KEYS : options.map(({ key }) => key)
        if (!keys.includes(Key)) return refuse(CODE.fieldError, '没有这个选项')
        return async (repository) =>
          (await repository.tell(RoundId, questionId, Key, it.now)) ? RoundId : null
      }),
  }
}

export type LiveConsoleService = ReturnType<typeof liveConsoleService>
