const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&lrm;': '',
  '&rlm;': '',
}

/** What is read of a cue: without marks for speakers, classes and styles, since it is drawn as text and as nothing else. */
export const plainCueText = (text: string): string =>
  text
    .replaceAll(/<[^>\n]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|nbsp|lrm|rlm);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim()

const CLOCK = String.raw`(?:(\d+):)?(\d{1,3}):(\d{1,2}(?:[.,]\d{1,3})?)`
const TIMING = new RegExp(String.raw`^${CLOCK}[ \t]*-->[ \t]*${CLOCK}(?=[ \t]|$)`)

const secondsOf = (hours = '0', minutes = '0', seconds = '0'): number =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds.replace(',', '.'))

/** From which second to which, of the line above a cue in WebVTT or SubRip; null for another line. */
export const cueTiming = (line: string): { readonly start: number; readonly end: number } | null => {
  const timing = TIMING.exec(line.trim())
  if (timing === null) return null
  return {
    start: secondsOf(timing[1], timing[2], timing[3]),
    end: secondsOf(timing[4], timing[5], timing[6]),
  }
}
