import { access } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { JOB_KIND, JOB_REASON, JOB_STATE } from '#contract/job.ts'
import type { Db } from '../../db/database.ts'
import type { Clock } from '../../runtime/clock.ts'
import { STORES, type Storage, type Stored, type StoreName } from '../../storage/storage.ts'
import { withPlace } from '../../storage/stored-files.ts'
import type { LatestJob } from '../job/job.repository.ts'
import type { JobKind } from '../job/job-kind.ts'
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

const PREVIEW: JobKind<{ content: string; store: StoreName; path: string }> = {
  name: JOB_KIND.preview,
  payload: z.object({ content: z.string(), store: z.enum(STORES), path: z.string() }),
  tries: 2,
  backoff: 5,
  // The converter's own end, and a trial after it.
  timeout: 180,
  // LibreOffice takes hundreds of megabytes.
  concurrency: 1,
}

const STILL_COMING: readonly number[] = [JOB_STATE.waiting, JOB_STATE.running]

interface Making {
  readonly db: Db
  readonly jobs: FastifyInstance['jobs']
  readonly storage: Storage
  readonly converter: PresentationConverter
  readonly clock: Clock
}

/**
 * The PDFs made of presentations, kept in the data store by the content they were made of. They are made in the background,
 * one at a time by a server; a request is told how far it is and polls.
 */
export const presentationPreviews = ({ db, jobs, storage, converter, clock }: Making) => {
  jobs.define(PREVIEW, async ({ payload: { content, store, path }, signal, log }) => {
    const pdf = previewOf(content)
    const place = storage.locate(pdf.store, pdf.path)
    // Another process of this school may have been quicker.
    if (await exists(place)) return null
    try {
      await withPlace(storage, { store, path }, (lent) => converter.convert(lent, place, signal))
      return null
    } catch (error) {
      if (signal.aborted) throw error
      log.warn({ err: error }, 'a presentation could not be converted')
      // A file is blamed only by a converter that is seen to work.
      const reason = (await converter.check()) ? JOB_REASON.damaged : JOB_REASON.unavailable
      return { reason, isFinal: true }
    }
  })

  const hasJustFailed = ({ state, reason, endedAt }: LatestJob): boolean =>
    state === JOB_STATE.failed &&
    reason !== JOB_REASON.unavailable &&
    endedAt !== null &&
    clock().getTime() - endedAt.getTime() < TRY_AGAIN_SECONDS * 1000

  return {
    /** `name` is that of the presentation, for whoever looks at the jobs. */
    async of({ sha256, store, path }: StoredFile, name: string): Promise<Converted> {
      const content = sha256.toString('hex')
      const pdf = previewOf(content)
      if (await exists(storage.locate(pdf.store, pdf.path))) return { state: 'ready', pdf }
      const latest = await jobs.latest(PREVIEW, content)
      if (latest !== null && STILL_COMING.includes(latest.state)) return { state: 'converting' }
      if (latest !== null && hasJustFailed(latest)) return { state: 'failed' }
      if (!converter.works()) return { state: 'unavailable' }
      const subject = { userId: null, organisationId: null, subject: name, key: content }
      await db.transaction((tx) => jobs.enqueue(tx, PREVIEW, { content, store, path }, subject))
      jobs.wake(PREVIEW)
      return { state: 'converting' }
    },
    /** Ends a trial of the converter that is under way. */
    stop: (): Promise<void> => converter.stop(),
  }
}
