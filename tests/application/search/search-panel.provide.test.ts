import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { provideSearchPanel } from '#application/search/search-panel.provide.ts'
import { success } from '#domain/kernel/result.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { memorySearchHistory } from '#infrastructure/search/search-history.memory.ts'

it('keeps the recent searches of every tab, the latest first', () => {
  const kept = memorySearchHistory(createMemoryBrowser())
  const openTab = () => {
    const panel = createActor(provideSearchPanel({ hotTerms: () => Promise.resolve(success([])) }, kept), {
      input: { history: kept.read(), contentType: 1 },
    }).start()
    panel.on('search.historyChanged', ({ history }) => kept.keep(history))
    return panel
  }
  const [one, other] = [openTab(), openTab()]
  const search = (tab: typeof one, keyword: string) => {
    tab.send({ type: 'search.type', keyword })
    tab.send({ type: 'search.submitTyped' })
  }
  search(one, '浮力')
  search(other, '勾股定理')
  search(one, '二次函数')
  expect(kept.read()).toEqual(['二次函数', '勾股定理', '浮力'])

  other.send({ type: 'search.focus' })
  expect(other.getSnapshot().context.history).toEqual(['二次函数', '勾股定理', '浮力'])
  search(one, '岳阳楼记')
  other.send({ type: 'search.forget', term: '浮力' })
  expect(kept.read()).toEqual(['岳阳楼记', '二次函数', '勾股定理'])
})
