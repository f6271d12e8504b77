import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { contentCard, learningRecord } from './content.ts'
import { amount, type Flag, flag, id, optional, queryNumber, text, words } from './shape.ts'

const tag = '首页与分类'

export interface BaseTreeNode {
  Id?: number | null | undefined
  Name: string
  Type: number
  TagId?: number | null | undefined
  Code?: string | null | undefined
  Show?: Flag | null | undefined
  Sort?: number | null | undefined
  Children?: BaseTreeNode[] | null | undefined
}

/**
 * A category with the stages below it and their subjects below them, and whatever another backend has below those. Below a
 * category, Id is that of the curriculum node and Type the category's own.
 */
export const baseTreeNode: z.ZodMiniType<BaseTreeNode, BaseTreeNode> = z.object({
  Id: amount,
  Name: z.string(),
  Type: z.int(),
  TagId: amount,
  Code: text,
  Show: flag,
  Sort: amount,
  get Children() {
    return optional(z.array(baseTreeNode))
  },
})

/** GET getbasetree: the category tree; the first item becomes the current category. */
export const getBaseTree = defineCall({
  method: 'GET',
  path: '/api/user/homedirectory/getbasetree',
  summary: '分类树',
  tag,
  access: 'public',
  kept: true,
  data: z.array(baseTreeNode),
})

export const classify = z.object({
  Id: id,
  Name: text,
  TagId: amount,
  Type: z.int(),
  Show: flag,
  Items: optional(z.array(contentCard)),
})

export const continueItem = z.extend(contentCard, { Record: learningRecord })

/** GET homeindex: the blocks of the home page and what to go on with; for visitors both lists are empty. */
export const homeIndex = defineCall({
  method: 'GET',
  path: '/api/user/homedirectory/homeindex',
  summary: '首页内容',
  tag,
  access: 'public',
  kept: true,
  query: z.object({ stageId: z.optional(queryNumber), subjectId: z.optional(queryNumber) }),
  data: z.object({
    Classifies: z.array(classify),
    Continue: optional(z.array(continueItem)),
  }),
})

export const banner = z.object({
  Id: id,
  Title: text,
  ImageUrl: words,
  MobileImageUrl: text,
  LinkUrl: text,
  /** 0 no link, 1 an address of this app, 2 an outside address. */
  LinkType: amount,
  Sort: amount,
})

/** GET getbannerlist: the banners of the home page, in order. */
export const getBannerList = defineCall({
  method: 'GET',
  path: '/api/user/banner/getbannerlist',
  summary: '首页横幅',
  tag,
  access: 'public',
  kept: true,
  data: z.array(banner),
})
