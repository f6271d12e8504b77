import type { ServerVersionPort } from '#application/connection/server-version.port.ts'
import { success } from '#domain/kernel/result.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'

export const memoryServerVersion = (backend: MemoryBackend, caller: Caller): ServerVersionPort => ({
  version: (signal) =>
    backend.request({
      call: 'serverVersion.version',
      access: 'session',
      caller,
      signal,
      answer: () => success('演示'),
    }),
})
