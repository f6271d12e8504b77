import { createActor } from 'xstate'
import type { OfficeLogic } from '#application/people/office-logic.ts'
import type { personalDataMachine } from '#domain/personal-data/personal-data.machine.ts'
import { personalDataCopy } from '#ui/copy/personal-data-copy.ts'
import { formatMonthDay } from '#ui/format/moment.ts'
import { openAddress } from '#ui/private-file/open-address.ts'
import type { AppContext } from '../app-context.ts'
import { toast } from '../notification/toast.ts'

/** Long, because a user who was just signed out reads when and where the erasure can be cancelled. */
const READ_MS = 30_000

/** Downloads the data file; signs out a user who gives up the own account. R-personal-data-3. */
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
