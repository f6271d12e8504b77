import type { FrameWordPort } from '#application/frame/frame-word.port.ts'
import {
  inOrder,
  type ManagedWord,
  takersOf,
  type WordAct,
  type WordForm,
  type WordKind,
  wordFault,
  wordIn,
} from '#domain/frame/managed-word.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { frameOf } from '../memory/frame.backend.ts'
import { peopleOf } from '../memory/people.backend.ts'

const rejected = (reason: 'missing' | 'conflict' | 'invalid', message: string) =>
  failed({ kind: 'rejected', reason, message } as const)

const FORBIDDEN = failed({ kind: 'forbidden', message: '只有平台管理员可以管理这里的内容' } as const)
const CHANGED = rejected('conflict', '刚刚被别人修改过')
const MISSING = rejected('missing', '没有找到，可能已被删除')
const DONE = success(true as const)

/** Categories, tags and hot searches of the demonstration; home and the search box show them. */
export const memoryFrameWords = (backend: MemoryBackend, caller: Caller): FrameWordPort => {
  const ask = <T>(call: string, signal: AbortSignal, answer: () => Result<T, Failure>) =>
    backend.request({
      call: `frameWords.${call}`,
      access: 'session',
      caller,
      signal,
      answer: ({ id }) => {
        const by = peopleOf(backend).find((person) => person.id === id)
        return by?.platformRight === 'administrator' ? answer() : FORBIDDEN
      },
    })
  const { words } = frameOf(backend)

  const save = (kind: WordKind, form: WordForm): Result<true, Failure> => {
    const fault = wordFault(words[kind], form)
    if (fault !== null) return rejected('invalid', '名称填写不正确，或已有同名的')
    const { groupId, id, rowVersion, name, hidden } = form
    const group = words[kind].find((it) => it.id === groupId)
    if (group === undefined) return MISSING
    if (id === 0) {
      if (!group.canAdd) return rejected('invalid', '这里不能添加')
      const last = Math.max(0, ...words[kind].flatMap((it) => it.words.map((word) => word.id)))
      const added = { id: last + 1, rowVersion: 1, name, hidden, count: 0, canRemove: true, canGive: false }
      words[kind] = words[kind].map((it) => (it.id === groupId ? { ...it, words: [...it.words, added] } : it))
      return DONE
    }
    const found = wordIn(words[kind], id)
    if (found === null) return MISSING
    if (found.word.rowVersion !== rowVersion) return CHANGED
    const changed = { ...found.word, name, hidden, rowVersion: rowVersion + 1 }
    words[kind] = words[kind].map((it) => ({
      ...it,
      words: it.words.map((word) => (word.id === id ? changed : word)),
    }))
    return DONE
  }

  const act = (kind: WordKind, asked: WordAct): Result<true, Failure> => {
    if (asked.kind === 'save' || asked.kind === 'show') return save(kind, asked.form)
    if (asked.kind === 'order') {
      const seen = words[kind].find(({ id }) => id === asked.groupId)?.words.map(({ id }) => id) ?? []
      const isWhole = asked.ids.length === seen.length && seen.every((id) => asked.ids.includes(id))
      if (!isWhole || seen.join() !== asked.seen.join()) return CHANGED
      words[kind] = inOrder(words[kind], asked.groupId, asked.ids)
      return DONE
    }
    const found = wordIn(words[kind], asked.id)
    if (found === null) return MISSING
    if (found.word.rowVersion !== asked.rowVersion) return CHANGED
    const { group, word } = found
    if (asked.intoId === 0 && !word.canRemove) return rejected('conflict', '还有内容在使用，请选择改用哪一个')
    const taker = takersOf(group, word).find(({ id }) => id === asked.intoId)
    if (asked.intoId !== 0 && taker === undefined) return MISSING
    const takes = (it: ManagedWord): ManagedWord =>
      it.id === taker?.id ? { ...it, count: it.count + word.count, canRemove: false, canGive: true } : it
    words[kind] = words[kind].map((it) => ({
      ...it,
      words: it.words.filter(({ id }) => id !== asked.id).map(takes),
    }))
    return DONE
  }

  /** Each row holds its tags; those of one that is gone stand in the one that took them. */
  const followRows = (intoId: number): void => {
    const rows = words.tagRows.flatMap((group) => group.words)
    const left = words.tags.filter(({ id }) => rows.every((row) => row.id !== id)).flatMap((it) => it.words)
    words.tags = rows.map(({ id, name }) => {
      const held = words.tags.find((it) => it.id === id)?.words ?? []
      return { id, name, canAdd: true, words: id === intoId ? [...held, ...left] : held }
    })
  }

  return {
    words: (kind, signal) => ask('words', signal, () => success(words[kind])),
    act: (kind, asked, signal) =>
      ask('act', signal, () => {
        const done = act(kind, asked)
        if (kind === 'tagRows' && done.ok) followRows(asked.kind === 'remove' ? asked.intoId : 0)
        return done
      }),
  }
}
