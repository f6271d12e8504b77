import type { CaptionPort } from '#application/playback/caption.port.ts'
import { failed, success } from '#domain/kernel/result.ts'
import type { Fetch } from '../http/patient-fetch.ts'
import { cuesOf } from './web-vtt.ts'

/** Reads WebVTT from signed addresses: no token goes with it, and no answer is an expiry. */
export const fetchCaptions = (fetch: Fetch): CaptionPort => ({
  read: async ({ url }, signal) => {
    try {
      const response = await fetch(url, { signal, credentials: 'omit' })
      if (!response.ok) return failed('unreachable')
      const cues = cuesOf(await response.text())
      return cues === null ? failed('unreadable') : success(cues)
    } catch {
      signal.throwIfAborted()
      return failed('unreachable')
    }
  },
})
