import type { SendFailure } from '#application/upload/upload-transport.port.ts'
import { failed, type Result } from '#domain/kernel/result.ts'

/** An attempt is ended after this time without any progress; the next one continues from there. */
export const SILENT_MS = 30_000

/**
 * Sends for as long as there is progress: `moved` restarts the timeout, with another length if it is given one. A silent line counts as an
 * unreachable server. Rejects with the signal's reason when aborted.
 */
export const whileMoving = async <T>(
  leaving: AbortSignal,
  send: (signal: AbortSignal, moved: (silentMs?: number) => void) => Promise<Result<T, SendFailure>>,
): Promise<Result<T, SendFailure>> => {
  leaving.throwIfAborted()
  const sending = new AbortController()
  const leave = () => sending.abort(leaving.reason)
  leaving.addEventListener('abort', leave)
  let isOver = false
  let silence: ReturnType<typeof setTimeout> | undefined
  const moved = (silentMs = SILENT_MS) => {
    clearTimeout(silence)
    if (!isOver) silence = setTimeout(() => sending.abort(), silentMs)
  }
  moved()
  try {
    return await send(sending.signal, moved)
  } catch (error) {
    if (!sending.signal.aborted || leaving.aborted) throw error
    return failed({ kind: 'unreachable' })
  } finally {
    isOver = true
    clearTimeout(silence)
    leaving.removeEventListener('abort', leave)
  }
}
