import type { ResourceVersion } from '#domain/release/resource-version.ts'
import type { MemoryBackend } from './backend.ts'

const VERSIONS = new WeakMap<MemoryBackend, Map<number, ResourceVersion[]>>()

/** The versions of a resource, the newest first; to be changed in place. */
export const versionsOf = (backend: MemoryBackend, contentId: number): ResourceVersion[] => {
  const all = VERSIONS.get(backend) ?? new Map<number, ResourceVersion[]>()
  VERSIONS.set(backend, all)
  const held = all.get(contentId) ?? []
  all.set(contentId, held)
  return held
}
