import type { RequestOf, SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import {
  BANNER_SIZES,
  type getManagedBanners,
  MAX_BANNERS,
  type orderBanners,
  type removeBanner,
  type saveBanner,
} from '#contract/frame-banner.ts'
import type { Db } from '../../db/database.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import type { Clock } from '../../runtime/clock.ts'
import { periodFault } from '../../runtime/shown-period.ts'
import { type NoteAct, platformAdministration } from '../people/platform-administration.ts'
import type { KeepBannerPicture, KeptPicture } from './banner-picture.ts'
import { type BannerRow, frameBannerRepository } from './frame-banner.repository.ts'

const REFUSAL = {
  platformOnly: refuse(CODE.noRight, '只有平台管理员可以管理横幅'),
  missing: refuse(CODE.notFound, '没有找到这个横幅，可能已被删除'),
  changed: refuse(CODE.conflict, '这个横幅刚刚被别人修改过'),
  others: refuse(CODE.conflict, '横幅刚刚有增减，请按现在的顺序再试'),
  full: refuse(CODE.conflict, `最多保留 ${MAX_BANNERS} 个横幅，请先删除不用的`),
  noPicture: refuse(CODE.fieldError, '请选择横幅图片'),
  badPicture: refuse(CODE.fieldError, '横幅图片读不出来或尺寸不对，请换一张'),
  badLink: refuse(CODE.fieldError, '链接应以 / 或 http:// 或 https:// 开头'),
  badDates: refuse(CODE.fieldError, '结束时间应晚于开始时间'),
  over: refuse(CODE.fieldError, '结束时间已经过去'),
} as const

const LINK = { none: 0, inside: 1, outside: 2 } as const

/** How a link is shown; null for what is no address. A browser drops control characters and reads a backslash as a slash. */
const linkTypeOf = (address: string): number | null => {
  if (address === '') return LINK.none
  if (/^\/(?![/\\])[^\p{Cc}\\]*$/u.test(address)) return LINK.inside
  return /^https?:\/\/[^\s/?#]+\S*$/i.test(address) ? LINK.outside : null
}

const instantOf = (time: string | undefined): Date | null => (time === undefined ? null : new Date(time))

const isoOf = (time: Date | null): string => time?.toISOString() ?? ''

const isSame = (row: BannerRow, fields: Partial<BannerRow>): boolean =>
  Object.entries(fields).every(
    ([name, value]) => JSON.stringify(row[name as keyof BannerRow]) === JSON.stringify(value),
  )

type Saving = RequestOf<typeof saveBanner>['body']
type Seen = RequestOf<typeof removeBanner>['body']

interface Pictures {
  readonly wide: KeptPicture
  readonly tall: KeptPicture
}

interface Needs {
  readonly db: Db
  readonly clock: Clock
  readonly keepPicture: KeepBannerPicture
}

interface Acting {
  readonly banners: ReturnType<typeof frameBannerRepository>
  /** All, held. */
  readonly rows: readonly BannerRow[]
  readonly note: NoteAct
}

/** Banners in the hands of the platform's administrators (R-frame-1, docs/decisions/0361). */
export const frameBannerService = ({ db, clock, keepPicture }: Needs) => {
  const administration = platformAdministration({ db, clock, kind: 'banner', refusal: REFUSAL.platformOnly })

  const act = <T>(userId: number, work: (acting: Acting) => Promise<T | Refusal>): Promise<T | Refusal> =>
    administration.act(userId, async (tx, note) => {
      const banners = frameBannerRepository(tx)
      return work({ banners, rows: await banners.hold(), note })
    })

  const seenIn = (rows: readonly BannerRow[], { Id, RowVersion }: Seen): BannerRow | Refusal => {
    const row = rows.find(({ id }) => id === Id)
    if (row === undefined) return REFUSAL.missing
    return row.rowVersion === RowVersion ? row : REFUSAL.changed
  }

  /** Null for none sent. */
  const picturesOf = async ({ Picture, MobilePicture }: Saving): Promise<Pictures | null | Refusal> => {
    if (Picture === undefined && MobilePicture === undefined) return null
    if (Picture === undefined || MobilePicture === undefined) return REFUSAL.badPicture
    const wide = await keepPicture(Picture, BANNER_SIZES.wide)
    const tall = await keepPicture(MobilePicture, BANNER_SIZES.tall)
    return wide === null || tall === null ? REFUSAL.badPicture : { wide, tall }
  }

  return {
    async list(userId: number): Promise<SentBy<typeof getManagedBanners> | Refusal> {
      if (!(await administration.isAllowed(userId))) return REFUSAL.platformOnly
      const rows = await frameBannerRepository(db).findAll()
      return rows.map((row) => ({
        Id: row.id,
        RowVersion: row.rowVersion,
        Title: row.title,
        ImageUrl: row.imageUrl,
        MobileImageUrl: row.mobileImageUrl,
        LinkUrl: row.linkUrl,
        FromTime: isoOf(row.fromTime),
        ToTime: isoOf(row.toTime),
      }))
    },

    async save(userId: number, asked: Saving): Promise<SentBy<typeof saveBanner> | Refusal> {
      // Who has no right leaves no file behind.
      if (!(await administration.isAllowed(userId))) return REFUSAL.platformOnly
      const linkType = linkTypeOf(asked.LinkUrl)
      if (linkType === null) return REFUSAL.badLink
      const [fromTime, toTime] = [instantOf(asked.FromTime), instantOf(asked.ToTime)]
      const there = await frameBannerRepository(db).findAll()
      const kept = there.find(({ id }) => id === asked.Id)?.toTime ?? null
      const fault = periodFault({ fromTime, toTime }, clock(), kept)
      if (fault !== null) return REFUSAL[fault]
      const pictures = await picturesOf(asked)
      if (pictures instanceof Refusal) return pictures
      return act<SentBy<typeof saveBanner>>(userId, async ({ banners, rows, note }) => {
        const fields = { title: asked.Title, linkUrl: asked.LinkUrl, linkType, fromTime, toTime }
        const shown = pictures && {
          imageUrl: pictures.wide.address,
          mobileImageUrl: pictures.tall.address,
        }
        if (pictures !== null) await banners.publish([pictures.wide.fileId, pictures.tall.fileId])
        if (asked.Id === 0) {
          if (shown === null) return REFUSAL.noPicture
          // Sent again by who has not heard of the first (docs/decisions/0409).
          const same = rows.find((row) => isSame(row, { ...fields, ...shown }))
          if (same !== undefined) return { Id: same.id }
          if (rows.length >= MAX_BANNERS) return REFUSAL.full
          const id = await banners.add({ ...fields, ...shown })
          await note('banner.add', id, { title: asked.Title })
          return { Id: id }
        }
        const row = seenIn(rows, asked)
        if (row instanceof Refusal) return row
        const { imageUrl, mobileImageUrl } = shown ?? row
        await banners.change(row, { ...fields, imageUrl, mobileImageUrl })
        await note('banner.save', row.id, { title: asked.Title })
        return { Id: row.id }
      })
    },

    remove: (userId: number, asked: Seen): Promise<true | Refusal> =>
      act<true>(userId, async ({ banners, rows, note }) => {
        const row = seenIn(rows, asked)
        if (row instanceof Refusal) return row
        await banners.remove(row.id)
        await note('banner.remove', row.id, { title: row.title })
        return true
      }),

    order: (userId: number, { Ids }: RequestOf<typeof orderBanners>['body']): Promise<true | Refusal> =>
      act<true>(userId, async ({ banners, rows, note }) => {
        const named = new Set(Ids)
        const isWhole =
          named.size === Ids.length && Ids.length === rows.length && rows.every(({ id }) => named.has(id))
        if (!isWhole) return REFUSAL.others
        if (rows.every(({ id }, at) => id === Ids[at])) return true
        await banners.order(Ids)
        const titles = Ids.map((id) => rows.find((row) => row.id === id)?.title ?? '')
        await note('banner.order', Ids[0] ?? 0, { names: titles.join('、') })
        return true
      }),
  }
}

export type FrameBannerService = ReturnType<typeof frameBannerService>
