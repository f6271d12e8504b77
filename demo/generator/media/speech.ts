import { execFileSync } from 'node:child_process'
import { pinyin } from 'pinyin-pro'
import { joined, type Sound, silence, soundOf, trimmed } from './sound.ts'
import { speakable } from './speakable.ts'

/*
 * espeak-ng reads most hanzi one by one and takes the commoner sound of those with two. Given pinyin with tones,
 * chosen word by word beforehand, it says 重庆 and 银行 rightly. Latin words are left to its English voice.
 */
const voices = {
  mandarin: ['-v', 'cmn-latn-pinyin', '-s', '190'],
  english: ['-v', 'en-us', '-s', '145'],
} as const
type Voice = keyof typeof voices

interface Phrase {
  readonly voice: Voice
  readonly text: string
}

const latin = /[A-Za-z][A-Za-z'’.,!?\- ]*[A-Za-z.!?]|[A-Za-z]/gu

const phrasesOf = (text: string): readonly Phrase[] => {
  const phrases: Phrase[] = []
  let from = 0
  const push = (voice: Voice, part: string): void => {
    if (/[\p{L}]/u.test(part)) phrases.push({ voice, text: part })
  }
  for (const match of text.matchAll(latin)) {
    push('mandarin', text.slice(from, match.index))
    push('english', match[0])
    from = match.index + match[0].length
  }
  push('mandarin', text.slice(from))
  return phrases
}

const toned = (text: string): string =>
  pinyin(text, { toneType: 'num', nonZh: 'consecutive', v: false }).replace(/(?<=[a-zü])0/gu, '5')

/** Letters of a formula one by one, words as words. */
const spelled = (text: string): string =>
  /[A-Z]{2,}|^[a-z]{1,2}$/u.test(text) ? Array.from(text).join(' ') : text

const spoken = ({ voice, text }: Phrase): Sound => {
  const words = voice === 'mandarin' ? toned(text) : spelled(text)
  const wave = execFileSync('espeak-ng', ['-b', '1', ...voices[voice], '--stdin', '--stdout'], {
    input: words,
    maxBuffer: 1 << 26,
  })
  return trimmed(soundOf(wave))
}

export const speech = (text: string): Sound =>
  joined(
    phrasesOf(speakable(text)).flatMap((phrase, index) =>
      index === 0 ? [spoken(phrase)] : [silence(0.08), spoken(phrase)],
    ),
  )
