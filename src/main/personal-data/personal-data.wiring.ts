import { createActor } from 'xstate'
import type { OfficeLogic } from '#application/people/office-logic.ts'
import type { personalDataMachine } from '#domain/personal-data/personal-data.machine.ts'
import { openAddress } from '#ui/private-file/open-address.ts'
import type { AppContext } from '../app-context.ts'

/** The file is fetched by the browser; whoever gives the own account up is signed out here. R-personal-data-3. */
export const personalDataOpener =
  (
    { actors }: Pick<AppContext, 'actors'>,
    logic: typeof personalDataMachine,
  ): OfficeLogic['openPersonalData'] =>
  (input) => {
    const data = createActor(logic, { input })
    data.on('personalData.fetched', ({ address }) => openAddress(address))
    data.on('personalData.left', () => actors.session.send({ type: 'session.signOut' }))
    return data
  }
