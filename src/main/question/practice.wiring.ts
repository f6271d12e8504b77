import { createActor } from 'xstate'
import type { QuestionLogic } from '#application/app-actors.ts'
import type { practiceMachine } from '#domain/question/practice.machine.ts'
import { finishedPracticeAddress, practiceAddress } from '#ui/routing/practice-address.ts'
import type { AppContext } from '../app-context.ts'
import { IN_PLACE } from '../navigation/navigator.ts'

/** Notes in the address that a practice was handed in, so that a reload shows its report. */
export const practiceOpener =
  (
    { navigator }: Pick<AppContext, 'navigator'>,
    logic: typeof practiceMachine,
  ): QuestionLogic['openPractice'] =>
  (input) => {
    const practice = createActor(logic, { input })
    practice.on('practice.finished', ({ id }) =>
      navigator.navigate(finishedPracticeAddress(input.scope, id), IN_PLACE),
    )
    practice.on('practice.left', () => navigator.navigate(practiceAddress(input.scope), IN_PLACE))
    return practice
  }
