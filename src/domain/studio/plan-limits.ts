/** Characters of the name of a plan, at most also of a lesson, of what is said of the plan, and of the address of a stream. */
export const MIN_PLAN_NAME = 2
export const MAX_PLAN_NAME = 60
export const MAX_PLAN_SUMMARY = 100
export const MAX_PLAN_INTRODUCTION = 5000
export const MAX_STREAM_ADDRESS = 2000

/** The most lessons and teachers of a plan, and the most questions that are prepared for one lesson. */
export const MAX_PLAN_SESSIONS = 30
export const MAX_PLAN_TEACHERS = 20
export const MAX_PREPARED_QUESTIONS = 50
