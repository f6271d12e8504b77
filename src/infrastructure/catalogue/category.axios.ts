import type { CategoryPort } from '#application/catalogue/category.port.ts'
import { type BaseTreeNode, getBaseTree } from '#contract/catalogue.ts'
import type { Category } from '#domain/catalogue/category.ts'
import { success } from '#domain/kernel/result.ts'
import type { Http } from '../http/http.ts'
import { amountOf, flagOf, idOf, textOf } from '../http/wire-values.ts'
import { contentTypeOf } from './content-card.mapper.ts'

/**
 * By Sort, nodes of equal Sort in the order they came; a node of an unknown type is left out. Show is true unless said
 * otherwise. A node without an Id gets a negative one by its place: it can be told from its siblings and is never sent to the server.
 */
export const categoriesOf = (nodes: readonly BaseTreeNode[]): readonly Category[] =>
  [...nodes]
    .sort((one, other) => amountOf(one.Sort) - amountOf(other.Sort))
    .flatMap((node, place) => {
      const type = contentTypeOf(node.Type)
      if (type === null) return []
      return {
        id: idOf(node.Id) || -1 - place,
        name: node.Name,
        type,
        code: textOf(node.Code),
        visible: flagOf(node.Show ?? true),
        children: categoriesOf(node.Children ?? []).filter(({ id }) => id > 0),
      }
    })

/** Wire: getbasetree. */
export const axiosCategories = (http: Http): CategoryPort => ({
  categories: async (signal) => {
    const read = await http.call(getBaseTree, {}, signal)
    return read.ok ? success(categoriesOf(read.value)) : read
  },
})
