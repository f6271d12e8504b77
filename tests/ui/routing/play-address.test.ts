import { describe, expect, it } from 'vitest'
import { type PlayPlace, playViewAddress, readPlayPlace } from '#ui/routing/play-address.ts'

const read = (search: string) => readPlayPlace(new URLSearchParams(search))
const PLACE: PlayPlace = { id: 7, type: 1, sectionId: 71, at: null, tab: 'contents' }

describe('the address of a lesson', () => {
  it.each<[string, PlayPlace]>([
    ['id=7&section=71', PLACE],
    ['id=7&section=71&at=760&tab=notes', { ...PLACE, at: 760, tab: 'notes' }],
    ['id=7&section=71&at=0', { ...PLACE, at: 0 }],
    ['id=7&type=2&section=71&tab=questions', { ...PLACE, type: 2, tab: 'questions' }],
    ['id=7', { ...PLACE, sectionId: 0 }],
    ['section=71', { ...PLACE, id: null }],
    ['id=x&section=-1&at=1e9&tab=all&type=9', { ...PLACE, id: null, sectionId: 0 }],
    ['id=7&section=71&at=12.5', PLACE],
  ])('%s', (search, place) => {
    expect(read(search)).toEqual(place)
  })

  it('says the tab but not where it began', () => {
    const written = [
      PLACE,
      { ...PLACE, at: 760, tab: 'notes' as const },
      { ...PLACE, type: 2 as const, tab: 'questions' as const },
    ].map(playViewAddress)
    expect(written).toEqual([
      '/play?id=7&section=71',
      '/play?id=7&section=71&tab=notes',
      '/play?id=7&type=2&section=71&tab=questions',
    ])
    expect(written.map((address) => read(address.split('?')[1] ?? '').tab)).toEqual([
      'contents',
      'notes',
      'questions',
    ])
  })
})
