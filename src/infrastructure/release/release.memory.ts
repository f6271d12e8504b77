import type { ReleasePort, SeenRequest } from '#application/release/release.port.ts'
import type { ContentCard } from '#domain/catalogue/content-card.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { isReasonEnough } from '#domain/kernel/reason.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { PUBLISHED_PAGE_SIZE, type PublishedThing } from '#domain/release/published.ts'
import {
  RELEASE_PAGE_SIZE,
  type ReleaseRequest,
  type ReleaseStatus,
} from '#domain/release/release-request.ts'
import type { ResourceVersion } from '#domain/release/resource-version.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { RESOURCES } from '../memory/content/resources.ts'
import { tellPublishing } from '../memory/publishing-notice.backend.ts'
import { versionsOf } from '../memory/resource-version.backend.ts'

const conflict = (message: string) => failed({ kind: 'rejected', reason: 'conflict', message } as const)
const MISSING = failed({ kind: 'rejected', reason: 'missing', message: '没有找到这项内容' } as const)
const NO_RIGHT = failed({ kind: 'forbidden', message: '你没有平台的审核权限' } as const)

/** What the teacher of the demonstration has published for the school alone. */
export const OWNER_ID = 1
export const OWN_RESOURCES: readonly ContentCard[] = RESOURCES.slice(0, 2)
const OWN = OWN_RESOURCES

interface Data {
  readonly requests: ReleaseRequest[]
  /** By their ids. */
  readonly withdrawn: Set<number>
}

const DATA = new WeakMap<MemoryBackend, Data>()

const dataOf = (backend: MemoryBackend): Data => {
  const data = DATA.get(backend) ?? { requests: [], withdrawn: new Set() }
  DATA.set(backend, data)
  return data
}

const placeOf = ({ place }: ContentCard): readonly string[] =>
  [place.stage, place.subject, place.version, place.book, place.chapter]
    .map(({ name }) => name)
    .filter((name) => name !== '')

const thingOf = (
  card: ContentCard,
  last: ReleaseRequest | undefined,
  { withdrawn, version }: { readonly withdrawn: boolean; readonly version: ResourceVersion | undefined },
): PublishedThing => {
  const state = last?.status === 'granted' ? 'all' : last?.status === 'asked' ? 'asked' : 'school'
  return {
    id: card.id,
    type: card.type,
    name: card.name,
    place: placeOf(card),
    organisationName: card.organisationName,
    teacherName: '沈雨桐',
    createdAt: card.updateTime,
    withdrawal: withdrawn ? 'own' : 'none',
    withdrawReason: '',
    version: version?.status === 'waiting' || version?.status === 'returned' ? version.status : 'none',
    versionReason: version?.status === 'returned' ? version.reason : '',
    studioId: 0,
    editable: !withdrawn,
    state,
    reason: last?.status === 'declined' || last?.status === 'ended' ? last.reason : '',
    can: {
      ask: state === 'school' && !withdrawn,
      takeBack: state === 'asked',
      end: state === 'all',
      withdraw: !withdrawn,
      offer: withdrawn,
    },
    use: {
      views: card.viewCount,
      downloads: card.downloadCount,
      favourites: card.favouriteCount,
      learners: 0,
      comments: card.commentCount,
    },
  }
}

