import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { querySmall, sentKeyword, sentText } from './request.ts'
import { amount, type Flag, flag, id, optional, queryNumber, text, words } from './shape.ts'

const tag = '学科与目录'

/** NodeType 1 stage, 2 subject, 3 version, 4 book, 5 chapter, 6 knowledge point. */
export const nodeType = z.int().check(z.minimum(1), z.maximum(6))

/** What narrows a list of questions; 0, '' or absent for any. */
export const bankFilters = {
  questionType: z.optional(querySmall),
  difficultyLevel: z.optional(querySmall),
  year: z.optional(querySmall),
  area: z.optional(sentText(z.maxLength(50))),
  source: z.optional(sentText(z.maxLength(200))),
}

const nodeFields = {
  Id: id,
  ParentId: amount,
  Name: text,
  NodeType: optional(nodeType),
  Level: amount,
  Sort: amount,
  HasChildren: flag,
  /** Contents in and below the node that the asker may see. */
  Count: amount,
}

/** TreeNode: a node of the curriculum, with what is below it where the call answers a whole tree. */
export interface TreeNode {
  Id: number
  ParentId?: number | null | undefined
  Name?: string | null | undefined
  NodeType?: number | null | undefined
  Level?: number | null | undefined
  Sort?: number | null | undefined
  HasChildren?: Flag | null | undefined
  Count?: number | null | undefined
  Children?: TreeNode[] | null | undefined
}

export const treeNode: z.ZodMiniType<TreeNode, TreeNode> = z.object({
  ...nodeFields,
  get Children() {
    return optional(z.array(treeNode))
  },
})

export const tagGroup = z.object({
  Code: text,
  Name: words,
  Multiple: flag,
  Tags: optional(z.array(z.object({ TagId: id, Name: words, Count: amount }))),
})

/** Filters that counts respect, named as in the call of the list that is counted: keyword, ids of tags with commas, LiveStatus, the filters of questionbankdetails. */
export const countFilters = {
  keyword: z.optional(sentKeyword),
  tagIds: z.optional(sentText(z.maxLength(600))),
  liveStatus: z.optional(queryNumber),
  ...bankFilters,
}

/** What is counted on the nodes: contents of one Type, 0 or absent for all. */
const countQuery = z.object({ contentType: z.optional(queryNumber), ...countFilters })

/** GET lefttree/{ParentId}: one level of the curriculum below a node, 0 for the stages. */
export const leftTree = defineCall({
  method: 'GET',
  path: '/api/user/xkw/lefttree/:ParentId',
  summary: '目录树的一层',
  tag,
  access: 'session',
  kept: true,
  params: z.object({ ParentId: queryNumber }),
  query: countQuery,
  data: z.array(treeNode),
})

/** GET lefttree/{Id}/{type}: the whole tree below a node; type 1 chapters (of a book), 2 knowledge points (of a subject). */
export const leftSubtree = defineCall({
  method: 'GET',
  path: '/api/user/xkw/lefttree/:Id/:type',
  summary: '整棵目录树',
  tag,
  access: 'session',
  kept: true,
  params: z.object({ Id: queryNumber, type: queryNumber }),
  query: countQuery,
  data: z.array(treeNode),
})

/** GET detailsleftmenu/{stageid}/{subjectid}: the textbook versions of a subject with their books. */
export const detailsLeftMenu = defineCall({
  method: 'GET',
  path: '/api/user/xkw/detailsleftmenu/:stageid/:subjectid',
  summary: '教材版本与册',
  tag,
  access: 'session',
  kept: true,
  params: z.object({ stageid: queryNumber, subjectid: queryNumber }),
  data: z.object({
    Versions: optional(
      z.array(
        z.object({
          Id: id,
          Name: words,
          Books: optional(z.array(z.object({ Id: id, Name: words, GradeId: amount }))),
        }),
      ),
    ),
    /** The node whose tree of type 2 holds the knowledge points; 0 where there are none. */
    KnowRootId: amount,
    DefaultBookId: amount,
  }),
})

/** GET detailsheadmenu/{stageid}/{subjectid}/{type}: the rows of tags above a subject's list of a Type. */
export const detailsHeadMenu = defineCall({
  method: 'GET',
  path: '/api/user/xkw/detailsheadmenu/:stageid/:subjectid/:type',
  summary: '学科的筛选标签',
  tag,
  access: 'session',
  kept: true,
  params: z.object({ stageid: queryNumber, subjectid: queryNumber, type: queryNumber }),
  query: z.object(countFilters),
  data: z.array(tagGroup),
})

/** GET leftmenu/{code}: the stages and subjects below a category, by its Code. */
export const leftMenu = defineCall({
  method: 'GET',
  path: '/api/user/data/leftmenu/:code',
  summary: '分类下的学段与学科',
  tag,
  access: 'session',
  kept: true,
  params: z.object({ code: sentText(z.maxLength(100)) }),
  query: z.object(countFilters),
  data: z.array(treeNode),
})

/** GET headtag/{id}/{objectTagEnum}: the rows of tags of a Type, below a node of the curriculum (0 for everywhere). */
export const headTag = defineCall({
  method: 'GET',
  path: '/api/user/data/headtag/:id/:objectTagEnum',
  summary: '筛选标签',
  tag,
  access: 'session',
  kept: true,
  params: z.object({ id: queryNumber, objectTagEnum: queryNumber }),
  query: z.object(countFilters),
  data: z.array(tagGroup),
})
