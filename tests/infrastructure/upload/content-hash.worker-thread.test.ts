import { expect, it } from 'vitest'
import { failed, success } from '#domain/kernel/result.ts'
import { workerContentHash } from '#infrastructure/upload/content-hash.worker-thread.ts'
import { aContent } from '#tests/support/upload-files.ts'

/** A thread that says what the test says, and whether it still lives. */
const hashing = (signal = new AbortController().signal) => {
  const said = new EventTarget()
  let lives = true
  const posted: unknown[] = []
  const worker = Object.assign(said, {
    postMessage: (content: unknown) => posted.push(content),
    terminate: () => {
      lives = false
    },
  })
  const shares: number[] = []
  const content = aContent(30)
  const hash = workerContentHash(() => worker as unknown as Worker)
  return {
    answer: hash.hash(content, (share) => shares.push(share), signal),
    say: (data: unknown) => said.dispatchEvent(new MessageEvent('message', { data })),
    fail: () => said.dispatchEvent(new Event('error')),
    shares,
    isGiven: () => posted.length === 1 && posted[0] === content,
    lives: () => lives,
  }
}

it('hashes on a thread of its own, which tells how far it is and ends with its file', async () => {
  const { answer, say, shares, isGiven, lives } = hashing()
  say({ share: 0.5 })
  expect([isGiven(), lives(), shares]).toEqual([true, true, [0.5]])
  say({ hash: 'a'.repeat(64) })
  expect([await answer, lives()]).toEqual([success('a'.repeat(64)), false])
})

it('a thread whose code does not come says nothing of the file: it is asked again when there is a way', async () => {
  const { answer, fail, lives } = hashing()
  fail()
  expect([await answer, lives()]).toEqual([failed({ kind: 'unreachable' }), false])
})

it('fails as unreachable where the thread does not even begin', async () => {
  const thread = new EventTarget()
  const postMessage = () => thread.dispatchEvent(new Event('error'))
  const worker = Object.assign(thread, { postMessage, terminate: () => undefined }) as unknown as Worker
  const { signal } = new AbortController()
  const port = workerContentHash(() => worker)
  expect(await port.hash(aContent(3), () => undefined, signal)).toMatchObject({ ok: false })
})

it('what cannot be read is so', async () => {
  const unreadable = hashing()
  unreadable.say({ hash: null })
  const broken = hashing()
  broken.say({ share: 0.1 })
  broken.fail()
  expect([await unreadable.answer, await broken.answer]).toEqual([success(null), success(null)])
})

it('ends when nobody wants it', async () => {
  const wanted = new AbortController()
  const { answer, lives } = hashing(wanted.signal)
  wanted.abort(new Error('enough'))
  await expect(answer).rejects.toThrow('enough')
  expect(lives()).toBe(false)
})
