import { afterAll, beforeAll, describe } from 'vitest'
import type { Backend, MakeBackend } from './backend.ts'

/** A suite over one backend: made once, a visitor's and in fair mood at the start of each test that asks for it. */
export const suiteOver = (
  name: string,
  make: MakeBackend,
  tests: (fresh: () => Backend) => void,
  options?: Parameters<MakeBackend>[0],
): void => {
  describe(name, () => {
    let backend: Backend | undefined
    beforeAll(async () => {
      backend = await make(options)
    })
    afterAll(async () => backend?.close())
    tests(() => {
      if (!backend) throw new Error('no backend')
      backend.mood('fair')
      backend.token = null
      return backend
    })
  })
}
