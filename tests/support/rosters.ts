import type { Roster, RosterEntry } from '#domain/people/roster.ts'

/** A roster that was compared: two new people, one of them chosen. */
export const aRoster = (change: Partial<Roster> = {}): Roster => ({
  id: 3,
  fileName: '名册.csv',
  stage: 'compared',
  remarks: [],
  same: 5,
  kinds: [
    { kind: 'added', total: 2, chosen: 1 },
    { kind: 'gone', total: 1, chosen: 0 },
  ],
  done: 0,
  left: 0,
  passwords: false,
  ...change,
})

export const anEntry = (change: Partial<RosterEntry> = {}): RosterEntry => ({
  id: 31,
  kind: 'added',
  place: '第 2 行',
  name: '林晓',
  account: '13700000001',
  title: '',
  roleName: '教师',
  schoolNames: ['青禾实验学校'],
  changes: [],
  reasons: [],
  chosen: true,
  namesakes: [],
  sameAs: 0,
  outcome: 'none',
  ...change,
})
