import type { RequestOf, SentBy } from '#contract/call.ts'
import {
  type getCurriculumTree,
  type mergeCurriculumNodes,
  type moveCurriculumNode,
  type removeCurriculumNode,
  type saveCurriculumNode,
  TREE_KIND,
} from '#contract/curriculum-admin.ts'
import { CODE } from '#contract/envelope.ts'
import type { Db, Queries } from '../../db/database.ts'
import { NODE_TYPE, type NodeType } from '../../db/schema/curriculum-node.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import type { Clock } from '../../runtime/clock.ts'
import { auditRepository } from '../audit/audit.repository.ts'
import type { JobQueue } from '../job/job-queue.ts'
import { administratorRepository } from '../people/administrator.repository.ts'
import { CATALOGUE_WORDS, readAnew } from './catalogue-words.ts'
import { curriculumPlacesRepository } from './curriculum-places.repository.ts'
import {
  fitsBelow,
  hangingOn,
  mayMerge,
  mayMove,
  mergePlan,
  nodeIn,
  siblingsOf,
  totalsOf,
} from './curriculum-rules.ts'
import { curriculumTreeRepository, type NodeRow } from './curriculum-tree.repository.ts'

/** So many contents follow a node in one statement; more follow in batches. */
const AT_ONCE = 200

const REFUSAL = {
  platformOnly: refuse(CODE.noRight, '只有平台管理员可以管理教材目录'),
  noKind: refuse(CODE.fieldError, '参数不正确：目录的种类'),
  noSubject: refuse(CODE.notFound, '没有这个学科'),
  missing: refuse(CODE.notFound, '没有找到这个目录，可能已被删除或合并'),
  changed: refuse(CODE.conflict, '这个目录刚刚被别人修改过'),
  taken: refuse(CODE.fieldError, '同一级已经有同名的目录'),
  misplaced: refuse(CODE.fieldError, '不能放在这里'),
  apart: refuse(CODE.fieldError, '这两个目录不能合并'),
} as const

const usedBy = (what: string) => refuse(CODE.conflict, `下面还有${what}，请先移走或合并`)

interface Needs {
  readonly db: Db
  readonly clock: Clock
  readonly jobs: Pick<JobQueue, 'enqueue' | 'wake'>
}

interface Acting {
  readonly tx: Queries
  readonly trees: ReturnType<typeof curriculumTreeRepository>
  /** The tree of the node that is named, or the stages and subjects. */
  readonly rows: readonly NodeRow[]
  /** Null for the tree of the stages. */
  readonly subjectId: number | null
  note(verb: Verb, id: number, detail: Readonly<Record<string, string | number>>): Promise<void>
  /** What names a node is put right and found by its words. */
  follow(id: number, name: string): Promise<void>
}

type Verb = 'add' | 'rename' | 'move' | 'merge' | 'remove'
type Seen = RequestOf<typeof removeCurriculumNode>['body']

const seenIn = (rows: readonly NodeRow[], { Id, RowVersion }: Seen): NodeRow | Refusal => {
  const row = nodeIn(rows, Id)
  if (row === undefined) return REFUSAL.missing
  return row.rowVersion === RowVersion ? row : REFUSAL.changed
}

