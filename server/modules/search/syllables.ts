const FINALS: readonly (readonly [initial: string, finals: string])[] = [
  ['', 'a ai an ang ao e ei en eng er o ou'],
  ['b', 'a ai an ang ao ei en eng i ian iao ie in ing o u'],
  ['p', 'a ai an ang ao ei en eng i ian iao ie in ing o ou u'],
  ['m', 'a ai an ang ao e ei en eng i ian iao ie in ing iu o ou u'],
  ['f', 'a an ang ei en eng o ou u'],
  ['d', 'a ai an ang ao e ei en eng i ia ian iao ie ing iu ong ou u uan ui un uo'],
  ['t', 'a ai an ang ao e eng i ian iao ie ing ong ou u uan ui un uo'],
  ['n', 'a ai an ang ao e ei en eng i ian iang iao ie in ing iu ong ou u uan uo v ve'],
  ['l', 'a ai an ang ao e ei eng i ia ian iang iao ie in ing iu ong ou u uan un uo v ve'],
  ['g', 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo'],
  ['k', 'a ai an ang ao e en eng ong ou u ua uai uan uang ui un uo'],
  ['h', 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo'],
  ['j', 'i ia ian iang iao ie in ing iong iu u uan ue un'],
  ['q', 'i ia ian iang iao ie in ing iong iu u uan ue un'],
  ['x', 'i ia ian iang iao ie in ing iong iu u uan ue un'],
  ['zh', 'a ai an ang ao e ei en eng i ong ou u ua uai uan uang ui un uo'],
  ['ch', 'a ai an ang ao e en eng i ong ou u ua uai uan uang ui un uo'],
  ['sh', 'a ai an ang ao e ei en eng i ou u ua uai uan uang ui un uo'],
  ['r', 'an ang ao e en eng i ong ou u ua uan ui un uo'],
  ['z', 'a ai an ang ao e ei en eng i ong ou u uan ui un uo'],
  ['c', 'a ai an ang ao e en eng i ong ou u uan ui un uo'],
  ['s', 'a ai an ang ao e en eng i ong ou u uan ui un uo'],
  ['y', 'a an ang ao e i in ing o ong ou u uan ue un'],
  ['w', 'a ai an ang ei en eng o u'],
]

/** Every syllable of Mandarin, with `v` for ü. */
const SYLLABLES: ReadonlySet<string> = new Set(
  FINALS.flatMap(([initial, finals]) => finals.split(' ').map((final) => initial + final)),
)

const MAX_LENGTH = 6
/** `xian` is 先 and 西安; what can be read in more ways than this is read in the first of them. */
const MAX_READINGS = 8

export const isSyllable = (letters: string): boolean => SYLLABLES.has(letters)

const beginsSyllable = (letters: string): boolean => [...SYLLABLES].some((it) => it.startsWith(letters))

type Reading = readonly string[]

/** The ways to read letters as syllables, the last of which may be unfinished (`gougud`); none for what is no pinyin. */
export const readingsOf = (letters: string): readonly Reading[] => {
  // From the end, so that every rest is read once, however many ways lead to it.
  const rests: Reading[][] = Array.from({ length: letters.length + 1 }, () => [])
  rests[letters.length] = [[]]
  for (let at = letters.length - 1; at >= 0; at -= 1) {
    const readings: Reading[] = []
    for (let length = Math.min(MAX_LENGTH, letters.length - at); length >= 1; length -= 1) {
      const syllable = letters.slice(at, at + length)
      if (isSyllable(syllable))
        readings.push(...(rests[at + length] ?? []).map((rest) => [syllable, ...rest]))
    }
    const rest = letters.slice(at)
    if (rest.length < MAX_LENGTH && !isSyllable(rest) && beginsSyllable(rest)) readings.push([rest])
    rests[at] = readings.slice(0, MAX_READINGS)
  }
  return rests[0] ?? []
}
