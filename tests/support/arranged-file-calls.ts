import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { cancelJob, getJobs, JOB_STATE } from '#contract/job.ts'
import { exportPersonalData } from '#contract/personal-data.ts'
import { addPrivateFileContent } from '#contract/private-file.ts'
import type { Changes, callsOf } from './ask-calls.ts'
import type { Harness } from './each-engine.ts'
import type { Persona } from './server.ts'
import { aFilmOf, uploaderOf } from './uploads.ts'

/** What calls of one's own files and of jobs are about, made for each alone; `changes` by the end of their paths. */
export const arrangedFiles = (harness: () => Harness, { data }: ReturnType<typeof callsOf>) => {
  const brought = () => ({
    name: `课堂${randomUUID().slice(0, 8)}`,
    suffix: 'mp4',
    bytes: aFilmOf(1000),
  })
  const uploader = async (persona: Persona) => uploaderOf(harness().app, await harness().ask.tokenOf(persona))
  const dataOf = ({ Data }: { readonly Data: unknown }) => z.parse(addPrivateFileContent.data, Data)

  /** The id of a film among a persona's own files, whose bytes nobody else has. */
  const film = async (persona: Persona): Promise<number> =>
    dataOf(await (await uploader(persona)).upload(brought())).File?.Id ?? 0

  /** A job of the reviewer's that waits: the servers of tests do none. */
  const job = async () => {
    await data(exportPersonalData, { body: { UserId: 0 } }, 'reviewer')
    const { Items } = await data(getJobs, { query: { PageSize: 100 } }, 'reviewer')
    return { Id: Items?.find(({ State }) => State === JOB_STATE.waiting)?.Id ?? '' }
  }
  const changes: Changes = {
    preparefilm: async () => ({ Id: await film('reviewer') }),
    DiscardUpload: async () => ({
      UploadId: dataOf(await (await uploader('reviewer')).begin(brought())).UploadId,
    }),
    canceljob: job,
    runjobagain: async () => {
      const body = await job()
      await data(cancelJob, { body }, 'reviewer')
      return body
    },
  }
  return { film, changes }
}

export type ArrangedFiles = ReturnType<typeof arrangedFiles>
