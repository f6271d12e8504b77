/** Reads each character of a text: hanzi as a syllable without its tone (`nv` for 女), everything else as itself. */
export type Reader = (text: string) => readonly string[]

const reader = async (): Promise<Reader> => {
  const { pinyin } = await import('pinyin-pro')
  const read = (text: string) => pinyin(text, { type: 'array', toneType: 'none', v: true })
  return (text) => {
    const characters = Array.from(text)
    const syllables = read(text)
    // One for each character, whatever the library makes of a sign that it does not know.
    return syllables.length === characters.length
      ? syllables
      : characters.map((character) => read(character)[0] ?? character)
  }
}

let loading: Promise<Reader> | null = null

/** The dictionary takes 20 MB: it is loaded when a content is written, or nothing was found, and then kept. */
export const loadReader = (): Promise<Reader> => {
  loading ??= reader()
  return loading
}
