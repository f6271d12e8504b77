import { spawnSync } from 'node:child_process'
import { isBuilt, sourceStamp } from '../start/source-stamp.mjs'

/** Builds client and server unless they are what the sources say now; false when they cannot be built. */
export const builtAsItIs = (): boolean => {
  const stamp = sourceStamp(process.cwd())
  if (isBuilt(process.cwd(), 'client', stamp) && isBuilt(process.cwd(), 'server', stamp)) return true
  return spawnSync(process.execPath, ['scripts/run.mjs', 'build'], { stdio: 'inherit' }).status === 0
}
