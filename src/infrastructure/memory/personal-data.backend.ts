import type { MemoryBackend } from './backend.ts'

/** What a backend in memory keeps of files with personal data and of accounts that are given up, by user. */
export interface MemoryPersonalData {
  /** When the file was made, in milliseconds. */
  readonly files: Map<number, number>
  /** From when on an account is erased, in milliseconds. */
  readonly leaving: Map<number, number>
}

const DATA = new WeakMap<MemoryBackend, MemoryPersonalData>()

export const personalDataOf = (backend: MemoryBackend): MemoryPersonalData => {
  const data = DATA.get(backend) ?? { files: new Map(), leaving: new Map() }
  DATA.set(backend, data)
  return data
}
