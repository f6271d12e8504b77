import type { CurriculumAdminPort } from '#application/frame/curriculum-admin.port.ts'
import {
  childrenOf,
  isEmpty,
  type ManagedNode,
  mayMerge,
  mayStandBelow,
  type NodeAct,
  type NodeForm,
  nodeFault,
  nodeIn,
  type TreePlace,
} from '#domain/frame/curriculum-tree.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { curriculumOf } from '../memory/curriculum-admin.backend.ts'
import { peopleOf } from '../memory/people.backend.ts'

const rejected = (reason: 'missing' | 'conflict' | 'invalid', message: string) =>
  failed({ kind: 'rejected', reason, message } as const)

const FORBIDDEN = failed({ kind: 'forbidden', message: '只有平台管理员可以管理教材目录' } as const)
const CHANGED = rejected('conflict', '这个目录刚刚被别人修改过')
const MISSING = rejected('missing', '没有找到这个目录，可能已被删除或合并')
const MISPLACED = rejected('invalid', '不能放在这里')
const DONE = success(true as const)

/** The trees of the demonstration, as they are managed; its lists keep the trees that they began with. */
export const memoryCurriculumAdmin = (backend: MemoryBackend, caller: Caller): CurriculumAdminPort => {
  const ask = <T>(call: string, signal: AbortSignal, answer: () => Result<T, Failure>) =>
    backend.request({
      call: `curriculumAdmin.${call}`,
      access: 'session',
      caller,
      signal,
      answer: ({ id }) => {
        const by = peopleOf(backend).find((person) => person.id === id)
        return by?.platformRight === 'administrator' ? answer() : FORBIDDEN
      },
    })
  const curriculum = curriculumOf(backend)
  const seen = (id: number, rowVersion: number): Result<ManagedNode, Failure> => {
    const node = nodeIn(curriculum.nodes, id)
    if (node === undefined) return MISSING
    return node.rowVersion === rowVersion ? success(node) : CHANGED
  }
  const put = (node: ManagedNode, change: Partial<ManagedNode>): void => {
    const changed = { ...node, ...change, rowVersion: node.rowVersion + 1 }
    curriculum.nodes = curriculum.nodes.map((it) => (it.id === node.id ? changed : it))
  }
  const placeOf = (node: ManagedNode): TreePlace => curriculum.placeOf(node)

  const save = (form: NodeForm): Result<true, Failure> => {
    if (nodeFault(curriculum.nodes, form) !== null) return rejected('invalid', '名称填写不正确，或已有同名的')
    const { id, parentId, kind, name, gradeId } = form
    if (id === 0) {
      const last = Math.max(0, ...curriculum.nodes.map((node) => node.id))
      const added = { id: last + 1, parentId, kind, name, gradeId, rowVersion: 1, count: 0, otherCount: 0 }
      curriculum.nodes = [...curriculum.nodes, added]
      return DONE
    }
    const found = seen(id, form.rowVersion)
    if (!found.ok) return found
    put(found.value, { name, gradeId })
    return DONE
  }

  const move = (node: ManagedNode, parentId: number, beforeId: number): Result<true, Failure> => {
    if (!mayStandBelow(curriculum.nodes, placeOf(node), node, parentId)) return MISPLACED
    put(node, { parentId })
    const moved = nodeIn(curriculum.nodes, node.id)
    const others = curriculum.nodes.filter(({ id }) => id !== node.id)
    const at = others.findIndex(({ id }) => id === beforeId)
    const cut = at < 0 ? others.length : at
    if (moved !== undefined) curriculum.nodes = [...others.slice(0, cut), moved, ...others.slice(cut)]
    return DONE
  }

  const merge = (from: ManagedNode, into: ManagedNode): void => {
    for (const child of childrenOf(curriculum.nodes, from.id)) {
      const same = childrenOf(curriculum.nodes, into.id).find(
        ({ id, kind, name }) => id !== from.id && kind === child.kind && name === child.name,
      )
      if (same === undefined) put(child, { parentId: into.id })
      else merge(child, same)
    }
    put(into, { count: into.count + from.count, otherCount: into.otherCount + from.otherCount })
    curriculum.nodes = curriculum.nodes.filter(({ id }) => id !== from.id)
  }

  const act = (asked: NodeAct): Result<true, Failure> => {
    if (asked.kind === 'save') return save(asked.form)
    const found = seen(asked.id, asked.rowVersion)
    if (!found.ok) return found
    if (asked.kind === 'move') return move(found.value, asked.parentId, asked.beforeId)
    if (asked.kind === 'merge') {
      const into = seen(asked.intoId, asked.intoRowVersion)
      if (!into.ok) return into
      if (!mayMerge(curriculum.nodes, asked.id, asked.intoId))
        return rejected('invalid', '这两个目录不能合并')
      merge(found.value, into.value)
      return DONE
    }
    if (!isEmpty(curriculum.nodes, found.value)) return rejected('conflict', '下面还有内容，请先移走或合并')
    curriculum.nodes = curriculum.nodes.filter(({ id }) => id !== asked.id)
    return DONE
  }

  return {
    tree: (place, signal) =>
      ask('tree', signal, () => {
        const nodes = curriculum.treeOf(place)
        return nodes === null
          ? rejected('missing', '没有这个学科')
          : success({ nodes, subjects: curriculum.subjects() })
      }),
    act: (asked, signal) => ask('act', signal, () => act(asked)),
  }
}
