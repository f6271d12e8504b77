/** What a new installation is led through, in this order. R-first-start-2. */
export type FirstStep = 'people' | 'textbooks' | 'course' | 'resources'

/** How far a step is. */
export interface StepSoFar {
  readonly step: FirstStep
  /** People besides oneself who may sign in, textbooks, published courses, published resources. */
  readonly count: number
  /** Left out on purpose. */
  readonly skipped: boolean
}

export interface StepChoice {
  readonly step: FirstStep
  readonly skipped: boolean
}

/** The first step that has neither anything nor been left out; null where nothing is left to do. */
export const nextStep = (steps: readonly StepSoFar[]): FirstStep | null =>
  steps.find(({ count, skipped }) => count === 0 && !skipped)?.step ?? null

export const withChoice = (steps: readonly StepSoFar[], choice: StepChoice): readonly StepSoFar[] =>
  steps.map((it) => (it.step === choice.step ? { ...it, skipped: choice.skipped } : it))
