import { askRelease, decideRelease, getReleases } from '#contract/release.ts'
import {
  decideVersion,
  getResourceVersions,
  reviseResource,
  VERSION_STATUS,
  withdrawResource,
} from '#contract/resource-version.ts'
import type { Changes, callsOf } from './ask-calls.ts'
import type { sharingOf } from './sharing.ts'

/**
 * What the calls of what is published are about, resources of the teacher's that her school has, made for each alone, by the end of
 * their paths. `approved`: the share of a new one that was approved.
 */
export const arrangedReleases = (
  { data }: ReturnType<typeof callsOf>,
  { request }: ReturnType<typeof sharingOf>,
  approved: () => Promise<{ readonly Id: number }>,
): Changes => {
  const resource = async () => ({ Id: (await request((await approved()).Id)).ContentId ?? 0 })
  const asked = async () => {
    const body = await resource()
    await data(askRelease, { body }, 'teacher')
    return body
  }
  const verdict = async (contentId: number) => {
    const body = { Status: 1, PageSize: 100 }
    const { Items } = await data(getReleases, { body }, 'secondReviewer')
    const found = Items?.find(({ ContentId }) => ContentId === contentId)
    return { Id: found?.Id ?? 0, RowVersion: found?.RowVersion ?? 0, Status: 2, Reason: '' }
  }
  const versions = (Id: number) => data(getResourceVersions, { query: { Id } }, 'teacher')
  const revised = async () => {
    const { Id } = await resource()
    const { Current, Number } = await versions(Id)
    const { StageId, SubjectId, ChapterId, TagId } = Current
    const place = {
      StageId: StageId ?? 0,
      SubjectId: SubjectId ?? 0,
      ChapterId: ChapterId ?? 0,
      TagId: TagId ?? 0,
    }
    const words = { Name: '改了名的讲义', Summary: '', Introduction: '' }
    const body = { Id, Number: Number ?? 0, ...words, ...place }
    await data(reviseResource, { body }, 'teacher')
    const waiting = (await versions(Id)).Versions.find(({ Status }) => Status === VERSION_STATUS.waiting)
    return { Id, VersionId: waiting?.Id ?? 0, RowVersion: waiting?.RowVersion ?? 0 }
  }
  const decision = async () => ({ ...(await revised()), Status: 2, Reason: '' })
  return {
    askrelease: resource,
    takebackrelease: asked,
    deciderelease: async () => verdict((await asked()).Id),
    endrelease: async () => {
      const { Id } = await asked()
      await data(decideRelease, { body: await verdict(Id) }, 'secondReviewer')
      return { Id, Reason: '只在本校使用' }
    },
    takebackversion: revised,
    decideversion: decision,
    restoreresource: async () => {
      const { Id, ...body } = await decision()
      await data(decideVersion, { body }, 'reviewer')
      const { Versions, Number } = await versions(Id)
      return { Id, Number, VersionId: Versions.find((one) => one.Number === 1)?.Id }
    },
    withdrawresource: resource,
    offerresource: async () => {
      const body = await resource()
      await data(withdrawResource, { body }, 'teacher')
      return body
    },
  }
}
