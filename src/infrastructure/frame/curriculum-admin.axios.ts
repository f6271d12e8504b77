import type * as z from 'zod/mini'
import type { CurriculumAdminPort } from '#application/frame/curriculum-admin.port.ts'
import {
  getCurriculumTree,
  type managedNode,
  mergeCurriculumNodes,
  moveCurriculumNode,
  removeCurriculumNode,
  saveCurriculumNode,
  TREE_KIND,
} from '#contract/curriculum-admin.ts'
import { NODE_KINDS } from '#domain/catalogue/curriculum-node.ts'
import type { ManagedNode } from '#domain/frame/curriculum-tree.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { type Result, success } from '#domain/kernel/result.ts'
import type { Http } from '../http/http.ts'
import { amountOf, textOf } from '../http/wire-values.ts'

const nodeOf = (node: z.output<typeof managedNode>): ManagedNode => ({
  id: node.Id,
  parentId: node.ParentId,
  kind: NODE_KINDS[amountOf(node.NodeType) - 1] ?? 'chapter',
  name: textOf(node.Name),
  gradeId: amountOf(node.GradeId),
  rowVersion: amountOf(node.RowVersion),
  count: amountOf(node.Count),
  otherCount: amountOf(node.OtherCount),
})

const doneOf = (answer: Result<unknown, Failure>): Result<true, Failure> =>
  answer.ok ? success(true as const) : answer

/** Wire: getcurriculumtree, savecurriculumnode, movecurriculumnode, mergecurriculumnodes, removecurriculumnode. */
export const axiosCurriculumAdmin = (http: Http): CurriculumAdminPort => ({
  tree: async ({ kind, subjectId }, signal) => {
    const query = { Kind: TREE_KIND[kind], SubjectId: subjectId }
    const read = await http.call(getCurriculumTree, { query }, signal)
    if (!read.ok) return read
    return success({
      nodes: read.value.Nodes.map(nodeOf),
      subjects: read.value.Subjects.map(({ Id, Name, StageName }) => ({
        id: Id,
        name: textOf(Name),
        stageName: textOf(StageName),
      })),
    })
  },

  act: async (act, signal) => {
    if (act.kind === 'save') {
      const { id, rowVersion, parentId, kind, name, gradeId } = act.form
      const NodeType = NODE_KINDS.indexOf(kind) + 1
      const body = {
        Id: id,
        RowVersion: rowVersion,
        ParentId: parentId,
        NodeType,
        Name: name,
        GradeId: gradeId,
      }
      return doneOf(await http.call(saveCurriculumNode, { body }, signal))
    }
    const seen = { Id: act.id, RowVersion: act.rowVersion }
    if (act.kind === 'move') {
      const body = { ...seen, ParentId: act.parentId, BeforeId: act.beforeId }
      return doneOf(await http.call(moveCurriculumNode, { body }, signal))
    }
    if (act.kind === 'merge') {
      const body = { ...seen, IntoId: act.intoId, IntoRowVersion: act.intoRowVersion }
      return doneOf(await http.call(mergeCurriculumNodes, { body }, signal))
    }
    return doneOf(await http.call(removeCurriculumNode, { body: seen }, signal))
  },
})
