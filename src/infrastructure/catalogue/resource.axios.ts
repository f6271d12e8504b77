import type * as z from 'zod/mini'
import type { ResourcePort } from '#application/catalogue/resource.port.ts'
import {
  getAiVideo,
  getResourceDetailsInfo,
  resourceContentInfo,
  typedContentInfo,
} from '#contract/resource.ts'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { ExplanationVideo } from '#domain/catalogue/resource-detail.ts'
import { success } from '#domain/kernel/result.ts'
import type { Http } from '../http/http.ts'
import { paragraphsOf } from '../http/paragraphs.ts'
import { amountOf, idOf, textOf } from '../http/wire-values.ts'
import { contentCardOf, knownCards } from './content-card.mapper.ts'
import { fileItemOf } from './file-item.mapper.ts'

type WireVideo = z.output<(typeof getAiVideo)['data']>[number]

/** A lesson without an address that plays it explains nothing. */
const videosOf =
  (fileAddress: Http['fileAddress']) =>
  (wire: WireVideo): readonly ExplanationVideo[] => {
    const url = fileAddress(textOf(wire.Url))
    if (url === '') return []
    const coverUrl = fileAddress(textOf(wire.CoverUrl))
    return [{ id: wire.Id, name: textOf(wire.Name), coverUrl, url, duration: amountOf(wire.Duration) }]
  }

/** Wire: getresourcesdetailsinfo, resourcescontentinfo, resourcescontentinfo/{type}, getaivideo. */
export const axiosResource = (http: Http): ResourcePort => ({
  resource: async (id, signal) => {
    const read = await http.call(getResourceDetailsInfo, { query: { Id: id } }, signal)
    if (!read.ok) return read
    const { Introduction, Files, SameChapter, Related } = read.value
    const cardOf = contentCardOf(http.fileAddress)
    return success({
      card: cardOf(read.value),
      introduction: paragraphsOf(Introduction),
      files: Files.map(fileItemOf(http.fileAddress)),
      sameChapter: knownCards(SameChapter).map(cardOf),
      related: knownCards(Related).map(cardOf),
    })
  },

  file: async (id, signal) => {
    const read = await http.call(resourceContentInfo, { query: { Id: id } }, signal)
    if (!read.ok) return read
    return success(read.value.File ? fileItemOf(http.fileAddress)(read.value.File) : null)
  },

  beside: async (id, signal) => {
    const params = { type: CONTENT_TYPE.resource }
    const read = await http.call(typedContentInfo, { params, query: { Id: id } }, signal)
    if (!read.ok) return read
    return success({ previousId: idOf(read.value.PrevId), nextId: idOf(read.value.NextId) })
  },

  explanations: async (id, signal) => {
    const read = await http.call(getAiVideo, { query: { Id: id } }, signal)
    return read.ok ? success(read.value.flatMap(videosOf(http.fileAddress))) : read
  },
})
