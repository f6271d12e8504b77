import { SECOND_FACTOR_FOR } from '#contract/site-settings.ts'

/** Whether a user has to have a second factor here (R-session-24). */
export const isFactorDemanded = (secondFactorFor: number, administers: boolean): boolean =>
  secondFactorFor === SECOND_FACTOR_FOR.everybody ||
  (secondFactorFor === SECOND_FACTOR_FOR.administrators && administers)
