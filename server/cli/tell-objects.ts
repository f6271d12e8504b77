import type { ObjectsTold } from '../backup/bucket-objects.ts'
import { say } from '../runtime/console.ts'

const EVERY_MS = 10_000

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

/** So that a large bucket is seen to go on. */
export const tellNowAndThen = (done: string): ObjectsTold => {
  let last = performance.now()
  return (count, bytes) => {
    if (performance.now() - last < EVERY_MS) return
    last = performance.now()
    say(`  对象存储：${done} ${count} 个文件，${megabytes(bytes)}`)
  }
}
