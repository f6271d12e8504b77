import { expect, it } from 'vitest'
import { goOnWith } from '#application/session/go-on.ts'

it('what was left goes on, whatever of it cannot be opened; what is not there is not opened', async () => {
  const opened: string[] = []
  const kind = (name: string, isThere: boolean, open = async () => undefined) => ({
    isThere: () => isThere,
    open: () => {
      opened.push(name)
      return open()
    },
  })
  goOnWith([
    kind('answers', true, () => Promise.reject(new Error('no code'))),
    kind('uploads', false),
    kind('edits', true),
  ])
  await new Promise((resume) => setImmediate(resume))
  expect(opened).toEqual(['answers', 'edits'])
})
