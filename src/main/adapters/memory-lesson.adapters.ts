import { ContainerModule } from 'inversify'
import { memoryPlayerSettings } from '#infrastructure/playback/player-settings.memory.ts'
import { memoryVideoPlayer } from '#infrastructure/playback/video-player.memory.ts'
import { memoryAnswerDrafts } from '#infrastructure/question/answer-draft.memory.ts'
import { memoryLessonQuestions } from '#infrastructure/question/question.memory.ts'
import { memoryUnsentAnswers } from '#infrastructure/question/unsent-answer.memory.ts'
import {
  ANSWER_DRAFT_STORE,
  LESSON_QUESTION_PORT,
  PLAYER_SETTINGS_STORE,
  UNSENT_ANSWER_STORE,
  VIDEO_PLAYER,
} from '../lesson/tokens.ts'
import { BROWSER, CALLER, WORLD } from './memory-ground.ts'

const playback = new ContainerModule(({ bind }) => {
  bind(VIDEO_PLAYER).toResolvedValue(() => memoryVideoPlayer())
  bind(PLAYER_SETTINGS_STORE).toResolvedValue(memoryPlayerSettings, [BROWSER])
})

const question = new ContainerModule(({ bind }) => {
  bind(LESSON_QUESTION_PORT).toResolvedValue(memoryLessonQuestions, [WORLD, CALLER])
  bind(ANSWER_DRAFT_STORE).toResolvedValue(memoryAnswerDrafts, [BROWSER])
  bind(UNSENT_ANSWER_STORE).toResolvedValue(memoryUnsentAnswers, [BROWSER])
})

/** What of the set a lesson needs. */
export const memoryLesson: readonly ContainerModule[] = [playback, question]
