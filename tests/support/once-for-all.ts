import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Whose lock it is; 0 where that cannot be told yet, or any more. */
const holderOf = (lock: string): number => {
  try {
    return Number(readFileSync(lock, 'utf8'))
  } catch {
    return 0
  }
}

/** One process makes a file or a folder that the others wait for; a lock whose process is gone holds nobody up. */
export const onceForAll = async (file: string, make: (part: string) => Promise<void>): Promise<void> => {
  const lock = `${file}.lock`
  for (;;) {
    if (existsSync(file)) return
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      break
    } catch {
      const holder = holderOf(lock)
      if (holder > 0 && !isRunning(holder)) rmSync(lock, { force: true })
      await pause(100)
    }
  }
  try {
    const part = `${file}.${process.pid}`
    if (existsSync(file)) return
    await make(part)
    renameSync(part, file)
  } finally {
    rmSync(lock, { force: true })
  }
}
