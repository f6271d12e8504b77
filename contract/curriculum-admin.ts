import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { sentText } from './request.ts'
import { amount, bodyId, id, queryNumber, text } from './shape.ts'

const tag = '站点内容'

/** The stages with their subjects, the textbooks of a subject down to its chapters, or its knowledge points. */
export const TREE_KIND = { stages: 0, textbooks: 1, knowledge: 2 } as const

/** Chapters in chapters, and knowledge points in knowledge points, go so deep. */
export const MAX_TREE_LEVELS = 4

/** A name of a node has at most so many characters. */
export const MAX_NODE_LENGTH = 60

/** A node of the curriculum as the platform's administrators see it. */
export const managedNode = z.object({
  Id: id,
  /** 0 for a stage. */
  ParentId: id,
  /** 1 stage, 2 subject, 3 version, 4 book, 5 chapter, 6 knowledge point. */
  NodeType: amount,
  Name: text,
  /** School year of a book, 0 for none. */
  GradeId: amount,
  /** Grows with every change: what is changed is what was seen. */
  RowVersion: amount,
  /** Contents in and below it, whether they can be seen or not. */
  Count: amount,
  /** What else names it or what is below it: questions of lessons, share requests, versions of resources. */
  OtherCount: amount,
})

/**
 * GET getcurriculumtree (ours, R-wire-11): the nodes of one tree, those of one parent in their order, and all subjects. 400 for another kind,
 * 403 for who does not administer the platform, 404 for no such subject.
 */
export const getCurriculumTree = defineCall({
  method: 'GET',
  path: '/api/user/manage/getcurriculumtree',
  summary: '教材目录或知识点',
  tag,
  access: 'session',
  query: z.object({ Kind: queryNumber, SubjectId: z.optional(queryNumber) }),
  data: z.object({
    Nodes: z.array(managedNode),
    Subjects: z.array(z.object({ Id: id, Name: text, StageName: text })),
  }),
})

/**
 * POST savecurriculumnode (ours): Id 0 for a new one, which comes last below ParentId (0 for a stage). 400 for a kind that does not belong
 * there, for a name that stands there already and for one too deep; 403, 404; 409 where it changed since RowVersion was read.
 */
export const saveCurriculumNode = defineCall({
  method: 'POST',
  path: '/api/user/manage/savecurriculumnode',
  summary: '保存教材目录或知识点',
  tag,
  access: 'session',
  body: z.object({
    Id: bodyId,
    RowVersion: z.int(),
    ParentId: bodyId,
    NodeType: z.int().check(z.minimum(1), z.maximum(6)),
    Name: sentText(z.trim(), z.minLength(1), z.maxLength(MAX_NODE_LENGTH)),
    GradeId: z.int().check(z.minimum(0), z.maximum(12)),
  }),
  data: z.object({ Id: id }),
})

/**
 * POST movecurriculumnode (ours): below ParentId and before BeforeId, 0 for last. A chapter stays in its subject, a book and a knowledge point
 * likewise; a version and a subject stay below their parent. What stands in it follows. 400 for a place that does not fit; 403, 404, 409.
 */
export const moveCurriculumNode = defineCall({
  method: 'POST',
  path: '/api/user/manage/movecurriculumnode',
  summary: '移动教材目录或知识点',
  tag,
  access: 'session',
  body: z.object({ Id: bodyId, RowVersion: z.int(), ParentId: bodyId, BeforeId: bodyId }),
  data: z.boolean(),
})

/**
 * POST mergecurriculumnodes (ours): everything of the one goes to the other, nodes of one name below them are one from then on, and addresses
 * that name what is gone lead to what it became. 400 for two that do not fit together; 403, 404; 409 where one of them changed.
 */
export const mergeCurriculumNodes = defineCall({
  method: 'POST',
  path: '/api/user/manage/mergecurriculumnodes',
  summary: '合并教材目录或知识点',
  tag,
  access: 'session',
  body: z.object({ Id: bodyId, RowVersion: z.int(), IntoId: bodyId, IntoRowVersion: z.int() }),
  data: z.boolean(),
})

/** POST removecurriculumnode (ours): 403, 404; 409 where it changed, and where something hangs on it. */
export const removeCurriculumNode = defineCall({
  method: 'POST',
  path: '/api/user/manage/removecurriculumnode',
  summary: '删除教材目录或知识点',
  tag,
  access: 'session',
  body: z.object({ Id: bodyId, RowVersion: z.int() }),
  data: z.boolean(),
})
