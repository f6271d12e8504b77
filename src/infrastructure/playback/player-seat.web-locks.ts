import type { PlayerSeat } from '#application/playback/player-seat.port.ts'

const LOCK = 'zhiyuan.player'

interface Sitting {
  readonly seated: Promise<boolean>
  getUp(): void
}

const sitDown = (locks: LockManager, how: LockOptions, stolen: () => void): Sitting => {
  let up = false
  let release: (() => void) | null = null
  const hold = (lock: Lock | null, decide: (seated: boolean) => void): Promise<void> | undefined => {
    decide(lock !== null)
    if (lock === null || up) return undefined
    return new Promise((resolve) => {
      release = resolve
    })
  }
  return {
    seated: new Promise((decide) => {
      locks
        .request(LOCK, how, (lock) => hold(lock, decide))
        .catch(() => {
          // A browser that refuses locks is one that knows of no other tab; a lock that was held has been stolen.
          decide(true)
          if (release !== null && !up) stolen()
        })
    }),
    getUp: () => {
      up = true
      release?.()
    },
  }
}

/** The tab that holds the lock plays; a tab that goes away in whatever way has let go of it. */
export const webLocksPlayerSeat = (locks: LockManager | undefined): PlayerSeat => {
  let current: Sitting | null = null

  const sit = async (how: LockOptions, lost: () => void): Promise<boolean> => {
    if (locks === undefined) return true
    if (current !== null) return current.seated
    const sitting = sitDown(locks, how, () => {
      current = null
      lost()
    })
    current = sitting
    const seated = await sitting.seated
    if (!seated && current === sitting) current = null
    return seated
  }

  return {
    take: (lost) => sit({ ifAvailable: true }, lost),
    takeOver: async (lost) => {
      await sit({ steal: true }, lost)
    },
    leave: () => {
      current?.getUp()
      current = null
    },
  }
}
