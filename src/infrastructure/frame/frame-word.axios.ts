import type * as z from 'zod/mini'
import type { FrameWordPort } from '#application/frame/frame-word.port.ts'
import {
  getFrameWords,
  orderFrameWords,
  removeFrameWord,
  saveFrameWord,
  WORD_KIND,
  type wordGroup,
} from '#contract/frame-word.ts'
import type { WordGroup, WordKind } from '#domain/frame/managed-word.ts'
import { success } from '#domain/kernel/result.ts'
import type { Http } from '../http/http.ts'
import { amountOf, flagOf, textOf } from '../http/wire-values.ts'

const KINDS: Readonly<Record<WordKind, number>> = {
  categories: WORD_KIND.category,
  tags: WORD_KIND.tag,
  tagRows: WORD_KIND.tagRow,
  hotTerms: WORD_KIND.hotTerm,
}

const groupOf = ({ Id, Name, CanAdd, Words }: z.output<typeof wordGroup>): WordGroup => ({
  id: Id,
  name: textOf(Name),
  canAdd: flagOf(CanAdd),
  words: Words.map((word) => ({
    id: word.Id,
    rowVersion: amountOf(word.RowVersion),
    name: textOf(word.Name),
    hidden: flagOf(word.Hidden),
    count: amountOf(word.Count),
    canRemove: flagOf(word.CanRemove),
    canGive: flagOf(word.CanGive),
  })),
})

/** Wire: getframewords, saveframeword, removeframeword, orderframewords. */
export const axiosFrameWords = (http: Http): FrameWordPort => ({
  words: async (kind, signal) => {
    const read = await http.call(getFrameWords, { query: { Kind: KINDS[kind] } }, signal)
    return read.ok ? success(read.value.map(groupOf)) : read
  },

  act: async (kind, act, signal) => {
    const Kind = KINDS[kind]
    if (act.kind === 'remove') {
      const body = { Kind, Id: act.id, RowVersion: act.rowVersion, IntoId: act.intoId }
      const removed = await http.call(removeFrameWord, { body }, signal)
      return removed.ok ? success(true) : removed
    }
    if (act.kind === 'order') {
      const body = { Kind, GroupId: act.groupId, Ids: [...act.ids], Seen: [...act.seen] }
      const ordered = await http.call(orderFrameWords, { body }, signal)
      return ordered.ok ? success(true) : ordered
    }
    const { groupId, id, rowVersion, name, hidden } = act.form
    const body = { Kind, GroupId: groupId, Id: id, RowVersion: rowVersion, Name: name, Hidden: hidden }
    const saved = await http.call(saveFrameWord, { body }, signal)
    return saved.ok ? success(true) : saved
  },
})
