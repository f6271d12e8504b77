import { access } from 'node:fs/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../runtime/clock.ts'
import type { Storage, Stored } from '../../storage/storage.ts'
import { withPlace } from '../../storage/stored-files.ts'
import type { StoredFile } from './file.repository.ts'
import type { PresentationConverter } from './presentation-converter.ts'

/** What was tried in vain is not tried at every look. */
const TRY_AGAIN_SECONDS = 600

export type Converted =
  | { readonly state: 'ready'; readonly pdf: Stored }
  | { readonly state: 'converting' }
  | { readonly state: 'failed' }
  /** Nothing is wrong with the file: this server converts none at present. */
  | { readonly state: 'unavailable' }

const exists = (place: string): Promise<boolean> =>
  access(place).then(
    () => true,
    () => false,
  )

/** Where the PDF made of a presentation is kept, by the content it was made of. */
export const previewOf = (content: string): Stored => ({
  store: 'data',
  path: `previews/${content.slice(0, 2)}/${content}.pdf`,
})

interface Making {
  readonly storage: Storage
  readonly converter: PresentationConverter
  readonly clock: Clock
  readonly log: FastifyBaseLogger
}

/**
 * The PDFs made of presentations, kept in the data store by the content they were made of. One is made at a time, in the
 * order of asking; a request is told how far it is and polls.
 */
export const presentationPreviews = ({ storage, converter, clock, log }: Making) => {
  const underWay = new Set<string>()
  /** When it failed, by content. */
  const failures = new Map<string, number>()
  const stopping = new AbortController()
  let last: Promise<void> = Promise.resolve()
  const seconds = () => clock().getTime() / 1000

  const make = async (content: string, from: Stored, place: string): Promise<void> => {
    try {
      // Another process of this school may have been quicker.
      if (!stopping.signal.aborted && !(await exists(place)))
        await withPlace(storage, from, (lent) => converter.convert(lent, place, stopping.signal))
      failures.delete(content)
    } catch (error) {
      log.warn({ err: error }, 'a presentation could not be converted')
      // A file is blamed only by a converter that is seen to work.
      if (await converter.check()) failures.set(content, seconds())
    } finally {
      underWay.delete(content)
    }
  }

  return {
    async of({ sha256, store, path }: StoredFile): Promise<Converted> {
      const content = sha256.toString('hex')
      const pdf = previewOf(content)
      const place = storage.locate(pdf.store, pdf.path)
      if (await exists(place)) return { state: 'ready', pdf }
      if (underWay.has(content)) return { state: 'converting' }
      if (seconds() - (failures.get(content) ?? Number.NEGATIVE_INFINITY) < TRY_AGAIN_SECONDS)
        return { state: 'failed' }
      if (!converter.works()) return { state: 'unavailable' }
      underWay.add(content)
      last = last.then(() => make(content, { store, path }, place))
      return { state: 'converting' }
    },
    /** Ends what is under way, and what waits. */
    stop(): Promise<void> {
      stopping.abort()
      return Promise.all([last, converter.stop()]).then(() => undefined)
    },
  }
}
