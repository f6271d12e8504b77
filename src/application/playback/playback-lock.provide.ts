import { fromCallback } from 'xstate'
import { type PlaybackLockEvent, playbackLockMachine } from '#domain/playback/playback-lock.machine.ts'
import type { PlaybackLock } from './playback-lock.port.ts'

export const providePlaybackLock = (lock: PlaybackLock) =>
  playbackLockMachine.provide({
    actors: {
      acquire: fromCallback<PlaybackLockEvent, { over: boolean }>(({ input: { over }, sendBack }) => {
        const onLost = () => sendBack({ type: 'lock.lost' })
        const acquiring = over ? lock.steal(onLost).then(() => true) : lock.acquire(onLost)
        void acquiring.then((acquired) => sendBack({ type: acquired ? 'lock.acquired' : 'lock.refused' }))
        return () => lock.release()
      }),
    },
  })
