import { createActor } from 'xstate'
import type { OfficeLogic } from '#application/people/office-logic.ts'
import type { firstStartMachine } from '#domain/first-start/first-start.machine.ts'
import { FIRST_START_ADDRESS } from '#ui/routing/first-start-codec.ts'
import type { AppContext } from '../app-context.ts'
import { IN_PLACE } from '../navigation/navigator.ts'

/**
 * Signs the first administrator in without leaving the page, and removes the used link from the address.
 * R-first-start-1.
 */
export const firstStartOpener =
  (
    { actors, navigator }: Pick<AppContext, 'actors' | 'navigator'>,
    logic: typeof firstStartMachine,
  ): OfficeLogic['openFirstStart'] =>
  (input) => {
    const start = createActor(logic, { input })
    start.on('firstStart.made', ({ credentials }) => {
      navigator.navigate(`${FIRST_START_ADDRESS}#`, IN_PLACE)
      actors.session.send({ type: 'session.signIn', credentials })
    })
    return start
  }