/** The trees of the curriculum in the hands of the platform's administrators (R-frame-3, docs/decisions/0386). */
export const curriculumAdminService = ({ db, clock, jobs }: Needs) => {
  const isAllowed = async (queries: Queries, userId: number) =>
    (await administratorRepository(queries).find(userId))?.isPlatform === true

  /** On the tree that holds `Id`, or else `ParentId`. */
  const act = async <T>(
    userId: number,
    { Id, ParentId = 0 }: { readonly Id: number; readonly ParentId?: number },
    work: (acting: Acting) => Promise<T | Refusal>,
  ): Promise<T | Refusal> => {
    const done = await db.transaction(async (tx) => {
      if (!(await isAllowed(tx, userId))) return REFUSAL.platformOnly
      const trees = curriculumTreeRepository(tx)
      await trees.lock()
      const at = await trees.find(Id === 0 ? ParentId : Id)
      const isSubject = at?.nodeType === NODE_TYPE.subject && Id === 0
      const subjectId = isSubject ? at.id : at === null ? null : await trees.findSubjectOf(at.id)
      const rows = subjectId === null ? await trees.findSubjects() : await trees.findTree(subjectId)
      return work({
        tx,
        trees,
        rows,
        subjectId,
        note: (verb, id, detail) =>
          auditRepository(tx).note({
            at: clock(),
            userId,
            organisationId: null,
            act: `curriculum.${verb}`,
            subject: `curriculum:${id}`,
            detail,
          }),
        async follow(id, name) {
          await readAnew(jobs, tx, { tagId: 0, nodeId: id }, { userId, name })
        },
      })
    })
    if (!(done instanceof Refusal)) jobs.wake(CATALOGUE_WORDS)
    return done
  }

  return {
    async list(
      userId: number,
      { Kind, SubjectId = 0 }: { readonly Kind: number; readonly SubjectId?: number | undefined },
    ): Promise<SentBy<typeof getCurriculumTree> | Refusal> {
      if (!(await isAllowed(db, userId))) return REFUSAL.platformOnly
      if (!Object.values<number>(TREE_KIND).includes(Kind)) return REFUSAL.noKind
      const trees = curriculumTreeRepository(db)
      const frame = await trees.findSubjects()
      const subjectId = Kind === TREE_KIND.stages ? null : SubjectId
      const isKnowledge = Kind === TREE_KIND.knowledge
      if (subjectId !== null && nodeIn(frame, subjectId)?.nodeType !== NODE_TYPE.subject)
        return REFUSAL.noSubject
      const rows =
        subjectId === null
          ? frame
          : (await trees.findTree(subjectId)).filter(
              ({ id, nodeType }) => id !== subjectId && (nodeType === NODE_TYPE.knowledge) === isKnowledge,
            )
      const hanging = await trees.tally(subjectId, isKnowledge)
      const [contents, others] = [totalsOf(rows, hanging.contents), totalsOf(rows, hanging.others)]
      return {
        Nodes: rows.map((row) => ({
          Id: row.id,
          ParentId: row.parentId ?? 0,
          NodeType: row.nodeType,
          Name: row.name,
          GradeId: row.gradeId,
          RowVersion: row.rowVersion,
          Count: contents.get(row.id) ?? 0,
          OtherCount: others.get(row.id) ?? 0,
        })),
        Subjects: frame
          .filter(({ nodeType }) => nodeType === NODE_TYPE.stage)
          .flatMap((stage) =>
            frame
              .filter(({ parentId }) => parentId === stage.id)
              .map(({ id, name }) => ({ Id: id, Name: name, StageName: stage.name })),
          ),
      }
    },

    save: (
      userId: number,
      asked: RequestOf<typeof saveCurriculumNode>['body'],
    ): Promise<SentBy<typeof saveCurriculumNode> | Refusal> =>
      act<SentBy<typeof saveCurriculumNode>>(userId, asked, async ({ trees, rows, note, follow }) => {
        const row = asked.Id === 0 ? null : seenIn(rows, asked)
        if (row instanceof Refusal) return row
        const nodeType = row?.nodeType ?? (asked.NodeType as NodeType)
        const parentId = row === null ? asked.ParentId || null : row.parentId
        const gradeId = nodeType === NODE_TYPE.book ? asked.GradeId : 0
        const siblings = siblingsOf(rows, parentId, nodeType)
        const isTaken = siblings.some(({ id, name }) => name === asked.Name && id !== asked.Id)
        if (isTaken && row?.name !== asked.Name) return REFUSAL.taken
        if (row === null) {
          if (!fitsBelow(rows, parentId, nodeType)) return REFUSAL.misplaced
          const sort = Math.max(0, ...siblings.map((it) => it.sort)) + 1
          const id = await trees.add({ parentId, nodeType, name: asked.Name, gradeId, sort, code: '' })
          await note('add', id, { name: asked.Name })
          return { Id: id }
        }
        await trees.change(row, { name: asked.Name, gradeId })
        await note('rename', row.id, { from: row.name, to: asked.Name })
        if (row.name !== asked.Name) await follow(row.id, asked.Name)
        return { Id: row.id }
      }),

    move: (userId: number, asked: RequestOf<typeof moveCurriculumNode>['body']): Promise<true | Refusal> =>
      act<true>(userId, { Id: asked.Id }, async ({ tx, trees, rows, subjectId, note, follow }) => {
        const row = seenIn(rows, asked)
        if (row instanceof Refusal) return row
        const parentId = asked.ParentId || null
        if (!mayMove(rows, row, parentId)) return REFUSAL.misplaced
        const others = siblingsOf(rows, parentId, row.nodeType).filter(({ id }) => id !== row.id)
        const at = others.findIndex(({ id }) => id === asked.BeforeId)
        if (asked.BeforeId !== 0 && at < 0) return REFUSAL.changed
        const isElsewhere = parentId !== row.parentId
        if (isElsewhere && others.some(({ name }) => name === row.name)) return REFUSAL.taken
        const ids = others.map(({ id }) => id)
        ids.splice(at < 0 ? ids.length : at, 0, row.id)
        await trees.change(row, { parentId })
        await trees.order(ids)
        const into = nodeIn(rows, parentId)?.name ?? ''
        await note('move', row.id, { name: row.name, into })
        if (isElsewhere && subjectId !== null) {
          await curriculumPlacesRepository(tx).align({ ...row, parentId }, AT_ONCE)
          await follow(row.id, row.name)
        }
        return true
      }),

    async merge(
      userId: number,
      asked: RequestOf<typeof mergeCurriculumNodes>['body'],
    ): Promise<true | Refusal> {
      const planIn = (rows: readonly NodeRow[]) => {
        const from = seenIn(rows, asked)
        const into = seenIn(rows, { Id: asked.IntoId, RowVersion: asked.IntoRowVersion })
        if (from instanceof Refusal) return from
        if (into instanceof Refusal) return into
        return mayMerge(rows, from, into) ? { from, into, ...mergePlan(rows, from, into) } : REFUSAL.apart
      }
      // What stands in many contents goes over in batches, so that nobody waits; both nodes are there meanwhile.
      const before = await act(userId, { Id: asked.Id }, async ({ rows }) => planIn(rows))
      if (before instanceof Refusal) return before
      for (const [from, into] of before.pairs) {
        let changed = AT_ONCE
        while (changed >= AT_ONCE)
          changed = await db.transaction((tx) => curriculumPlacesRepository(tx).repoint(from, into, AT_ONCE))
      }
      return act<true>(userId, { Id: asked.Id }, async ({ tx, trees, rows, note, follow }) => {
        const plan = planIn(rows)
        if (plan instanceof Refusal) return plan
        const places = curriculumPlacesRepository(tx)
        for (const [node, parent] of plan.moves) {
          const sort =
            Math.max(0, ...siblingsOf(rows, parent.id, node.nodeType).map((it) => it.sort)) + node.sort
          await trees.change(node, { parentId: parent.id, sort })
          await places.align({ ...node, parentId: parent.id }, AT_ONCE)
          await follow(node.id, node.name)
        }
        for (const [from, into] of plan.pairs) {
          await trees.hold(from.id)
          // Whatever came in since.
          await places.repoint(from, into, Number.MAX_SAFE_INTEGER)
          await trees.lead(from.id, into.id)
          await trees.remove([from.id])
        }
        await trees.change(plan.into, {})
        await note('merge', plan.into.id, { from: plan.from.name, into: plan.into.name, id: plan.from.id })
        await follow(plan.into.id, plan.into.name)
        return true
      })
    },

    remove: (userId: number, asked: Seen): Promise<true | Refusal> =>
      act<true>(userId, { Id: asked.Id }, async ({ trees, rows, subjectId, note }) => {
        const row = seenIn(rows, asked)
        if (row instanceof Refusal) return row
        await trees.hold(row.id)
        const hanging = await trees.tally(subjectId, row.nodeType === NODE_TYPE.knowledge)
        const isWhole = row.nodeType === NODE_TYPE.subject
        const below = isWhole ? await trees.findTree(row.id) : rows
        const what = hangingOn(below, row, hanging)
        if (what !== '') return usedBy(what)
        await trees.remove([row.id])
        await note('remove', row.id, { name: row.name })
        return true
      }),
  }
}

export type CurriculumAdminService = ReturnType<typeof curriculumAdminService>
