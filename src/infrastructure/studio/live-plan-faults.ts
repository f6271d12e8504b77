import { livePlanFaults } from '#contract/live-plan-document.ts'
import type { FindPlanFaults } from '#domain/studio/live-plan.ts'

/** The rule of the contract, which the server holds plans to as well. */
export const findPlanFaults: FindPlanFaults = (document, now, hasBegun) =>
  livePlanFaults(
    {
      ...document,
      teachers: [...document.teachers],
      sessions: document.sessions.map(({ limits = [], ...one }) => ({
        ...one,
        questionIds: [...one.questionIds],
        limits: [...limits],
      })),
    },
    now,
    hasBegun,
  )
