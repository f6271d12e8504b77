import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { provideCardFiles } from '#application/catalogue/card-files.provide.ts'
import type { CardFileTask } from '#domain/catalogue/card-files.machine.ts'
import type { FileItem } from '#domain/catalogue/file-item.ts'
import { failed, success } from '#domain/kernel/result.ts'
import { aFile } from '#tests/support/a-file.ts'
import { settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { aCard } from '#tests/ui/support/a-card.ts'

const content = aCard({ type: 3 })

/** What comes of asking for the file of a resource that has this one. */
const ask = (kind: 'download' | 'keep', file: FileItem | null) => askFor({ kind, content }, file)

const askFor = async (task: CardFileTask, file: FileItem | null) => {
  const actor = createActor(
    provideCardFiles(
      {
        file: async () => success(file),
        resource: async () => failed({ kind: 'unreachable' }),
        beside: async () => failed({ kind: 'unreachable' }),
        explanations: async () => failed({ kind: 'unreachable' }),
      },
      { keep: async (kept) => success({ ...kept, id: 100, name: `我的${kept.name}` }) },
      async () => failed({ kind: 'gone' }),
    ),
  )
  const { emitted } = record(actor)
  actor.start()
  actor.send({ type: 'cardFiles.ask', task })
  await settle()
  return emitted
}

describe('the file behind a card', () => {
  const first = aFile()

  it('is that of its resource', async () => {
    expect(await ask('download', first)).toEqual([
      { type: 'cardFiles.done', task: { kind: 'download', content }, file: first },
    ])
  })

  it('is kept under the name that the own files give it', async () => {
    expect(await ask('keep', first)).toEqual([
      {
        type: 'cardFiles.done',
        task: { kind: 'keep', content },
        file: { ...first, id: 100, name: `我的${first.name}` },
      },
    ])
  })

  it.each([
    [null],
    [aFile({ downloadUrl: '' })],
  ])('is missing where nothing can be downloaded', async (file) => {
    expect(await ask('download', file)).toEqual([
      { type: 'cardFiles.refused', task: { kind: 'download', content }, refusal: { kind: 'noFile' } },
    ])
  })

  it('that a page names is found by its address', async () => {
    expect(await askFor({ kind: 'save', content: first, renew: null }, null)).toMatchObject([
      { type: 'cardFiles.refused', refusal: { kind: 'gone' } },
    ])
  })
})
