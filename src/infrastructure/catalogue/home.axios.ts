import type * as z from 'zod/mini'
import type { HomePort } from '#application/catalogue/home.port.ts'
import type { DataOf } from '#contract/call.ts'
import {
  type banner,
  type classify,
  type continueItem,
  getBannerList,
  homeIndex,
} from '#contract/catalogue.ts'
import type { Banner } from '#domain/catalogue/banner.ts'
import { CONTENT_TYPE, DEFAULT_CLASSIFIES } from '#domain/catalogue/category.ts'
import type { ContinueItem } from '#domain/catalogue/continue-item.ts'
import type { HomeBlock } from '#domain/catalogue/home-content.ts'
import { success } from '#domain/kernel/result.ts'
import { isInsideAddress } from '#domain/navigation/inside-address.ts'
import type { Http } from '../http/http.ts'
import type { InitialData } from '../http/initial-data.ts'
import { amountOf, flagOf, idOf, percentOf, textOf, timeOf } from '../http/wire-values.ts'
import { contentCardOf, contentTypeOf, knownCards } from './content-card.mapper.ts'

type FileAddress = Http['fileAddress']

/** The address itself says whether it stays inside, whatever LinkType claims; one that is neither leads nowhere. */
const linkOf = ({ LinkType, LinkUrl }: z.output<typeof banner>): Banner['link'] => {
  const address = textOf(LinkUrl)
  if (LinkType === 0) return { kind: 'none' }
  if (isInsideAddress(address)) return { kind: 'inside', address }
  return /^https?:\/\//i.test(address) ? { kind: 'outside', address } : { kind: 'none' }
}

export const bannerOf =
  (fileAddress: FileAddress) =>
  (wire: z.output<typeof banner>): Banner => {
    const imageUrl = fileAddress(wire.ImageUrl)
    return {
      id: wire.Id,
      title: textOf(wire.Title),
      imageUrl,
      mobileImageUrl: fileAddress(textOf(wire.MobileImageUrl)) || imageUrl,
      link: linkOf(wire),
    }
  }

/** A block of a type that the product does not know is left out; one without a name gets the product's own (R-catalogue-2). */
export const homeBlocksOf =
  (fileAddress: FileAddress) =>
  (wire: z.output<typeof classify>): readonly HomeBlock[] => {
    const type = contentTypeOf(wire.Type)
    if (type === null) return []
    const name = textOf(wire.Name) || (DEFAULT_CLASSIFIES.find((known) => known.type === type)?.name ?? '')
    const items = knownCards(wire.Items).map(contentCardOf(fileAddress, type))
    return [{ id: wire.Id, name, tagId: idOf(wire.TagId), type, visible: flagOf(wire.Show ?? true), items }]
  }

export const continueItemOf =
  (fileAddress: FileAddress) =>
  ({ Record, ...card }: z.output<typeof continueItem>): ContinueItem => ({
    content: contentCardOf(fileAddress, CONTENT_TYPE.recorded)(card),
    courseId: idOf(Record.CourseId) || card.Id,
    chapterId: idOf(Record.RecordChapterId),
    sectionId: Record.RecordSectionId,
    position: amountOf(Record.ProgressTime),
    progress: percentOf(Record.Progress),
    updateTime: timeOf(Record.UpdateTime),
  })

/** One without a picture shows nothing. */
const bannersOf =
  (fileAddress: FileAddress) =>
  (wire: DataOf<typeof getBannerList>): readonly Banner[] =>
    [...wire]
      .sort((one, other) => amountOf(one.Sort) - amountOf(other.Sort))
      .map(bannerOf(fileAddress))
      .filter(({ imageUrl }) => imageUrl !== '')

/** Wire: getbannerlist, homeindex; `initialData` is what came along with the page. */
export const axiosHome = (http: Http, initialData: InitialData = {}): HomePort => ({
  initialBanners: () => bannersOf(http.fileAddress)(initialData.Banners ?? []),

  banners: async (signal) => {
    const read = await http.call(getBannerList, {}, signal)
    return read.ok ? success(bannersOf(http.fileAddress)(read.value)) : read
  },

  content: async ({ stageId, subjectId }, signal) => {
    const query = { ...(stageId > 0 && { stageId }), ...(subjectId > 0 && { subjectId }) }
    const read = await http.call(homeIndex, { query }, signal)
    if (!read.ok) return read
    return success({
      blocks: read.value.Classifies.flatMap(homeBlocksOf(http.fileAddress)),
      continueItems: knownCards(read.value.Continue).map(continueItemOf(http.fileAddress)),
    })
  },
})
