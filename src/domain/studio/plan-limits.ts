/**
 * Limits in characters for the name of a plan (the maximum also for lessons), its description and the address
 * of its stream.
 */
export const MIN_PLAN_NAME = 2
export const MAX_PLAN_NAME = 60
export const MAX_PLAN_SUMMARY = 100
export const MAX_PLAN_INTRODUCTION = 5000
export const MAX_STREAM_ADDRESS = 2000

/** The most lessons and teachers of a plan, and prepared questions of a lesson. */
export const MAX_PLAN_SESSIONS = 30
export const MAX_PLAN_TEACHERS = 20
export const MAX_PREPARED_QUESTIONS = 50
