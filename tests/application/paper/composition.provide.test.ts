import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { type CompositionNeeds, provideComposition } from '#application/paper/composition.provide.ts'
import { success } from '#domain/kernel/result.ts'
import type { PaperKind } from '#domain/paper/composition-service.ts'
import { settle } from '#tests/support/deferred.ts'

const open = async (kind: PaperKind, answer: string | null, change: Partial<CompositionNeeds> = {}) => {
  const asked: PaperKind[] = []
  const left: string[] = []
  const actor = createActor(
    provideComposition({
      configured: { paper: 'https://paper.example.cn/new?from=zhiyuan', electronic: null },
      composition: {
        service: (wanted) => {
          asked.push(wanted)
          return Promise.resolve(success(answer))
        },
      },
      session: { token: () => 'a-token' },
      origin: 'https://class.school.cn',
      leaveFor: (address) => left.push(address),
      ...change,
    }),
    { input: { kind } },
  ).start()
  await settle()
  return { asked, left, state: actor.getSnapshot().value }
}

describe('paper composition', () => {
  it('goes to the configured service without asking, with the token', async () => {
    expect(await open('paper', null)).toEqual({
      asked: [],
      left: ['https://paper.example.cn/new?from=zhiyuan&token=a-token'],
      state: 'leaving',
    })
  })

  it.each([
    'https://papers.school.cn/e',
    'https://papers.school.cn/e?token=its-own&name=%E5%BC%A0%20x#/new',
    'HTTP://papers.school.cn',
  ])('asks the server where none is configured, and opens %s exactly as given', async (address) => {
    expect(await open('electronic', address)).toEqual({
      asked: ['electronic'],
      left: [address],
      state: 'leaving',
    })
  })

  it('is here where the server names none either', async () => {
    expect(await open('electronic', null)).toEqual({ asked: ['electronic'], left: [], state: 'here' })
  })

  it.each([
    'https://class.school.cn/paper',
    'HTTPS://CLASS.school.cn:443/paper/?kind=electronic&token=x#top',
    '/paper',
  ])('is here where %s, this very page, is named: it would be opened for ever', async (address) => {
    const here = { left: [], state: 'here' }
    expect(await open('electronic', address)).toMatchObject(here)
    expect(await open('paper', null, { configured: { paper: address, electronic: null } })).toMatchObject(
      here,
    )
  })

  it.each([
    'https://class.school.cn/papers',
    'https://class.school.cn/compose',
    'http://class.school.cn/paper',
  ])('opens %s, which is another page', async (address) => {
    expect((await open('electronic', address)).left).toEqual([address])
  })

  it('sends nobody away who is signed out meanwhile', async () => {
    expect((await open('paper', null, { session: { token: () => null } })).left).toEqual([])
  })
})
