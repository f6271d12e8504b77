import * as z from 'zod/mini'
import { type PlayerSettings, RATES } from '#domain/playback/player-settings.ts'
import { listOf, localJson, localWork } from './storage-key.ts'
import { storedAnswerDraft, storedUnsentAnswer } from './stored-answer.ts'
import { storedConsole } from './stored-console.ts'
import { storedPractice } from './stored-practice.ts'

/** Users of one browser; the one who watched last comes first, the oldest make room. */
export const MAX_WATCHERS = 20
/** The latest; the oldest make room. */
export const MAX_ANSWER_DRAFTS = 12
/** The latest; the oldest make room. */
export const MAX_PRACTICES = 5
/** The latest; the oldest make room. */
export const MAX_CONSOLES = 5

const label = z.nullable(z.string().check(z.minLength(1), z.maxLength(40)))

const playerSettings = z.object({
  rate: z.number().check(z.refine((rate) => RATES.includes(rate))),
  volume: z.number().check(z.minimum(0), z.maximum(1)),
  muted: z.boolean(),
  quality: label,
  captions: label,
  theatre: z.boolean(),
  transcript: z.boolean(),
}) satisfies z.ZodMiniType<PlayerSettings>

/** What a lesson leaves in the browser; fetched with it. */
export const LESSON_STORAGE_KEYS = {
  /** How each user likes to watch. */
  playerSettings: localJson(
    'playerSettings',
    () => listOf(z.object({ userId: z.int().check(z.minimum(1)), settings: playerSettings }), MAX_WATCHERS),
    [],
  ),
  /** Answers that no server has acknowledged yet, under their user's id (R-question-2). */
  answerDrafts: localWork('answerDrafts', () => listOf(storedAnswerDraft, MAX_ANSWER_DRAFTS), []),
  /** Answers that wait for a connection, likewise; oldest first. */
  unsentAnswers: localWork('unsentAnswers', () => listOf(storedUnsentAnswer), []),
  /** Practices with all there is to go on with, likewise; the latest first. */
  practices: localWork('practices', () => listOf(storedPractice, MAX_PRACTICES), []),
  /** What teachers did in consoles of live lessons and has not arrived, likewise; the latest first (R-live-10). */
  liveConsoles: localWork('liveConsoles', () => listOf(storedConsole, MAX_CONSOLES), []),
} as const
