import type { Container, ContainerModule } from 'inversify'
import type { LessonLogic } from '#application/app-actors.ts'
import { UNSENT_WORK } from '../tokens.ts'
import type { Wired } from '../wired.ts'
import { wireAnswers } from './answer-wiring.ts'
import { playbackLesson } from './playback.module.ts'
import { questionLesson } from './question.module.ts'
import {
  ANSWER_DRAFT_STORE,
  ANSWER_OUTBOX,
  PLAYBACK_LOGIC,
  QUESTION_STOP_LOGIC,
  UNSENT_ANSWER_STORE,
} from './tokens.ts'

/** One module a feature, as inside. */
const FEATURES: readonly ContainerModule[] = [playbackLesson, questionLesson]

/** The statecharts of the lesson, bound to their ports. */
export const openLesson = (
  container: Container,
  adapters: readonly ContainerModule[],
  wired: Wired,
): LessonLogic => {
  container.load(...FEATURES, ...adapters)
  const answerOutbox = container.get(ANSWER_OUTBOX)
  wireAnswers(wired, answerOutbox, {
    drafts: container.get(ANSWER_DRAFT_STORE),
    unsent: container.get(UNSENT_ANSWER_STORE),
    work: container.get(UNSENT_WORK),
  })
  return {
    playback: container.get(PLAYBACK_LOGIC),
    questionStop: container.get(QUESTION_STOP_LOGIC),
    answerOutbox,
  }
}
