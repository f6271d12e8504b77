import type { CaptionPort } from '#application/playback/caption.port.ts'
import { failed, success } from '#domain/kernel/result.ts'
import { cuesOf } from './web-vtt.ts'

/** Captions that stand in their own address, as `data:text/vtt,…`: the in-memory backend has no other place for them. */
export const memoryCaptions = (): CaptionPort => ({
  read: async ({ url }, signal) => {
    signal.throwIfAborted()
    if (!url.startsWith('data:')) return failed('unreachable')
    const cues = cuesOf(decodeURIComponent(url.slice(url.indexOf(',') + 1)))
    return cues === null ? failed('unreadable') : success(cues)
  },
})
