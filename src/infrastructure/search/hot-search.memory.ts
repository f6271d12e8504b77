import type { HotSearchPort } from '#application/search/search.port.ts'
import { success } from '#domain/kernel/result.ts'
import { HOT_TERMS } from '../memory/content/categories.ts'
import type { Caller, World } from '../memory/world.ts'

export const memoryHotSearch = (world: World, caller: Caller): HotSearchPort => ({
  hotTerms: (type, signal) =>
    world.ask({ call: 'hotTerms', access: 'public', caller, signal, answer: () => success(HOT_TERMS[type]) }),
})
