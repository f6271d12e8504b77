import type * as z from 'zod/mini'
import type { ReleasePort } from '#application/release/release.port.ts'
import {
  askRelease,
  decideRelease,
  endRelease,
  getPublished,
  getReleases,
  PUBLISHED_SORT,
  type published,
  RELEASE_STATE,
  RELEASE_STATUS,
  type releaseRequest,
  takeBackRelease,
} from '#contract/release.ts'
import { offerResource, VERSION_STATUS, withdrawResource } from '#contract/resource-version.ts'
import { success } from '#domain/kernel/result.ts'
import {
  PUBLISHED_PAGE_SIZE,
  type PublishedThing,
  type ReleaseState,
  type UnseenVersion,
} from '#domain/release/published.ts'
import {
  RELEASE_PAGE_SIZE,
  type ReleaseRequest,
  type ReleaseStatus,
} from '#domain/release/release-request.ts'
import type { Http } from '../http/http.ts'
import { amountOf, flagOf, textOf, timeOf, wordsOf } from '../http/wire-values.ts'
import { publishedTypeOf } from './published-type.ts'

const STATES: ReadonlyMap<number, ReleaseState> = wordsOf(RELEASE_STATE)
const STATUSES: ReadonlyMap<number, ReleaseStatus> = wordsOf(RELEASE_STATUS)
const VERSIONS = new Map<number, UnseenVersion>([
  [VERSION_STATUS.waiting, 'waiting'],
  [VERSION_STATUS.returned, 'returned'],
])
const thingOf = (it: z.output<typeof published>): PublishedThing => ({
  id: it.Id,
  type: publishedTypeOf(it.Type),
  name: textOf(it.Name),
  place: it.Place ?? [],
  organisationName: textOf(it.OrgName),
  teacherName: textOf(it.TeacherName),
  createdAt: timeOf(it.CreateTime),
  withdrawal: flagOf(it.IsWithdrawn) ? (flagOf(it.IsOwnWithdrawal) ? 'own' : 'takenDown') : 'none',
  withdrawReason: textOf(it.WithdrawReason),
  version: VERSIONS.get(amountOf(it.VersionStatus)) ?? 'none',
  versionReason: textOf(it.VersionReason),
  studioId: amountOf(it.StudioId),
  editable: flagOf(it.CanEdit),
  state: STATES.get(amountOf(it.ReleaseState)) ?? 'school',
  reason: textOf(it.Reason),
  can: {
    ask: flagOf(it.CanAsk),
    takeBack: flagOf(it.CanTakeBack),
    end: flagOf(it.CanKeep),
    withdraw: flagOf(it.CanWithdraw),
    offer: flagOf(it.CanOffer),
  },
  use: {
    views: amountOf(it.ViewCount),
    downloads: amountOf(it.DownloadCount),
    favourites: amountOf(it.FavoriteCount),
    learners: amountOf(it.LearnerCount),
    comments: amountOf(it.CommentCount),
  },
})

const requestOf = (it: z.output<typeof releaseRequest>): ReleaseRequest => ({
  id: it.Id,
  rowVersion: amountOf(it.RowVersion),
  status: STATUSES.get(amountOf(it.Status)) ?? 'ended',
  contentId: it.ContentId,
  type: publishedTypeOf(it.Type),
  name: textOf(it.Name),
  summary: textOf(it.Summary),
  place: it.Place ?? [],
  organisationName: textOf(it.OrgName),
  teacherName: textOf(it.TeacherName),
  userName: textOf(it.UserName),
  askedAt: timeOf(it.AskTime),
  reason: textOf(it.Reason),
  deciderName: textOf(it.DeciderName),
  decidedAt: timeOf(it.DecideTime),
  withdrawn: flagOf(it.IsWithdrawn),
  own: flagOf(it.IsOwn),
})

/**
 * Wire: getpublished, askrelease, takebackrelease, endrelease, withdrawresource, offerresource, getreleases,
 * deciderelease.
 */
export const axiosRelease = (http: Http): ReleasePort => ({
  published: async ({ organisationId, type, order, days, page }, signal) => {
    const body = {
      OrgId: organisationId,
      Type: type,
      Sort: PUBLISHED_SORT[order],
      Days: days,
      PageIndex: page,
      PageSize: PUBLISHED_PAGE_SIZE,
    }
    const read = await http.call(getPublished, { body }, signal)
    if (!read.ok) return read
    const items = read.value.Items.map(thingOf)
    return success({ index: page, size: PUBLISHED_PAGE_SIZE, total: amountOf(read.value.TotalCount), items })
  },

  ask: async (Id, signal) => {
    const done = await http.call(askRelease, { body: { Id } }, signal)
    return done.ok ? success(true) : done
  },

  takeBack: async (Id, signal) => {
    const done = await http.call(takeBackRelease, { body: { Id } }, signal)
    return done.ok ? success(true) : done
  },

  end: async (Id, Reason, signal) => {
    const done = await http.call(endRelease, { body: { Id, Reason } }, signal)
    return done.ok ? success(true) : done
  },

  withdraw: async (Id, signal) => {
    const done = await http.call(withdrawResource, { body: { Id } }, signal)
    return done.ok ? success(true) : done
  },

  offer: async (Id, signal) => {
    const done = await http.call(offerResource, { body: { Id } }, signal)
    return done.ok ? success(true) : done
  },

  requests: async ({ status, page }, signal) => {
    const body = {
      Status: status === 'all' ? 0 : RELEASE_STATUS[status],
      PageIndex: page,
      PageSize: RELEASE_PAGE_SIZE,
    }
    const read = await http.call(getReleases, { body }, signal)
    if (!read.ok) return read
    const items = read.value.Items.map(requestOf)
    return success({ index: page, size: RELEASE_PAGE_SIZE, total: amountOf(read.value.TotalCount), items })
  },

  grant: async ({ id: Id, rowVersion: RowVersion }, signal) => {
    const body = { Id, RowVersion, Status: RELEASE_STATUS.granted }
    const done = await http.call(decideRelease, { body }, signal)
    return done.ok ? success(true) : done
  },

  decline: async ({ id: Id, rowVersion: RowVersion }, Reason, signal) => {
    const body = { Id, RowVersion, Status: RELEASE_STATUS.declined, Reason }
    const done = await http.call(decideRelease, { body }, signal)
    return done.ok ? success(true) : done
  },
})
