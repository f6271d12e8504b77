import { createActor } from 'xstate'
import { selectBusy, selectRunning } from '#application/playback/playback.selectors.ts'
import type { OpenPlayerDisplay } from '#application/playback/player-display.ts'
import { playerDisplayMachine } from '#domain/playback/player-display.machine.ts'

/** Tells what stands over a film whether it runs or waits, for as long as the display is there. */
export const openPlayerDisplay: OpenPlayerDisplay = (playback) => {
  const display = createActor(playerDisplayMachine)
  const tell = (film: ReturnType<typeof playback.getSnapshot>) =>
    display.send({ type: 'display.film', running: selectRunning(film), waiting: selectBusy(film) })
  tell(playback.getSnapshot())
  const watched = playback.subscribe(tell)
  display.subscribe({ complete: () => watched.unsubscribe() })
  return display
}
