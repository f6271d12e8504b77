import { createActor } from 'xstate'
import { whileRunning } from '#application/kernel/while-running.ts'
import { selectBusy, selectRunning } from '#application/playback/playback.selectors.ts'
import type { OpenPlayerDisplay } from '#application/playback/player-display.ts'
import { playerDisplayMachine } from '#domain/playback/player-display.machine.ts'

/** Tells the overlays of a film whether it plays or waits. */
export const openPlayerDisplay: OpenPlayerDisplay = (playback) => {
  const display = createActor(playerDisplayMachine)
  const tell = (film: ReturnType<typeof playback.getSnapshot>) =>
    display.send({ type: 'display.film', running: selectRunning(film), waiting: selectBusy(film) })
  whileRunning(display, () => {
    tell(playback.getSnapshot())
    return [playback.subscribe(tell)]
  })
  return display
}
