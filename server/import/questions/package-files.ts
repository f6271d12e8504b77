import { unzipSync } from 'fflate'
import { FileRefusal } from './draft.ts'

const MEBIBYTE = 1024 * 1024
const MAX_FILES = 20_000
const MAX_OF_ONE = 30 * MEBIBYTE
const MAX_OF_ALL = 200 * MEBIBYTE
/** More than this no honest file shrinks. */
const MAX_RATIO = 200

/** `a/./b/../c` as `a/c`; null for what leads out of the package. */
export const pathIn = (folder: string, href: string): string | null => {
  const steps: string[] = []
  for (const step of `${folder}/${href.replaceAll('\\', '/')}`.split('/')) {
    if (step === '' || step === '.') continue
    if (step !== '..') steps.push(step)
    else if (steps.pop() === undefined) return null
  }
  return steps.join('/')
}

const isJunk = (name: string): boolean => name.endsWith('/') || /(?:^|\/)(?:__MACOSX\/|\.)/.test(name)

export interface Unpacked {
  /** By their paths. */
  readonly files: ReadonlyMap<string, Uint8Array>
  /** Paths that several files of the archive have: one of these files is in `files`. */
  readonly repeated: ReadonlySet<string>
}

/** The files of a ZIP archive; nothing is written to disk. Refuses one that swells or is none. */
export const unpacked = (bytes: Uint8Array): Unpacked => {
  let count = 0
  let total = 0
  const files = new Map<string, Uint8Array>()
  const seen = new Set<string>()
  const repeated = new Set<string>()
  try {
    const all = unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => {
        count += 1
        total += originalSize
        if (count > MAX_FILES) throw new FileRefusal(`压缩包里的文件多于 ${MAX_FILES} 个，请分成几个压缩包`)
        const swells = originalSize > MEBIBYTE && originalSize > size * MAX_RATIO
        if (originalSize > MAX_OF_ONE || total > MAX_OF_ALL || swells)
          throw new FileRefusal('压缩包解开后太大')
        if (isJunk(name)) return false
        const path = pathIn('', name) ?? name
        if (seen.has(path)) repeated.add(path)
        seen.add(path)
        return true
      },
    })
    for (const [name, content] of Object.entries(all)) {
      const path = pathIn('', name)
      if (path !== null) files.set(path, content)
    }
  } catch (error) {
    if (error instanceof FileRefusal) throw error
    throw new FileRefusal('压缩包坏了，打不开')
  }
  return { files, repeated }
}
