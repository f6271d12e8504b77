import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { type SearchPanelContext, searchPanelMachine } from '#domain/search/search-panel.machine.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()

const start = (history: readonly string[] = ['勾股定理', '浮力']) => {
  const hot = deferred<Result<readonly string[], Failure>>()
  const types: number[] = []
  const actor = createActor(
    searchPanelMachine.provide({
      actors: {
        loadHot: fromPromise(({ input }) => {
          types.push(input)
          return hot.ask()
        }),
      },
    }),
    { input: { history, contentType: 1 }, inspect: log.inspect },
  )
  const recording = record(actor)
  actor.start()
  return { actor, hot, types, recording }
}

const context = (change: Partial<SearchPanelContext>): SearchPanelContext => ({
  keyword: '',
  addressed: '',
  contentType: 1,
  history: ['勾股定理', '浮力'],
  hot: [],
  highlighted: -1,
  ...change,
})

const opened = async () => {
  const panel = start()
  panel.actor.send({ type: 'search.focus' })
  panel.hot.answer(success(['岳阳楼记', '二次函数']))
  await settle()
  return panel
}

describe('the search panel', () => {
  it('opens on focus, fetches what is hot for the category, and closes when dismissed', async () => {
    const { actor, types, recording } = await opened()
    expect(actor.getSnapshot().context).toEqual(context({ hot: ['岳阳楼记', '二次函数'] }))
    actor.send({ type: 'search.dismiss' })
    expect(types).toEqual([1])
    expect(recording.states).toEqual(['closed', { open: 'loading' }, { open: 'ready' }, 'closed'])
    expect(recording.emitted).toEqual([])
  })

  it('shows recent searches although the hot ones cannot be had, and tries again', async () => {
    const { actor, hot, recording } = start()
    actor.send({ type: 'search.focus' })
    hot.answer(failed({ kind: 'unreachable' }))
    await settle()
    actor.send({ type: 'search.retry' })
    hot.answer(success(['岳阳楼记']))
    await settle()
    expect(recording.states).toEqual([
      'closed',
      { open: 'loading' },
      { open: 'failed' },
      { open: 'loading' },
      { open: 'ready' },
    ])
  })

  it('searches for what is typed, trimmed, and remembers it first', async () => {
    const { actor, recording } = await opened()
    actor.send({ type: 'search.type', keyword: '  探索勾股定理 ' })
    actor.send({ type: 'search.submit' })
    expect(actor.getSnapshot().value).toBe('closed')
    expect(actor.getSnapshot().context).toEqual(
      context({
        keyword: '探索勾股定理',
        history: ['探索勾股定理', '勾股定理', '浮力'],
        hot: ['岳阳楼记', '二次函数'],
      }),
    )
    expect(recording.emitted).toEqual([
      { type: 'search.historyChanged', history: ['探索勾股定理', '勾股定理', '浮力'] },
      { type: 'search.requested', keyword: '探索勾股定理' },
    ])
  })

  it('searches without a keyword, which is not remembered', () => {
    const { actor, recording } = start()
    actor.send({ type: 'search.submitTyped' })
    expect(recording.emitted).toEqual([
      { type: 'search.historyChanged', history: ['勾股定理', '浮力'] },
      { type: 'search.requested', keyword: '' },
    ])
  })

  it('moves through recent and hot terms with the arrow keys, around and back to what is typed', async () => {
    const { actor } = await opened()
    const seen: number[] = []
    for (let key = 0; key < 5; key += 1) {
      actor.send({ type: 'search.move', by: 1 })
      seen.push(actor.getSnapshot().context.highlighted)
    }
    for (let key = 0; key < 2; key += 1) {
      actor.send({ type: 'search.move', by: -1 })
      seen.push(actor.getSnapshot().context.highlighted)
    }
    expect(seen).toEqual([0, 1, 2, 3, -1, 3, 2])
    actor.send({ type: 'search.submit' })
    expect(actor.getSnapshot().context.keyword).toBe('岳阳楼记')
    expect(actor.getSnapshot().context.highlighted).toBe(-1)
  })

  it('takes what is typed when the button is pressed, whatever is highlighted', async () => {
    const { actor, recording } = await opened()
    actor.send({ type: 'search.type', keyword: '浮力' })
    actor.send({ type: 'search.move', by: 1 })
    actor.send({ type: 'search.submitTyped' })
    expect(recording.emitted.at(-1)).toEqual({ type: 'search.requested', keyword: '浮力' })
  })

  it('searches for a chosen term and closes', async () => {
    const { actor, recording } = await opened()
    actor.send({ type: 'search.choose', term: '二次函数' })
    expect(recording.states.at(-1)).toBe('closed')
    expect(recording.emitted).toEqual([
      { type: 'search.historyChanged', history: ['二次函数', '勾股定理', '浮力'] },
      { type: 'search.requested', keyword: '二次函数' },
    ])
  })

  it('forgets one recent search or all of them and stays open', async () => {
    const { actor, recording } = await opened()
    actor.send({ type: 'search.forget', term: '浮力' })
    actor.send({ type: 'search.forgetAll' })
    expect(recording.emitted).toEqual([
      { type: 'search.historyChanged', history: ['勾股定理'] },
      { type: 'search.historyChanged', history: [] },
    ])
    expect(actor.getSnapshot().value).toEqual({ open: 'ready' })
  })

  it('turns to another category without its keyword, in the open as well as closed', async () => {
    const { actor, hot, types } = await opened()
    actor.send({ type: 'search.type', keyword: '浮力' })
    actor.send({ type: 'search.turnTo', contentType: 3 })
    expect(actor.getSnapshot().value).toEqual({ open: 'loading' })
    expect(actor.getSnapshot().context).toEqual(context({ contentType: 3 }))
    hot.answer(success(['导学案']))
    await settle()
    actor.send({ type: 'search.dismiss' })
    actor.send({ type: 'search.turnTo', contentType: 4 })
    expect(actor.getSnapshot().value).toBe('closed')
    expect(types).toEqual([1, 3])
  })

  it('opens when something is typed or an arrow is pressed while it is closed', () => {
    const typed = start()
    typed.actor.send({ type: 'search.type', keyword: '浮' })
    const moved = start()
    moved.actor.send({ type: 'search.move', by: 1 })
    expect([typed.actor.getSnapshot().value, moved.actor.getSnapshot().value]).toEqual([
      { open: 'loading' },
      { open: 'loading' },
    ])
  })

  it("shows the page's own keyword without opening", () => {
    const { actor, recording } = start()
    actor.send({ type: 'search.show', keyword: '勾股', scope: 1 })
    expect(actor.getSnapshot().context).toEqual(context({ keyword: '勾股', addressed: '勾股' }))
    expect(recording.states).toEqual(['closed'])
  })

  it('leaves alone what was typed on the page that searches for the same', () => {
    const { actor } = start()
    actor.send({ type: 'search.show', keyword: '勾股', scope: 1 })
    actor.send({ type: 'search.type', keyword: '浮' })
    actor.send({ type: 'search.dismiss' })
    actor.send({ type: 'search.show', keyword: '勾股', scope: 3 })
    expect(actor.getSnapshot().context).toEqual(context({ keyword: '浮', addressed: '勾股', contentType: 3 }))
  })

  it('leaves alone what is being typed when a page with another keyword arrives late', async () => {
    const { actor } = await opened()
    actor.send({ type: 'search.type', keyword: '二次' })
    actor.send({ type: 'search.show', keyword: '勾股', scope: 3 })
    actor.send({ type: 'search.dismiss' })
    actor.send({ type: 'search.show', keyword: '勾股', scope: 1 })
    expect(actor.getSnapshot().context).toEqual(
      context({ keyword: '二次', addressed: '勾股', hot: ['岳阳楼记', '二次函数'] }),
    )
  })

  it('tells what it shows, and nothing of another category while somebody types', async () => {
    const { actor, recording } = await opened()
    actor.send({ type: 'search.show', keyword: '勾股', scope: 3 })
    actor.send({ type: 'search.show', keyword: '勾股', scope: 1 })
    actor.send({ type: 'search.show', keyword: '勾股', scope: 0 })
    actor.send({ type: 'search.dismiss' })
    actor.send({ type: 'search.show', keyword: '浮力', scope: 3 })
    expect([recording.emitted, actor.getSnapshot().context]).toEqual([
      [1, 0, 3].map((scope) => ({ type: 'search.shown', scope })),
      context({ keyword: '浮力', addressed: '浮力', contentType: 3 }),
    ])
  })

  it('is emptied on the way home', () => {
    const { actor } = start()
    actor.send({ type: 'search.show', keyword: '勾股', scope: 1 })
    actor.send({ type: 'search.clear' })
    expect(actor.getSnapshot().context).toEqual(context({}))
  })

  it('can be forgotten while it is closed, when its user leaves', () => {
    const { actor, recording } = start()
    actor.send({ type: 'search.forgetAll' })
    expect(actor.getSnapshot().context.history).toEqual([])
    expect(recording.emitted).toEqual([{ type: 'search.historyChanged', history: [] }])
  })

  it('stands still after a bug until it is tried again', async () => {
    const { actor, hot, recording } = start()
    actor.send({ type: 'search.focus' })
    hot.fail(new Error('bug'))
    await settle()
    actor.send({ type: 'search.retry' })
    expect(recording.states).toEqual(['closed', { open: 'loading' }, 'defect', 'closed'])
  })

  it('takes every transition it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(searchPanelMachine))
  })
})
