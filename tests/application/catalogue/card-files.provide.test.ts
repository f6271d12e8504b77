import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { provideCardFiles } from '#application/catalogue/card-files.provide.ts'
import type { FileItem } from '#domain/catalogue/file-item.ts'
import { failed, success } from '#domain/kernel/result.ts'
import { aFile } from '#tests/support/a-file.ts'
import { settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { aCard } from '#tests/ui/support/a-card.ts'

const content = aCard({ type: 3 })

/** What comes of asking for the file of a resource that has these. */
const ask = async (kind: 'download' | 'keep', files: readonly FileItem[]) => {
  const detail = { card: content, introduction: [], files, sameChapter: [], related: [] }
  const actor = createActor(
    provideCardFiles(
      {
        resource: async () => success(detail),
        beside: async () => failed({ kind: 'unreachable' }),
        explanations: async () => failed({ kind: 'unreachable' }),
      },
      { keep: async (file) => success({ ...file, id: 100, name: `我的${file.name}` }) },
    ),
  )
  const { emitted } = record(actor)
  actor.start()
  actor.send({ type: 'cardFiles.ask', task: { kind, content } })
  await settle()
  return emitted
}

describe('the file behind a card', () => {
  const first = aFile()
  const second = aFile({ id: 6, name: '答案.pdf' })

  it('is the first of its resource', async () => {
    expect(await ask('download', [first, second])).toEqual([
      { type: 'cardFiles.done', task: { kind: 'download', content }, file: first },
    ])
  })

  it('is kept under the name that the own files give it', async () => {
    expect(await ask('keep', [first, second])).toEqual([
      {
        type: 'cardFiles.done',
        task: { kind: 'keep', content },
        file: { ...first, id: 100, name: `我的${first.name}` },
      },
    ])
  })

  it.each([
    [[]],
    [[aFile({ downloadUrl: '' })]],
  ])('is missing where nothing can be downloaded', async (files) => {
    expect(await ask('download', files)).toEqual([
      { type: 'cardFiles.refused', task: { kind: 'download', content }, refusal: { kind: 'noFile' } },
    ])
  })
})
