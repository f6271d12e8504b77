import { createActor } from 'xstate'
import type { OfficeLogic } from '#application/people/office-logic.ts'
import type { personalDataMachine } from '#domain/personal-data/personal-data.machine.ts'
import { personalDataCopy } from '#ui/copy/personal-data-copy.ts'
import { formatMonthDay } from '#ui/format/moment.ts'
import { openAddress } from '#ui/private-file/open-address.ts'
import type { AppContext } from '../app-context.ts'
import { toast } from '../notification/toast.ts'

/** Until when it can be taken back, and where, is read by somebody who was just signed out. */
const READ_MS = 30_000

/** The file is fetched by the browser; whoever gives the own account up is signed out here. R-personal-data-3. */
export const personalDataOpener =
  (
    { actors }: Pick<AppContext, 'actors'>,
    logic: typeof personalDataMachine,
  ): OfficeLogic['openPersonalData'] =>
  (input) => {
    const data = createActor(logic, { input })
    data.on('personalData.fetched', ({ address }) => openAddress(address))
    data.on('personalData.left', ({ erasureAt }) => {
      const day = formatMonthDay(new Date(erasureAt), new Date())
      toast(actors)('information', personalDataCopy.hasLeft(day), '', READ_MS)
      actors.session.send({ type: 'session.signOut' })
    })
    return data
  }
