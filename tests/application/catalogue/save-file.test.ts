import { expect, it } from 'vitest'
import { findFileToSave } from '#application/catalogue/save-file.ts'
import type { RenewFile } from '#domain/catalogue/card-files.machine.ts'
import { failed, success } from '#domain/kernel/result.ts'
import { memoryFileAddress } from '#infrastructure/catalogue/file-address.memory.ts'
import { aFile } from '#tests/support/a-file.ts'

const { signal } = new AbortController()
const find = findFileToSave(memoryFileAddress())
const held = aFile({ downloadUrl: 'data:,now' })
const over = aFile({ downloadUrl: 'expired:/api/file/5' })
const save = (file: typeof held, renew: RenewFile | null) =>
  find({ kind: 'save', content: file, renew }, signal)

it('an address that holds is taken as it is', async () => {
  const asked: string[] = []
  const renew: RenewFile = async () => {
    asked.push('again')
    return success(null)
  }
  expect(await save(held, renew)).toEqual(success(held))
  expect(asked).toEqual([])
})

it('of a file whose address is over another one is asked for', async () => {
  expect(await save(over, async () => success(held))).toEqual(success(held))
})

it('why there is no other is answered', async () => {
  const withdrawn = failed({ kind: 'rejected', reason: 'withdrawn', message: '资料已下架' } as const)
  expect(await save(over, async () => withdrawn)).toEqual(withdrawn)
  expect(await save(over, async () => failed({ kind: 'unreachable' }))).toEqual(
    failed({ kind: 'unreachable' }),
  )
})

it.each([
  ['the page cannot ask', null],
  ['the file is not there any more', async () => success(null)],
  ['there is nothing to download any more', async () => success(aFile({ downloadUrl: '' }))],
  [
    'what was kept offline has one that is over, too',
    async () => success({ ...over, downloadUrl: 'expired:/older' }),
  ],
] as const)('it is gone where %s', async (_, renew) => {
  expect(await save(over, renew)).toEqual(failed({ kind: 'gone' }))
})

it('nothing is asked for where nothing can be reached', async () => {
  const away = findFileToSave({ check: async () => failed({ kind: 'unreachable' }) })
  const answer = await away({ kind: 'save', content: over, renew: async () => success(held) }, signal)
  expect(answer).toEqual(failed({ kind: 'unreachable' }))
})
