import type { Chance } from '#demo/seed/random.ts'

const OTHERS: readonly unknown[] = [
  null,
  '',
  '七',
  7,
  -1,
  true,
  [],
  [null],
  {},
  [[]],
  { Items: 7 },
  { Total: '七' },
]

type Place = readonly (string | number)[]

const placesIn = (value: unknown, at: Place = []): readonly Place[] => {
  if (typeof value !== 'object' || value === null) return [at]
  return [at, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...at, key]))]
}

const changed = (whole: unknown, [first, ...rest]: Place, value: unknown): unknown => {
  if (first === undefined) return value
  if (Array.isArray(whole))
    return whole.map((item, index): unknown => (index === Number(first) ? changed(item, rest, value) : item))
  const fields = whole as Record<string, unknown>
  return { ...fields, [first]: changed(fields[first], rest, value) }
}

const valueAt = (whole: unknown, [first, ...rest]: Place): unknown =>
  first === undefined ? whole : valueAt((whole as Record<string, unknown>)[first], rest)

/** What is an answer too: another number, that a list is empty, and that a user has no list of menus (R-session-14) or of schools (R-wire-6). */
const isAnswer = (was: unknown, place: Place, value: unknown): boolean =>
  (typeof was === 'number' && value === 7) ||
  (Array.isArray(was) && Array.isArray(value) && value.length === 0) ||
  (['RoleIsShowMenus', 'UserOrgList'].includes(String(place.at(-1))) && value === null)

/** The envelope in these bytes with a few of its values, or the whole of its Data, in the place of which stands something else. */
export const otherShape = (body: Buffer, chance: Chance): string => {
  let envelope: unknown
  try {
    envelope = JSON.parse(body.toString('utf8'))
  } catch {
    return ''
  }
  const otherAt = (place: Place): unknown => {
    const value = OTHERS[chance(0, OTHERS.length - 1)]
    const was = valueAt(envelope, place)
    return isAnswer(was, place, value) ? (typeof was === 'number' ? '七' : 7) : value
  }
  if (chance(0, 2) === 0) return JSON.stringify({ Code: 200, Data: otherAt(['Data']), Message: '' })
  for (let times = chance(1, 6); times > 0; times -= 1) {
    const places = placesIn(envelope).filter(([first]) => first === 'Data')
    const place = places[chance(0, Math.max(0, places.length - 1))]
    if (place !== undefined) envelope = changed(envelope, place, otherAt(place))
  }
  return JSON.stringify(envelope)
}