/** What is published and its release, in the memory of a tab. */
export const memoryRelease = (backend: MemoryBackend, caller: Caller): ReleasePort => {
  const { requests, withdrawn } = dataOf(backend)
  const ask = <T>(call: string, signal: AbortSignal, answer: (person: CurrentUser) => Result<T, Failure>) =>
    backend.request({ call: `release.${call}`, access: 'session', caller, signal, answer })

  const lastOf = (contentId: number) => requests.findLast((one) => one.contentId === contentId)
  const change = (request: ReleaseRequest, values: Partial<ReleaseRequest>): Result<true, Failure> => {
    const at = requests.indexOf(request)
    requests[at] = { ...request, ...values, rowVersion: request.rowVersion + 1 }
    return success(true)
  }
  const now = () => new Date(backend.now()).toISOString()
  const ownCard = (person: CurrentUser, id: number) =>
    person.id === OWNER_ID || person.rights.review ? OWN.find((card) => card.id === id) : undefined

  const decide = (
    person: CurrentUser,
    seen: SeenRequest,
    values: { readonly status: ReleaseStatus; readonly reason: string },
  ): Result<true, Failure> => {
    if (person.rights.platformReview !== true) return NO_RIGHT
    const request = requests.find(({ id }) => id === seen.id)
    if (request === undefined) return MISSING
    if (request.status !== 'asked' || request.rowVersion !== seen.rowVersion)
      return conflict('申请已有变化，请刷新后再审核')
    if (values.status === 'declined' && !isReasonEnough(values.reason))
      return failed({ kind: 'rejected', reason: 'invalid', message: '请写明理由，至少 4 个字' })
    tellPublishing(backend, {
      userId: OWNER_ID,
      kind: values.status === 'granted' ? 'granted' : 'declined',
      contentId: request.contentId,
      type: request.type,
      name: request.name,
      reason: values.reason,
    })
    return change(request, { ...values, deciderName: person.name, decidedAt: now() })
  }

  return {
    published: ({ organisationId, type, page }, signal) =>
      ask('published', signal, (person) => {
        if (organisationId !== 0 && !person.rights.review)
          return failed({ kind: 'forbidden', message: '你没有这所学校的审核权限' })
        const cards = person.id === OWNER_ID || organisationId !== 0 ? OWN : []
        const items = cards
          .filter((card) => type === 0 || card.type === type)
          .map((card) =>
            thingOf(card, lastOf(card.id), {
              withdrawn: withdrawn.has(card.id),
              version: versionsOf(backend, card.id)[0],
            }),
          )
        return success({ index: page, size: PUBLISHED_PAGE_SIZE, total: items.length, items })
      }),

    ask: (contentId, signal) =>
      ask('ask', signal, (person) => {
        const card = ownCard(person, contentId)
        if (card === undefined) return MISSING
        const last = lastOf(contentId)?.status
        if (last === 'asked') return conflict('已经申请公开，请等待结果')
        if (last === 'granted') return conflict('这项内容已经对全平台公开')
        requests.push({
          id: requests.length + 1,
          rowVersion: 1,
          status: 'asked',
          contentId,
          type: card.type,
          name: card.name,
          summary: card.summary,
          place: placeOf(card),
          organisationName: card.organisationName,
          teacherName: '沈雨桐',
          userName: person.name,
          askedAt: now(),
          reason: '',
          deciderName: '',
          decidedAt: '',
          withdrawn: false,
          own: false,
        })
        return success(true)
      }),

    takeBack: (contentId, signal) =>
      ask('takeBack', signal, (person) => {
        if (ownCard(person, contentId) === undefined) return MISSING
        const last = lastOf(contentId)
        if (last?.status !== 'asked') return conflict('没有等待审核的公开申请')
        return change(last, { status: 'takenBack', decidedAt: now() })
      }),

    end: (contentId, reason, signal) =>
      ask('end', signal, (person) => {
        const isPlatform = person.rights.platformReview === true
        if (ownCard(person, contentId) === undefined && !isPlatform) return MISSING
        const last = lastOf(contentId)
        if (last?.status !== 'granted') return conflict('这项内容不是申请公开的')
        return change(last, { status: 'ended', reason, deciderName: person.name, decidedAt: now() })
      }),

    withdraw: (contentId, signal) =>
      ask('withdraw', signal, (person) => {
        if (person.id !== OWNER_ID || ownCard(person, contentId) === undefined) return MISSING
        if (withdrawn.has(contentId)) return conflict('这份资料已下架')
        withdrawn.add(contentId)
        return success(true)
      }),

    offer: (contentId, signal) =>
      ask('offer', signal, (person) => {
        if (person.id !== OWNER_ID || ownCard(person, contentId) === undefined) return MISSING
        if (!withdrawn.delete(contentId)) return conflict('这份资料没有撤下')
        return success(true)
      }),

    requests: ({ status, page }, signal) =>
      ask('requests', signal, (person) => {
        if (person.rights.platformReview !== true) return NO_RIGHT
        const items = requests.filter((one) => status === 'all' || one.status === status)
        return success({ index: page, size: RELEASE_PAGE_SIZE, total: items.length, items })
      }),

    grant: (seen, signal) =>
      ask('grant', signal, (person) => decide(person, seen, { status: 'granted', reason: '' })),

    decline: (seen, reason, signal) =>
      ask('decline', signal, (person) => decide(person, seen, { status: 'declined', reason })),
  }
}
