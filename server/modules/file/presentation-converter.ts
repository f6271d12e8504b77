import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ConvertToPdf } from './office.ts'
import { samplePresentation } from './sample-presentation.ts'

/** What makes presentations visible, as far as a try has shown that it can. */
export interface PresentationConverter {
  readonly convert: ConvertToPdf
  /** What the last try showed; false until the first has ended. */
  readonly works: () => boolean
  /** Tries with a presentation that is known to be good, and says whether that came out. */
  readonly check: () => Promise<boolean>
  /** Ends a try that is under way. */
  readonly stop: () => Promise<void>
}

/** A converter that is tried at once: LibreOffice without Impress has its program and converts nothing. */
export const testedConverter = (convert: ConvertToPdf): PresentationConverter => {
  const stopping = new AbortController()
  let works = false
  let last: Promise<boolean> = Promise.resolve(false)

  const attempt = async (): Promise<boolean> => {
    const folder = await mkdtemp(join(tmpdir(), 'zhiyuan-trial-'))
    try {
      const from = join(folder, 'trial.pptx')
      await writeFile(from, samplePresentation())
      await convert(from, join(folder, 'trial.pdf'), stopping.signal)
      works = true
    } catch {
      works = false
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
    return works
  }

  const check = (): Promise<boolean> => {
    last = last.then(() => (stopping.signal.aborted ? works : attempt()))
    return last
  }
  void check()
  return {
    convert,
    works: () => works,
    check,
    stop: async () => {
      stopping.abort()
      await last
    },
  }
}
